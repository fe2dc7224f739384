import { Form, useNavigation } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../../ui/text/translate.tsx';
import type { Finding } from '../find-conflicts.ts';
import { comparePlans, toPublished } from '../plan-difference.ts';
import type { Plan } from '../plan-shapes.ts';
import type { LoadedPlan } from './load-plan.ts';
import { planMessages as messages } from './plan.messages.ts';
import css from './board.module.css';

interface PublishPanelProps {
  readonly loaded: LoadedPlan;
  readonly plan: Plan;
  readonly findings: readonly Finding[];
  readonly isSending: boolean;
}

/** What publishing changes, who is notified, and the publish button. */
export function PublishPanel({ loaded, plan, findings, isSending }: PublishPanelProps) {
  const t = useTranslate();
  const locale = useLocale();
  const navigation = useNavigation();
  const { published, exhibitors, version, isPublic, affected } = loaded;
  const ids = exhibitors.map(({ id }) => id);
  const difference = comparePlans(published, toPublished(plan, published), ids);
  const conflicts = findings.filter(({ level }) => level === 'conflict').length;
  const figures = [
    [messages.newSlots, difference.added.length],
    [messages.changedSlots, difference.changed.length],
    [messages.removedSlots, difference.removed.length],
    [messages.unchangedSlots, difference.unchanged.length],
    [messages.notPlaced, difference.notPlaced.length - difference.removed.length],
    [messages.studentsAffected, affected],
  ] as const;
  const isPublishing = navigation.formData?.get('intent') === 'publish';
  return (
    <section className={css.publish} id="publish" aria-labelledby="publish-head">
      <h2 id="publish-head">{t(messages.publish)}</h2>
      <p className={css.hint}>{t(isPublic ? messages.publishLead : messages.publishDraft)}</p>
      <dl className={css.difference}>
        {figures
          .filter(([, count]) => count > 0)
          .map(([label, count], index) => (
            <div key={index}>
              <dt>{t(label)}</dt>
              <dd>{count.toLocaleString(locale)}</dd>
            </div>
          ))}
      </dl>
      {affected > 0 && <p className={css.hint}>{t(messages.studentsNext)}</p>}
      {plan.sessions.length === 0 ? (
        <p>{t(messages.cannotPublish)}</p>
      ) : difference.isSame ? (
        <p className={css.keptInk}>
          <Icon name="check-circle" size={18} /> {t(messages.upToDate)}
        </p>
      ) : (
        <Form method="post">
          {conflicts > 0 && (
            <p className={css.conflictInk}>
              <Icon name="error" size={18} /> {t(messages.fixFirst, { count: conflicts })}
            </p>
          )}
          <input type="hidden" name="intent" value="publish" />
          <input type="hidden" name="version" value={version} />
          <Button
            type="submit"
            pending={(isPublishing && t(messages.publishing)) || (isSending && t(messages.saving))}
          >
            {t(conflicts > 0 ? messages.publishAnyway : messages.publishNow)}
          </Button>
        </Form>
      )}
    </section>
  );
}
