import { useActionData } from 'react-router';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { isFormProblem } from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { exclusionFields } from './exclusion-fields.ts';
import { exclusionMessages as messages } from './exclusions.messages.ts';
import css from './exclusions.module.css';

interface ExcludePersonProps {
  readonly person: {
    readonly id: string;
    readonly name: string | null;
    readonly email: string | null;
    readonly isRep: boolean;
    readonly exclusion: 'MUTED' | 'REMOVED' | null;
  };
  /** Tells it apart where the same person is named again. */
  readonly place: string;
  readonly now: Date;
}

/** Someone whom a report names: one tap opens what an organizer can do, and one does it. */
export function ExcludePerson({ person, place, now }: ExcludePersonProps) {
  const { id, email, isRep, exclusion } = person;
  const t = useTranslate();
  const answer: unknown = useActionData();
  const intent = `exclude ${place}.${id}`;
  const name = person.name ?? email ?? '';
  return (
    <div className={css.person}>
      <p className={css.who}>
        <span>
          {t(messages.person, { name, isRep: String(isRep) })}
          {person.name !== null && email !== null && <small> {email}</small>}
        </span>
        {exclusion !== null && <Tag>{t(messages.state, { kind: exclusion })}</Tag>}
      </p>
      <details
        // Folded again once it is done.
        key={exclusion}
        open={isFormProblem(answer) && answer.intent === intent}
      >
        <summary aria-label={t(messages.openOf, { name })}>{t(messages.open)}</summary>
        <Form fields={exclusionFields} now={now} intent={intent} className={css.form}>
          <input type="hidden" name="id" value={id} />
          <p>{t(messages.explain)}</p>
          <TextArea
            name="reason"
            rows={2}
            label={t(messages.reason)}
            hint={t(messages.reasonHint)}
          />
          <div className={css.acts}>
            {exclusion !== 'MUTED' && (
              <SubmitButton name="kind" value="MUTED" kind="line">
                {t(messages.mute)}
              </SubmitButton>
            )}
            {exclusion !== 'REMOVED' && (
              <SubmitButton name="kind" value="REMOVED" kind="danger">
                {t(messages.remove)}
              </SubmitButton>
            )}
          </div>
        </Form>
      </details>
    </div>
  );
}
