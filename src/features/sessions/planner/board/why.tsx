import { useLocale, useTranslate } from '../../../../ui/text/translate.tsx';
import { judgeWishes, layOut } from '../judge-plan.ts';
import type { Spot } from '../plan-shapes.ts';
import { describeWish } from '../describe-wish.ts';
import type { LoadedPlan, PlanCard } from './load-plan.ts';
import { planMessages as messages } from './plan.messages.ts';
import css from './panel.module.css';

interface WhyProps {
  readonly loaded: LoadedPlan;
  readonly card: PlanCard;
  readonly at: Spot;
}

/** The reasons for and against a college's spot, in the current plan. */
export function Why({ loaded, card, at }: WhyProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { plan, exhibitors, timeZone } = loaded;
  const board = layOut(plan, exhibitors, timeZone);
  const nameOf = (id: string) => exhibitors.find((one) => one.id === id)?.name ?? '';
  const here = exhibitors.filter(({ id }) => board.spots.get(id)?.session === at.session);
  const fromState = here.filter(({ state }) => state === card.state).length;
  const [kind] = card.kinds;
  const ofKind = here.filter(({ kinds }) => kind !== undefined && kinds.includes(kind)).length;
  const places = board.sessions.get(at.session)?.places ?? 1;
  const order = places > 1 ? (at.place - 1) / (places - 1) : 0;
  const { usualOrder } = card;
  const isLocked = plan.placements.some((one) => one.exhibitorId === card.id && one.locked);
  const reasons = [
    ...(isLocked ? [t(messages.whyLocked)] : []),
    ...judgeWishes(board, card.id).map(({ wish, isKept }) =>
      t(isKept ? messages.whyWish : messages.whyNot, {
        wish: describeWish(t, locale, wish, nameOf),
      }),
    ),
    fromState > 1
      ? t(messages.whyFew, { count: fromState, state: card.state })
      : t(messages.whyAlone, { state: card.state }),
    ...(kind === undefined ? [] : [t(messages.whyKind, { all: here.length, count: ofKind, kind })]),
    ...(typeof usualOrder === 'number' && usualOrder > 0.6 && order < 0.4
      ? [t(messages.whyEarly)]
      : []),
    ...(typeof usualOrder === 'number' && usualOrder < 0.4 && order > 0.6
      ? [t(messages.whyLate)]
      : []),
  ];
  return (
    <>
      <h3>{t(messages.why)}</h3>
      <ul className={css.notes}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
