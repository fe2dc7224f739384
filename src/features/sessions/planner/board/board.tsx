import { useDroppable } from '@dnd-kit/core';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { Icon } from '../../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../../ui/text/translate.tsx';
import { sessionPage } from '../../open-session-fair.ts';
import { hostTwice } from '../judge-plan.ts';
import { startsAtMinute, type Plan, type PlannedSession, type Spot } from '../plan-shapes.ts';
import type { LoadedPlan, PlanCard } from './load-plan.ts';
import { PlanCardView, type BoardTools } from './plan-card.tsx';
import { spotText } from './plan-forms.ts';
import { planMessages as messages } from './plan.messages.ts';
import css from './board.module.css';

interface BoardProps {
  readonly loaded: LoadedPlan;
  readonly plan: Plan;
  readonly tools: BoardTools;
  /** The drop target of a card moved by keyboard. */
  readonly aimed: Spot | null;
}

/** Sessions as columns, spots as rows. */
export function Board({ loaded, plan, tools, aimed }: BoardProps) {
  const t = useTranslate();
  const cards = new Map(loaded.exhibitors.map((card) => [card.id, card]));
  const rows = Math.max(0, ...plan.sessions.map(({ places }) => places));
  const [first] = plan.sessions;
  const isEven = plan.sessions.every(
    (one) => one.introMinutes === first?.introMinutes && one.minutesEach === first.minutesEach,
  );
  const overlapping = new Set(hostTwice(plan.sessions).map(([, { number }]) => number));
  return (
    // The board is wider than most screens: it scrolls on its own, by keyboard too.
    <div className={css.scroll} role="region" aria-label={t(messages.board)} tabIndex={0}>
      <div className={css.board}>
        <div className={css.rows} aria-hidden="true">
          {Array.from({ length: rows }, (_, index) => (
            <span key={index} className={css.row}>
              <b>{index + 1}</b>
              {isEven && first && t(messages.offset, { minutes: startsAtMinute(first, index + 1) })}
            </span>
          ))}
        </div>
        {plan.sessions.map((session) => (
          <section key={session.number} className={css.column}>
            <ColumnHead
              session={session}
              loaded={loaded}
              taken={plan.placements.filter((one) => one.session === session.number).length}
              isOverlapping={overlapping.has(session.number)}
            />
            <ol role="list" className={css.spots}>
              {Array.from({ length: session.places }, (_, index) => {
                const at = { session: session.number, place: index + 1 };
                const placed = plan.placements.find(
                  (one) => one.session === at.session && one.place === at.place,
                );
                const card = placed && cards.get(placed.exhibitorId);
                return (
                  <SpotView
                    key={index}
                    at={at}
                    isAimed={aimed?.session === at.session && aimed.place === at.place}
                    minutes={isEven ? null : startsAtMinute(session, at.place)}
                  >
                    {card && (
                      <PlanCardView {...tools} card={card} isLocked={placed.locked === true} />
                    )}
                  </SpotView>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

interface HeadProps {
  readonly session: PlannedSession;
  readonly loaded: LoadedPlan;
  readonly taken: number;
  readonly isOverlapping: boolean;
}

function ColumnHead({ session, loaded, taken, isOverlapping }: HeadProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { number, title, places, host } = session;
  const usual = t(messages.session, { number });
  const shown = title === usual ? usual : `${number} · ${title}`;
  const going = loaded.going.find((one) => one.session === number)?.count ?? 0;
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: loaded.timeZone,
  }).format(Date.parse(session.startTime));
  return (
    <header className={classNames(css.columnHead, isOverlapping && css.overlapping)}>
      <h3>
        <Link
          to={`${sessionPage('plan', loaded.slug)}&session=${number}#panel`}
          preventScrollReset
          aria-label={t(messages.editSession, { number, title: shown })}
        >
          {shown}
          <Icon name="edit" size={14} />
        </Link>
      </h3>
      <p>{t(messages.timeGoing, { time, going })}</p>
      <p className={css.host}>{host ? t(messages.hostedBy, { host }) : '\u00a0'}</p>
      <p className={css.segments} role="img" aria-label={t(messages.taken, { taken, places })}>
        {Array.from({ length: places }, (_, index) => (
          <span key={index} className={classNames(css.segment, index < taken && css.full)} />
        ))}
      </p>
    </header>
  );
}

interface SpotProps {
  readonly at: Spot;
  readonly isAimed: boolean;
  /** The start time, if the rows don't show it. */
  readonly minutes: number | null;
  readonly children: ReactNode;
}

function SpotView({ at, isAimed, minutes, children }: SpotProps) {
  const t = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: `spot ${spotText(at)}` });
  return (
    <li
      ref={setNodeRef}
      aria-label={t(messages.spotLabel, { ...at })}
      className={classNames(css.spot, (isOver || isAimed) && css.aimed)}
    >
      {children || <span className={css.free}>{t(messages.free)}</span>}
      {minutes !== null && <span className={css.minutes}>{t(messages.offset, { minutes })}</span>}
    </li>
  );
}

interface TrayProps {
  readonly cards: readonly PlanCard[];
  readonly hasAny: boolean;
  readonly tools: BoardTools;
  readonly isAimed: boolean;
}

/** Colleges without a spot. */
export function Tray({ cards, hasAny, tools, isAimed }: TrayProps) {
  const t = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: 'tray' });
  return (
    <section
      ref={setNodeRef}
      aria-label={t(messages.tray)}
      className={classNames(css.tray, (isOver || isAimed) && css.aimed)}
    >
      <h3>{t(messages.tray)}</h3>
      <p className={css.hint}>
        {cards.length > 0
          ? t(messages.trayHint)
          : t(hasAny ? messages.trayFull : messages.trayNobody)}
      </p>
      <ul role="list" className={css.waiting}>
        {cards.map((card) => (
          <li key={card.id}>
            <PlanCardView {...tools} card={card} isLocked={false} />
          </li>
        ))}
      </ul>
      <dl className={css.legend}>
        <dt>{t(messages.legend)}</dt>
        <dd className={css.conflictInk}>
          <Icon name="error" size={16} /> {t(messages.legendConflict)}
        </dd>
        <dd className={css.missedInk}>
          <Icon name="warning" size={16} /> {t(messages.legendMissed)}
        </dd>
        <dd className={css.keptInk}>
          <Icon name="check" size={16} /> {t(messages.legendKept)}
        </dd>
        <dd>
          <Icon name="lock" size={16} /> {t(messages.legendLocked)}
        </dd>
      </dl>
    </section>
  );
}
