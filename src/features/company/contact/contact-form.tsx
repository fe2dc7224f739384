import { useMemo } from 'react';
import type { Person } from '../../../platform/pages/site.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Honeypot } from '../../../ui/forms/honeypot.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { roleNames, topicNames } from './contact-body.ts';
import { contactFields, contactRoles, contactTopics } from './contact-fields.ts';
import { contactMessages as messages } from './contact.messages.ts';
import css from './contact-form.module.css';

interface ContactFormProps {
  /** The present, ISO 8601. */
  readonly now: string;
  /** By `sealHoneypot`. */
  readonly seal: string;
  /** What the link that led here is about. */
  readonly topic: string | null;
  /** People who are signed in need not type their own name and address. */
  readonly person: Person | null;
}

/** Who writes, what about, and the message. */
export function ContactForm({ now, seal, topic, person }: ContactFormProps) {
  const t = useTranslate();
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
            label={t(messages.role)}
            options={contactRoles.map((value) => ({ value, label: t(roleNames[value]) }))}
          />
          <SelectField
            name="topic"
            label={t(messages.topic)}
            options={contactTopics.map((value) => ({ value, label: t(topicNames[value]) }))}
          />
        </div>
        <TextField name="name" label={t(messages.name)} autoComplete="name" />
        <EmailField name="email" label={t(messages.email)} hint={t(messages.emailHint)} />
        <TextArea
          name="message"
          label={t(messages.message)}
          hint={t(messages.messageHint)}
          rows={7}
        />
        <Honeypot seal={seal} />
        <SubmitButton icon="send" size="large" pending={t(messages.pending)}>
          {t(messages.submit)}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** Prefilled fields of the form; a display name that is the address is no name. */
function knownOf({ email, displayName, userType }: Person) {
  const role = contactRoles.find((one) => one === userType);
  return {
    email: [email],
    ...(displayName === email ? {} : { name: [displayName] }),
    ...(role ? { role: [role] } : {}),
  };
}
