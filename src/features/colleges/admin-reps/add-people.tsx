import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { peopleFields } from './act-on-people.ts';
import { adminRepsMessages as messages } from './admin-reps.messages.ts';
import css from './admin-reps.module.css';

interface AddPeopleProps {
  readonly now: Date;
  /** Changes when someone was added, to clear the forms. */
  readonly version: string;
}

/** Two ways to add a rep: an invitation by email, and an existing account. */
export const AddPeople = (props: AddPeopleProps) => (
  <div className={css.ways}>
    <Way
      {...props}
      act="invite"
      title={messages.inviteTitle}
      text={messages.inviteText}
      press={messages.invite}
    />
    <Way
      {...props}
      act="link"
      title={messages.linkTitle}
      text={messages.linkText}
      press={messages.link}
    />
  </div>
);

interface WayProps extends AddPeopleProps {
  readonly act: keyof typeof peopleFields;
  readonly title: Message;
  readonly text: Message;
  readonly press: Message;
}

function Way({ now, version, act, title, text, press }: WayProps) {
  const t = useTranslate();
  return (
    <section className={css.way} aria-labelledby={`${act}-title`}>
      <h3 id={`${act}-title`}>{t(title)}</h3>
      <p>{t(text)}</p>
      <Form key={version} fields={peopleFields[act]} now={now} intent={act}>
        <input type="hidden" name="act" value={act} />
        <EmailField name="email" label={t(messages.email)} autoComplete="off" />
        <SubmitButton kind="line" pending={t(messages.saving)}>
          {t(press)}
        </SubmitButton>
      </Form>
    </section>
  );
}
