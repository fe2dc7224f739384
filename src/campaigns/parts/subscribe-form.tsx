import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { RadioCards } from '../../ui/choice-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { subscribeFields } from '../subscribe-fields.ts';
import { subscribeWords as said } from '../subscribe.words.ts';

const initial = { list: ['attendees'] };

interface SubscribeFormProps {
  /** The present, ISO 8601. */
  readonly now: string;
  /** By `sealHoneypot`. */
  readonly seal: string;
  readonly fetcher?: FetcherWithComponents<unknown>;
  readonly children?: ReactNode;
}

/** Name, address and which letters; sent to `/subscribe` from wherever it stands. */
export function SubscribeForm({ now, seal, fetcher, children }: SubscribeFormProps) {
  const say = useSay();
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
        label={say(said.list)}
        hint={say(said.listHint)}
        inline
        options={[
          { value: 'attendees', label: say(said.attendees) },
          { value: 'exhibitors', label: say(said.exhibitors) },
        ]}
      />
      <TextField name="name" label={say(said.name)} autoComplete="name" />
      <EmailField name="email" label={say(said.email)} />
      <Honeypot seal={seal} />
      {children}
      <SubmitButton icon="mail" pending={say(said.pending)}>
        {say(said.submit)}
      </SubmitButton>
    </Form>
  );
}
