import { Form } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { Icon, type IconName } from '../../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import type { Finding, FindingLevel } from '../find-conflicts.ts';
import { asksInOwnWords } from '../stated-wishes.ts';
import type { LoadedPlan } from './load-plan.ts';
import { planMessages as messages } from './plan.messages.ts';
import type { Moves } from './use-moves.ts';
import css from './board.module.css';

interface FindingsListProps {
  readonly loaded: LoadedPlan;
  readonly findings: readonly Finding[];
  readonly send: Moves['send'];
}

const looks: Readonly<
  Record<Exclude<FindingLevel, 'kept'>, { icon: IconName; ink: string | undefined }>
> = {
  conflict: { icon: 'error', ink: css.conflictInk },
  missed: { icon: 'warning', ink: css.missedInk },
  waits: { icon: 'clock', ink: undefined },
  left: { icon: 'info', ink: undefined },
};

/** Number of findings shown before "more". */
const shown = 8;

/** Colleges whose requests in their own words haven’t been added. */
export const countUnread = ({ exhibitors, plan }: LoadedPlan): number =>
  exhibitors.filter(({ id, notes }) => asksInOwnWords(notes, plan.wishes[id])).length;

/** Conflicts and missed preferences, each with a one-click fix. */
export function FindingsList({ loaded, findings, send }: FindingsListProps) {
  const t = useTranslate();
  const open = findings.filter(
    // Unplaced exhibitors without a preference are in the list beside the board.
    ({ level, short }) => level !== 'kept' && (level !== 'waits' || short !== ''),
  );
  const conflicts = open.filter(({ level }) => level === 'conflict').length;
  const missedCount = open.filter(({ level }) => level === 'missed').length;
  const unread = countUnread(loaded);
  const lines = open.map((finding, index) => (
    <Line key={`${finding.text} ${index}`} finding={finding} loaded={loaded} send={send} />
  ));
  return (
    <section className={css.findings} aria-labelledby="findings">
      <h2 id="findings">{t(messages.findings, { conflicts, wishes: missedCount + unread })}</h2>
      {unread > 0 && <p className={css.hint}>{t(messages.unread, { count: unread })}</p>}
      {open.length === 0 && unread === 0 && loaded.plan.placements.length > 0 && (
        <p className={css.hint}>{t(messages.allFine)}</p>
      )}
      <ul role="list">{lines.slice(0, shown)}</ul>
      {lines.length > shown && (
        <details className={css.more}>
          <summary>{t(messages.showAll, { count: lines.length - shown })}</summary>
          <ul role="list">{lines.slice(shown)}</ul>
        </details>
      )}
    </section>
  );
}

interface LineProps {
  readonly finding: Finding;
  readonly loaded: LoadedPlan;
  readonly send: Moves['send'];
}

function Line({ finding, loaded, send }: LineProps) {
  const t = useTranslate();
  const { level, text, fix } = finding;
  if (level === 'kept') return null;
  const { icon, ink } = looks[level];
  return (
    <li className={css.line}>
      <Icon name={icon} size={20} className={classNames(ink)} label={t(messages[level])} />
      <span>{text}</span>
      {fix && (
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            send({ intent: 'change', operation: fix.operation });
          }}
        >
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="version" value={loaded.version} />
          <input type="hidden" name="operation" value={JSON.stringify(fix.operation)} />
          <Button type="submit" kind="line" size="small">
            {fix.label}
          </Button>
        </Form>
      )}
    </li>
  );
}
