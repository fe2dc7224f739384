import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { VisitData } from '../visit/load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { HeardRoom } from '../presence/heard-rooms.ts';
import { BoothCard } from './booth-card.tsx';
import { BoothRow } from './booth-row.tsx';
import { countFilters, writeFloorAddress } from './floor-address.ts';
import type { ShownBooth } from './floor-view.ts';
import { FloorBar } from './floor-bar.tsx';
import { groupBooths } from './group-booths.ts';
import { keepFloor } from './last-floor.ts';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import css from './floor.module.css';

interface FloorProps {
  readonly data: VisitData;
  readonly floor: NonNullable<VisitData['floor']>;
  readonly rooms: ReadonlyMap<string, HeardRoom>;
}

/** A fair's booths: those with a rep there on the lawn, then the others. */
export function Floor({ data, floor: made, rooms }: FloorProps) {
  const t = useTranslate();
  const { fair, fairId, asked, bag } = data;
  const { floor, release } = useHeld(made, writeFloorAddress(asked));
  const { boothCount, booths, found, page, pages, hereCount, awayCount } = floor;
  const { visit } = fairPaths(fair.slug);
  const shown = writeFloorAddress(asked);
  useEffect(() => keepFloor(fair.slug, shown), [fair.slug, shown]);
  if (boothCount === 0) {
    const [title, text] =
      fair.fairType === 'booth'
        ? [messages.emptyTitle, messages.empty]
        : [messages.emptySixTitle, messages.emptySix];
    return (
      <div id="booths">
        <EmptyState title={t(title)}>{t(text)}</EmptyState>
      </div>
    );
  }
  const isFiltered = countFilters(asked) > 0 || asked.search !== null || asked.show !== null;
  const all = `${visit}${writeFloorAddress({ student: asked.student })}`;
  const saved = new Set(bag?.ids);
  // A booth's position is fixed when the page loads: none moves away under a finger.
  const { here, line, away } = groupBooths(booths);
  const onLawn = [...here, ...line];
  const loaded = new Map(made.booths.map(({ id, waiting }) => [id, waiting]));
  const waitingAt = ({ id, waiting }: ShownBooth): number | null => {
    const heard = rooms.get(id)?.line;
    if (heard) return heard.waiting;
    const now = loaded.get(id);
    // Null is an answer, too: the line was closed.
    return now === undefined ? waiting : now;
  };
  const props = (booth: ShownBooth) => ({
    booth: { ...booth, isClosed: rooms.get(booth.id)?.isClosed ?? booth.isClosed },
    slug: fair.slug,
    fairId,
    reps: rooms.get(booth.id)?.reps ?? made.here[booth.id] ?? [],
    waiting: waitingAt(booth),
    isSaved: bag ? saved.has(booth.collegeId) : null,
  });
  const arrived = findArrived({ rooms, fairId, floor, isFiltered });
  return (
    <div className={css.floor} id="booths">
      <FloorBar slug={fair.slug} asked={asked} floor={made} hasBag={bag !== null} />
      <p role="status" className={classNames(css.found, !isFiltered && 'visually-hidden')}>
        {isFiltered
          ? t(messages.found, { found, all: boothCount })
          : t(messages.all, { all: boothCount })}
        {isFiltered && (
          <Link to={all} preventScrollReset className={css.clear}>
            {t(messages.clear)}
          </Link>
        )}
      </p>
      {found === 0 && (
        <EmptyState title={t(messages.noneTitle)}>
          <p>{t(asked.show === 'saved' ? messages.noneSaved : messages.none)}</p>
          <ButtonLink to={all} kind="line" preventScrollReset>
            {t(messages.clear)}
          </ButtonLink>
        </EmptyState>
      )}
      {(onLawn.length > 0 || (page === 1 && !isFiltered)) && (
        <Group
          title={t(messages.hereTitle)}
          count={hereCount}
          look={css.here}
          text={
            arrived.length > 0 ? (
              <button type="button" className={css.arrived} onClick={() => release(arrived)}>
                <Icon name="chevron-up" />
                {t(messages.arrived, { count: arrived.length })}
              </button>
            ) : (
              t(onLawn.length > 0 ? messages.hereText : messages.hereNone)
            )
          }
        >
          {onLawn.length > 0 && (
            <ul className={css.cards}>
              {onLawn.map((booth) => (
                <li key={booth.id}>
                  <BoothCard {...props(booth)} />
                </li>
              ))}
            </ul>
          )}
        </Group>
      )}
      {away.length > 0 && (
        <Group title={t(messages.awayTitle)} count={awayCount} text={t(messages.awayText)}>
          <ul className={css.rows}>
            {away.map((booth) => (
              <li key={booth.id}>
                <BoothRow {...props(booth)} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      <Pagination
        page={page}
        pages={pages}
        to={(to) => `${visit}${writeFloorAddress({ ...asked, page: to })}`}
      />
    </div>
  );
}

type Made = FloorProps['floor'];

/** The booths to which a rep has come since their place was fixed; of a filtered list those on it. */
function findArrived(live: {
  readonly rooms: ReadonlyMap<string, HeardRoom>;
  readonly fairId: string;
  readonly floor: Made;
  readonly isFiltered: boolean;
}): readonly string[] {
  const { rooms, fairId, floor, isFiltered } = live;
  const shown = new Map(floor.booths.map((booth) => [booth.id, booth]));
  return [...rooms.values()]
    .filter(({ id, reps = [], isClosed }) => {
      if (id === fairId || reps.length === 0 || floor.here[id] !== undefined) return false;
      return !(isClosed ?? shown.get(id)?.isClosed ?? false) && (!isFiltered || shown.has(id));
    })
    .map(({ id }) => id);
}

/**
 * The booths in their order and size at page load: a reload after saving something moves none under
 * a finger. Another address, or another number of booths, is a new list, and so is one that the
 * visitor asks for with `release`, naming the booths to which a rep has come: what the page reads may
 * be a second older than the news of them, so it is read until they are in it. Presence is not part
 * of it: it comes from the latest load, or live.
 */
function useHeld(made: Made, address: string) {
  const [held, hold] = useState<Held>({ made, address, wanted: null });
  const refresh = useRefresh();
  const { wanted } = held;
  const isAnother = held.address !== address || held.made.boothCount !== made.boothCount;
  const isRead = wanted !== null && wanted.after !== made;
  const isThere = isRead && wanted.ids.every((id) => made.here[id] !== undefined);
  const isNew = isAnother || isThere || (isRead && wanted.reads >= maxReads);
  if (isNew) hold({ made, address, wanted: null });
  else if (isRead) hold({ ...held, wanted: { ...wanted, after: made, reads: wanted.reads + 1 } });
  const reads = wanted?.reads ?? 0;
  useEffect(() => {
    if (reads < 2) return;
    const timer = setTimeout(refresh, readAgainAfter);
    return () => clearTimeout(timer);
  }, [reads, refresh]);
  return {
    floor: isNew ? made : held.made,
    release: (ids: readonly string[]): void => {
      hold((before) => ({ ...before, wanted: { ids, after: made, reads: 1 } }));
      refresh();
    },
  };
}

/** Reads of the page for one press: a rep may have left in the meantime. */
const maxReads = 3;
/** Milliseconds until the page is read again: as old as what it reads may be. */
const readAgainAfter = 1_000;

interface Held {
  readonly made: Made;
  readonly address: string;
  /** The booths that the visitor asked for, the last load before that, and the reads since. */
  readonly wanted: {
    readonly ids: readonly string[];
    readonly after: Made;
    readonly reads: number;
  } | null;
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly text: ReactNode;
  readonly look?: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, count, text, look, children }: GroupProps) {
  const t = useTranslate();
  const heading = useId();
  return (
    <section className={classNames(css.group, look)} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        {count > 0 && <p className={css.count}>{t(messages.boothCount, { count })}</p>}
        <div className={css.text}>{text}</div>
      </div>
      {children}
    </section>
  );
}
