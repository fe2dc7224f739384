import type { Message } from '../../platform/words/words.ts';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { peopleFields } from './act-on-people.ts';
import { adminRepsWords as said } from './admin-reps.words.ts';
import css from './admin-reps.module.css';

interface AddPeopleProps {
  readonly now: Date;
  /** Changes when someone was added: the forms are empty then. */
  readonly version: string;
}

/** Two ways to a rep: an invitation by email, and an account that exists. */
export const AddPeople = (props: AddPeopleProps) => (
  <div className={css.ways}>
    <Way
      {...props}
      act="invite"
      title={said.inviteTitle}
      text={said.inviteText}
      press={said.invite}
    />
    <Way {...props} act="link" title={said.linkTitle} text={said.linkText} press={said.link} />
  </div>
);

interface WayProps extends AddPeopleProps {
  readonly act: keyof typeof peopleFields;
  readonly title: Message;
  readonly text: Message;
  readonly press: Message;
}

function Way({ now, version, act, title, text, press }: WayProps) {
  const say = useSay();
  return (
    <section className={css.way} aria-labelledby={`${act}-title`}>
      <h3 id={`${act}-title`}>{say(title)}</h3>
      <p>{say(text)}</p>
      <Form key={version} fields={peopleFields[act]} now={now} intent={act}>
        <input type="hidden" name="act" value={act} />
        <EmailField name="email" label={say(said.email)} autoComplete="off" />
        <SubmitButton kind="line" pending={say(said.saving)}>
          {say(press)}
        </SubmitButton>
      </Form>
    </section>
  );
}
