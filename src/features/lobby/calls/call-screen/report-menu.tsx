import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { callApi } from './call-api.ts';
import { callMessages as messages } from './call.messages.ts';
import css from './call.module.css';

const reasons = {
  behavior: messages.reportBehavior,
  contact: messages.reportContact,
  picture: messages.reportPicture,
  other: messages.reportOther,
} as const;

type Reason = keyof typeof reasons;
const order: readonly Reason[] = ['behavior', 'contact', 'picture', 'other'];

interface ReportMenuProps {
  readonly callId: string;
  /** The only other person, if there is one. */
  readonly about: string | null;
}

/** Two taps tell the organizers: one opens it, one says what happened. */
export function ReportMenu({ callId, about }: ReportMenuProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);

  async function report(reason: Reason): Promise<void> {
    const { as } = await callApi.report(callId, reason, about);
    setOutcome(as === 'done' ? 'sent' : 'failed');
    if (as === 'done') setIsOpen(false);
  }

  return (
    <div className={css.report}>
      <Button
        kind="line"
        icon="flag"
        aria-expanded={isOpen}
        aria-controls="report-reasons"
        onClick={() => setIsOpen((before) => !before)}
      >
        {t(messages.report)}
      </Button>
      <div id="report-reasons" hidden={!isOpen} className={css.reasons}>
        <p>{t(messages.reportLead)}</p>
        {order.map((reason) => (
          <Button key={reason} kind="line" block onClick={() => void report(reason)}>
            {t(reasons[reason])}
          </Button>
        ))}
      </div>
      <p role="status">
        {outcome && t(outcome === 'sent' ? messages.reported : messages.notReported)}
      </p>
    </div>
  );
}
