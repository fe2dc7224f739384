import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { receiptMessages as messages } from './receipt.messages.ts';
import { describeDocument, type SendableDocument } from './describe-document.ts';
import css from './receipt.module.css';

interface SendCopiesProps {
  readonly documents: readonly SendableDocument[];
  readonly now: Date;
}

/** Emails an invoice, a receipt or a refund again; shows the recipients first. */
export function SendCopies({ documents, now }: SendCopiesProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <Section title={t(messages.sendTitle)}>
      <p className={css.sendText}>{t(messages.sendText)}</p>
      <ul role="list" className={css.copies}>
        {documents.map((document) => (
          <li key={document.id ?? document.kind}>
            <Form fields={noFields} now={now} intent={`send ${document.id ?? ''}`}>
              <SubmitButton kind="line">{describeDocument(t, locale, document).send}</SubmitButton>
            </Form>
            <span className={css.to}>
              {t(messages.sendsTo, { emails: document.recipients.join(', ') })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const noFields = {};
