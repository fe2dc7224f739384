import { Form } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { threadMessages as messages } from './threads.messages.ts';
import css from './report-flag.module.css';

/** Why something is reported. */
export const reportReasons = [
  ['UNKIND', messages.unkind],
  ['PERSONAL', messages.personal],
  ['SPAM', messages.spam],
  ['OTHER', messages.other],
] as const;

const formId = 'report-thread';

/** Reports a thread: one tap opens it, and one says why. */
export function ReportFlag({ isReported }: { readonly isReported: boolean }) {
  const t = useTranslate();
  if (isReported)
    return (
      <p className={css.reported}>
        <Icon name="flag" />
        {t(messages.reported)}
      </p>
    );
  return (
    <details className={css.report}>
      <summary>
        <Icon name="flag" label={t(messages.report)} />
      </summary>
      <div className={css.reasons}>
        <p>{t(messages.reportLead)}</p>
        {reportReasons.map(([value, label]) => (
          <Button
            key={value}
            type="submit"
            form={formId}
            name="reason"
            value={value}
            kind="line"
            size="small"
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </details>
  );
}

interface ReportFormProps {
  readonly threadId: string;
  readonly isOwn: boolean;
}

/** The form of the flag, which stands in another one. */
export function ReportForm({ threadId, isOwn }: ReportFormProps) {
  return (
    <Form method="post" id={formId} preventScrollReset hidden>
      <input type="hidden" name="intent" value="report-thread" />
      <input type="hidden" name="thread" value={threadId} />
      {isOwn && <input type="hidden" name="rep" value="1" />}
    </Form>
  );
}
