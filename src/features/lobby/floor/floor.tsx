import { useId, useState, type ReactNode } from 'react';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { countFilters, writeFloorAddress } from './floor-address.ts';
import type { ShownBooth, VisitData } from '../visit/load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { RoomNews } from '../presence/heard-rooms.ts';
import { BoothCard } from './booth-card.tsx';
import { FloorFilters } from './floor-filters.tsx';
import css from './floor.module.css';

interface FloorProps {
  readonly data: VisitData;
  readonly floor: NonNullable<VisitData['floor']>;
  readonly rooms: ReadonlyMap<string, RoomNews>;
}

/** A fair's booths: those with a rep there, then the others. */
export function Floor({ data, floor: made, rooms }: FloorProps) {
  const t = useTranslate();
  const { fair, fairId, asked, bag } = data;
  const floor = useHeld(made, writeFloorAddress(asked));
  const { boothCount, booths, forMe, studentName, found, page, pages } = floor;
  const { visit } = fairPaths(fair.slug);
  if (boothCount === 0) {
    const [title, text] =
      fair.fairType === 'booth'
        ? [messages.emptyTitle, messages.empty]
        : [messages.emptySixTitle, messages.emptySix];
    return <EmptyState title={t(title)}>{t(text)}</EmptyState>;
  }
  const isFiltered = countFilters(asked) > 0 || asked.search !== null;
  const saved = new Set(bag?.ids);
  const card = (booth: ShownBooth & { readonly reason?: string | null }) => (
    <li key={booth.id}>
      <BoothCard
        booth={{ ...booth, isClosed: rooms.get(booth.id)?.isClosed ?? booth.isClosed }}
        slug={fair.slug}
        fairId={fairId}
        reps={rooms.get(booth.id)?.reps ?? made.here[booth.id] ?? []}
        isLarge={booth.reps.length > 0}
        reason={booth.reason ?? null}
        isSaved={bag ? saved.has(booth.collegeId) : null}
      />
    </li>
  );
  // A card's position is fixed when the page loads: none moves away under a finger.
  const here = booths.filter(({ reps }) => reps.length > 0);
  const away = booths.filter(({ reps }) => reps.length === 0);
  return (
    <div id="booths" className={css.floor}>
      <FloorFilters slug={fair.slug} asked={asked} floor={floor} />
      <p role="status" className={css.found}>
        {isFiltered
          ? t(messages.found, { found, all: boothCount })
          : t(messages.all, { all: boothCount })}
      </p>
      {found === 0 && (
        <EmptyState title={t(messages.noneTitle)}>
          <p>{t(messages.none)}</p>
          <ButtonLink
            to={`${visit}${writeFloorAddress({ student: asked.student })}`}
            kind="line"
            preventScrollReset
          >
            {t(messages.clear)}
          </ButtonLink>
        </EmptyState>
      )}
      {forMe.length > 0 && (
        <Group
          title={
            studentName === null
              ? t(messages.forYouTitle)
              : t(messages.forStudentTitle, { name: studentName })
          }
          text={
            studentName === null
              ? t(messages.forYouText)
              : t(messages.forStudentText, { name: studentName })
          }
          look={css.forMe}
        >
          {forMe.map(card)}
        </Group>
      )}
      {here.length > 0 && (
        <Group title={t(messages.hereTitle)} text={t(messages.hereText)} look={css.here}>
          {here.map(card)}
        </Group>
      )}
      {away.length > 0 && (
        <Group title={t(messages.awayTitle)} text={t(messages.awayText)}>
          {away.map(card)}
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

/**
 * The cards in their order and size at page load: a reload after saving something moves none under
 * a finger. Another address, or another number of booths, is a new list. Presence is not part of
 * it: it comes from the latest load, or live.
 */
function useHeld(made: Made, address: string): Made {
  const [held, hold] = useState({ made, address });
  if (held.address === address && held.made.boothCount === made.boothCount) return held.made;
  hold({ made, address });
  return made;
}

interface GroupProps {
  readonly title: string;
  readonly text: string;
  readonly look?: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, text, look, children }: GroupProps) {
  const heading = useId();
  return (
    <section className={classNames(css.group, look)} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={css.booths}>{children}</ul>
    </section>
  );
}
