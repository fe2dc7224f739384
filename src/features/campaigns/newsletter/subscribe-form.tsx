import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Honeypot } from '../../../ui/forms/honeypot.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, TextField } from '../../../ui/fields/text-field.tsx';
import { subscribeFields } from './subscribe-fields.ts';
import { subscribeMessages as messages } from './subscribe.messages.ts';

const initial = { list: ['attendees'] };

interface SubscribeFormProps {
  /** The present, ISO 8601. */
  readonly now: string;
  /** By `sealHoneypot`. */
  readonly seal: string;
  readonly fetcher?: FetcherWithComponents<unknown>;
  readonly children?: ReactNode;
}

/** Name, address and lists; posted to `/subscribe` from any page. */
export function SubscribeForm({ now, seal, fetcher, children }: SubscribeFormProps) {
  const t = useTranslate();
  return (
    <Form
      fields={subscribeFields}
      now={new Date(now)}
      action="/subscribe"
      initial={initial}
      {...(fetcher ? { fetcher } : {})}
    >
      <RadioCards
        name="list"
        label={t(messages.list)}
        hint={t(messages.listHint)}
        inline
        options={[
          { value: 'attendees', label: t(messages.attendees) },
          { value: 'exhibitors', label: t(messages.exhibitors) },
        ]}
      />
      <TextField name="name" label={t(messages.name)} autoComplete="name" />
      <EmailField name="email" label={t(messages.email)} />
      <Honeypot seal={seal} />
      {children}
      <SubmitButton icon="mail" pending={t(messages.pending)}>
        {t(messages.submit)}
      </SubmitButton>
    </Form>
  );
}
