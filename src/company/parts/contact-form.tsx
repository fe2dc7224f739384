import { useMemo } from 'react';
import type { Person } from '../../platform/pages/site.ts';
import { Form } from '../../ui/form.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { roleNames, topicNames } from '../contact-body.ts';
import { contactFields, contactRoles, contactTopics } from '../contact-fields.ts';
import { contactWords as said } from '../contact.words.ts';
import css from './contact-form.module.css';

interface ContactFormProps {
  /** The present, ISO 8601. */
  readonly now: string;
  /** By `sealHoneypot`. */
  readonly seal: string;
  /** What the link that led here is about. */
  readonly topic: string | null;
  /** Who is signed in need not type the own name and address. */
  readonly person: Person | null;
}

/** Who writes, what about, and the message. */
export function ContactForm({ now, seal, topic, person }: ContactFormProps) {
  const say = useSay();
  const initial = useMemo(
    () => ({ ...(topic ? { topic: [topic] } : {}), ...(person ? knownOf(person) : {}) }),
    [topic, person],
  );
  return (
    <div className={css.sheet}>
      <Form fields={contactFields} now={new Date(now)} action="/contact-us" initial={initial}>
        <div className={css.pair}>
          <SelectField
            name="role"
            label={say(said.role)}
            options={contactRoles.map((value) => ({ value, label: say(roleNames[value]) }))}
          />
          <SelectField
            name="topic"
            label={say(said.topic)}
            options={contactTopics.map((value) => ({ value, label: say(topicNames[value]) }))}
          />
        </div>
        <TextField name="name" label={say(said.name)} autoComplete="name" />
        <EmailField name="email" label={say(said.email)} hint={say(said.emailHint)} />
        <TextArea name="message" label={say(said.message)} hint={say(said.messageHint)} rows={7} />
        <Honeypot seal={seal} />
        <SubmitButton icon="send" size="large" pending={say(said.pending)}>
          {say(said.submit)}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** What the form need not ask; a display name that is the address is no name. */
function knownOf({ email, displayName, userType }: Person) {
  const role = contactRoles.find((one) => one === userType);
  return {
    email: [email],
    ...(displayName === email ? {} : { name: [displayName] }),
    ...(role ? { role: [role] } : {}),
  };
}
