import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { intentName } from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { broadcastFields } from '../composing/message-fields.ts';
import { broadcastIntent } from './broadcast-intent.ts';
import { broadcastMessages as messages } from './broadcast.messages.ts';
import css from './broadcast.module.css';

const fields = { text: broadcastFields.text };

interface BroadcastProps {
  /** The visitors at the booth. */
  readonly people: number;
  /** So that a form submitted twice sends once. */
  readonly formKey: string;
  readonly now: string;
  /** The last form of the page was refused. */
  readonly isRefused: boolean;
}

/** Where a rep writes to everyone at the booth. */
export function Broadcast({ people, formKey, now, isRefused }: BroadcastProps) {
  const t = useTranslate();
  const { formData } = useNavigation();
  const isSending = formData?.get(intentName) === broadcastIntent;
  const wasSending = useRef(false);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    // Once it has arrived the form closes, and the next message begins empty.
    if (wasSending.current && !isSending && !isRefused) setSent((before) => before + 1);
    wasSending.current = isSending;
  }, [isSending, isRefused]);
  return (
    <details key={sent} className={css.broadcast}>
      <summary>
        <Icon name="users" />
        {t(messages.open)}
      </summary>
      <div className={css.panel}>
        <Form fields={fields} now={new Date(now)} intent={broadcastIntent}>
          <input type="hidden" name="clientKey" value={formKey} />
          <TextArea name="text" rows={3} label={t(messages.label)} hint={t(messages.hint)} />
          <p>{t(messages.here, { n: people })}</p>
          <SubmitButton pending={t(messages.sending)}>{t(messages.send)}</SubmitButton>
        </Form>
      </div>
    </details>
  );
}
