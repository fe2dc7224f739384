import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { receiptWords as said } from '../receipt.words.ts';
import { sayDocument, type SendableDocument } from '../say-document.ts';
import css from './receipt.module.css';

interface SendCopiesProps {
  readonly documents: readonly SendableDocument[];
  readonly now: Date;
}

/** Has an invoice, a receipt or a refund emailed once more; says to whom before. */
export function SendCopies({ documents, now }: SendCopiesProps) {
  const say = useSay();
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <Section title={say(said.sendTitle)}>
      <p className={css.sendText}>{say(said.sendText)}</p>
      <ul role="list" className={css.copies}>
        {documents.map((document) => (
          <li key={document.id ?? document.kind}>
            <Form fields={noFields} now={now} intent={`send ${document.id ?? ''}`}>
              <SubmitButton kind="line">{sayDocument(say, locale, document).send}</SubmitButton>
            </Form>
            <span className={css.to}>
              {say(said.sendsTo, { emails: document.recipients.join(', ') })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const noFields = {};
