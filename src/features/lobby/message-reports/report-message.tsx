import { Form } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { reportReasons } from '../threads/report-flag.tsx';
import { messageReportMessages as messages } from './message-reports.messages.ts';
import css from './message-reports.module.css';

/** The menu of a public message, in the line of its author: one tap opens it, and one reports why. */
export function ReportMessage({ id }: { readonly id: string }) {
  const t = useTranslate();
  return (
    <details className={css.report}>
      <summary>
        <Icon name="dots" label={t(messages.report)} />
      </summary>
      <Form method="post" preventScrollReset className={css.reasons}>
        <input type="hidden" name="intent" value="report-message" />
        <input type="hidden" name="id" value={id} />
        <p>{t(messages.lead)}</p>
        <label>
          {t(messages.words)}
          <input name="words" maxLength={300} autoComplete="off" />
        </label>
        <div className={css.buttons}>
          {reportReasons.map(([value, label]) => (
            <Button key={value} type="submit" name="reason" value={value} kind="line" size="small">
              {t(label)}
            </Button>
          ))}
        </div>
      </Form>
    </details>
  );
}
