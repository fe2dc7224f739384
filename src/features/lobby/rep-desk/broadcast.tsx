import { useState } from 'react';
import { useActionData } from 'react-router';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { isFormProblem } from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { closing } from '../../../ui/overlays/close-by-itself.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { broadcastFields } from '../composing/message-fields.ts';
import type { Message } from '../conversation/messages.ts';
import { broadcastIntent } from './broadcast-intent.ts';
import { broadcastMessages as messages } from './broadcast.messages.ts';
import css from './broadcast.module.css';

const fields = { text: broadcastFields.text };

interface BroadcastProps {
  /** The visitors at the booth. */
  readonly people: number;
  /** The messages of the booth that the page has heard of. */
  readonly heard: readonly Message[];
  /** Of the page; other forms of it send other keys. */
  readonly formKey: string;
  readonly now: string;
}

/** Where a rep writes to everyone at the booth. */
export function Broadcast({ people, heard, formKey, now }: BroadcastProps) {
  const t = useTranslate();
  const answer: unknown = useActionData();
  const isRefused = isFormProblem(answer) && answer.intent === broadcastIntent;
  // The same until the message has arrived, so that what is sent again is one message.
  const [sending, setSending] = useState({ n: 0, key: `all-0-${formKey}` });
  const [isSent, setIsSent] = useState(false);
  const next = () => {
    setSending(({ n }) => ({ n: n + 1, key: `all-${n + 1}-${formKey}` }));
    setIsSent(false);
  };
  if (heard.some(({ isBroadcast, clientKey }) => isBroadcast && clientKey === sending.key)) next();
  return (
    <details
      key={sending.n}
      open={isRefused || undefined}
      {...closing}
      className={css.broadcast}
      onSubmit={() => setIsSent(true)}
    >
      <summary>
        <Icon name="users" />
        {t(messages.open)}
      </summary>
      <div
        className={css.panel}
        onInput={() => {
          // Another text is another message.
          if (isSent) setSending(({ n }) => ({ n, key: `all-${n}-${formKey}-again` }));
          setIsSent(false);
        }}
      >
        <Form fields={fields} now={new Date(now)} intent={broadcastIntent}>
          <input type="hidden" name="clientKey" value={sending.key} />
          <TextArea name="text" rows={3} label={t(messages.label)} hint={t(messages.hint)} />
          <p>{t(messages.here, { n: people })}</p>
          <SubmitButton pending={t(messages.sending)}>{t(messages.send)}</SubmitButton>
        </Form>
      </div>
    </details>
  );
}
