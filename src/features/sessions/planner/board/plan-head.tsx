import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../../ui/text/translate.tsx';
import { sessionPage } from '../../open-session-fair.ts';
import { countUnread } from './findings-list.tsx';
import { countPlan, type Finding } from '../find-conflicts.ts';
import { comparePlans, toPublished } from '../plan-difference.ts';
import type { LoadedPlan } from './load-plan.ts';
import { planMessages as messages } from './plan.messages.ts';
import type { Moves } from './use-moves.ts';
import css from './board.module.css';

interface PlanHeadProps {
  readonly loaded: LoadedPlan;
  readonly moves: Moves;
  readonly findings: readonly Finding[];
  readonly now: string;
}

/** A plan's figures, and the actions on all of it. */
export function PlanHead({ loaded, moves, findings }: PlanHeadProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { plan } = moves;
  const { exhibitors, published, publishedAt, slug, timeZone, lastChange } = loaded;
  const figures = countPlan(plan, findings, exhibitors.length);
  const unread = countUnread(loaded);
  const mixed = mixedSessions(loaded, plan);
  const difference = comparePlans(
    published,
    toPublished(plan, published),
    exhibitors.map(({ id }) => id),
  );
  const changes = difference.added.length + difference.changed.length + difference.removed.length;
  const day = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(Date.parse(at));
  const time = (at: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(Date.parse(at));
  return (
    <header className={css.head}>
      <h2 className={css.visuallyHidden}>{t(messages.title)}</h2>
      <p className={css.figures}>
        <span>{t(messages.placedCount, { placed: figures.placed, all: figures.exhibitors })}</span>
        {figures.wishes > 0 && (
          <span>{t(messages.wishesKept, { kept: figures.kept, all: figures.wishes })}</span>
        )}
        <span>{t(messages.conflictCount, { count: figures.conflicts })}</span>
        {mixed.all > 0 && <span>{t(messages.mixed, mixed)}</span>}
        <span>
          {publishedAt
            ? `${t(messages.publishedOn, { date: day(publishedAt) })}, ${t(messages.changesSince, { count: changes })}`
            : published.sessions.length > 0
              ? `${t(messages.isPublished)}, ${t(messages.changesSince, { count: changes })}`
              : t(messages.neverPublished)}
        </span>
      </p>
      <div className={css.acts}>
        <span className={css.saved} role="status">
          <Icon name={moves.isSending ? 'refresh' : 'check-circle'} size={16} />{' '}
          {moves.isSending
            ? t(messages.saving)
            : lastChange
              ? t(messages.theyChanged, { who: lastChange.who, time: time(lastChange.at) })
              : t(messages.saved)}
        </span>
        <Step moves={moves} intent="undo" isOn={loaded.canUndo} />
        <Step moves={moves} intent="redo" isOn={loaded.canRedo} />
        <Step moves={moves} intent="suggest" isOn />
        {plan.placements.length > 0 && <Step moves={moves} intent="repair" isOn />}
        <ButtonLink
          kind="line"
          icon="plus"
          to={`${sessionPage('plan', slug)}&add=1#panel`}
          preventScrollReset
        >
          {t(messages.addSessions)}
        </ButtonLink>
        <ButtonLink to="#publish">{t(messages.publishTo, { count: changes })}</ButtonLink>
      </div>
      {unread > 0 && <p className={css.hint}>{t(messages.unread, { count: unread })}</p>}
    </header>
  );
}

interface StepProps {
  readonly moves: Moves;
  readonly intent: 'undo' | 'redo' | 'suggest' | 'repair';
  readonly isOn: boolean;
}

/** The planner's script submits it after earlier moves; a plain form without JavaScript. */
function Step({ moves, intent, isOn }: StepProps) {
  const t = useTranslate();
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        moves.send({ intent });
      }}
    >
      <Button
        type="submit"
        kind="line"
        name="intent"
        value={intent}
        pending={
          moves.intent === intent &&
          intent !== 'undo' &&
          intent !== 'redo' &&
          t(messages.suggesting)
        }
        aria-disabled={!isOn && !moves.isSending ? true : undefined}
      >
        {t(messages[intent])}
      </Button>
    </Form>
  );
}

/** Sessions with two or more colleges in which no state has more than half. */
function mixedSessions({ exhibitors }: LoadedPlan, plan: Moves['plan']) {
  const states = new Map(exhibitors.map(({ id, state }) => [id, state]));
  const filled = plan.sessions
    .map(({ number }) =>
      plan.placements
        .filter(({ session }) => session === number)
        .map(({ exhibitorId }) => states.get(exhibitorId) ?? ''),
    )
    .filter((all) => all.length > 1);
  const mixed = filled.filter((all) =>
    all.every((state) => all.filter((one) => one === state).length * 2 <= all.length),
  );
  return { mixed: mixed.length, all: filled.length };
}
