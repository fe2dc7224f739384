import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { QueueForm } from './queue-form.tsx';
import { queueIntents } from './queue-intents.ts';
import { queueMessages as messages } from './queue.messages.ts';
import css from './rep-queue.module.css';

interface TwoRepsProps {
  readonly boothId: string;
  readonly isOn: boolean;
  /** Reps decide; admins look on. */
  readonly isOwn: boolean;
}

/** Whether every call at a booth needs two reps: rarely set, so it opens on request. */
export function TwoReps({ boothId, isOn, isOwn }: TwoRepsProps) {
  const t = useTranslate();
  return (
    <details className={css.more}>
      <summary>{t(messages.twoReps, { state: isOn ? 'on' : 'off' })}</summary>
      <div className={css.field}>
        <p className={css.none}>{t(messages.twoRepsText)}</p>
        {isOwn && (
          <QueueForm
            intent={isOn ? queueIntents.allowOneRep : queueIntents.requireTwoReps}
            values={{ boothId }}
          >
            <Button type="submit" kind="line" size="small" className={css.act}>
              {t(isOn ? messages.allowOneRep : messages.requireTwoReps)}
            </Button>
          </QueueForm>
        )}
      </div>
    </details>
  );
}
