import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLocale, useSay } from '../../../ui/say.tsx';
import type { Finding } from '../find-conflicts.ts';
import { comparePlans, toPublished } from '../plan-difference.ts';
import type { Plan } from '../plan-shapes.ts';
import type { LoadedPlan } from './load-plan.ts';
import { planWords as said } from './plan.words.ts';
import css from './board.module.css';

interface PublishPanelProps {
  readonly loaded: LoadedPlan;
  readonly plan: Plan;
  readonly findings: readonly Finding[];
  readonly isSending: boolean;
}

/** What publishing changes, who is told, and the button that does it. */
export function PublishPanel({ loaded, plan, findings, isSending }: PublishPanelProps) {
  const say = useSay();
  const locale = useLocale();
  const navigation = useNavigation();
  const { published, exhibitors, version, isPublic, affected } = loaded;
  const ids = exhibitors.map(({ id }) => id);
  const difference = comparePlans(published, toPublished(plan, published), ids);
  const conflicts = findings.filter(({ level }) => level === 'conflict').length;
  const figures = [
    [said.newSlots, difference.added.length],
    [said.changedSlots, difference.changed.length],
    [said.removedSlots, difference.removed.length],
    [said.unchangedSlots, difference.unchanged.length],
    [said.notPlaced, difference.notPlaced.length - difference.removed.length],
    [said.studentsAffected, affected],
  ] as const;
  const isPublishing = navigation.formData?.get('intent') === 'publish';
  return (
    <section className={css.publish} id="publish" aria-labelledby="publish-head">
      <h2 id="publish-head">{say(said.publish)}</h2>
      <p className={css.hint}>{say(isPublic ? said.publishLead : said.publishDraft)}</p>
      <dl className={css.difference}>
        {figures
          .filter(([, count]) => count > 0)
          .map(([label, count], index) => (
            <div key={index}>
              <dt>{say(label)}</dt>
              <dd>{count.toLocaleString(locale)}</dd>
            </div>
          ))}
      </dl>
      {plan.sessions.length === 0 ? (
        <p>{say(said.cannotPublish)}</p>
      ) : difference.isSame ? (
        <p className={css.keptInk}>
          <Icon name="check-circle" size={18} /> {say(said.upToDate)}
        </p>
      ) : (
        <Form method="post">
          {conflicts > 0 && (
            <p className={css.conflictInk}>
              <Icon name="error" size={18} /> {say(said.fixFirst, { count: conflicts })}
            </p>
          )}
          <input type="hidden" name="intent" value="publish" />
          <input type="hidden" name="version" value={version} />
          <Button
            type="submit"
            pending={(isPublishing && say(said.publishing)) || (isSending && say(said.saving))}
          >
            {say(conflicts > 0 ? said.publishAnyway : said.publishNow)}
          </Button>
        </Form>
      )}
    </section>
  );
}
