import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { AskLink, Offers } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import { nothingToFill } from './college-fields.ts';
import css from './facts.module.css';

interface StatusCardProps {
  readonly status: string | null;
  readonly now: Date;
  /** The address of the page. */
  readonly query: string;
}

const texts: Readonly<Record<string, Message>> = {
  draft: messages.statusDraft,
  active: messages.statusActive,
  closed: messages.statusClosed,
};

/** What a status means for the college, and how to change it. */
export function StatusCard({ status, now, query }: StatusCardProps) {
  const t = useTranslate();
  const ask = (act: string) => withChanges(query, { ask: act });
  return (
    <section className={css.card} aria-labelledby="status-title">
      <h2 id="status-title">{t(messages.statusTitle)}</h2>
      <p>{t(texts[status ?? 'draft'] ?? messages.statusDraft)}</p>
      {status === 'draft' && (
        <Form fields={nothingToFill} now={now} intent="approve">
          <SubmitButton>{t(messages.approve)}</SubmitButton>
        </Form>
      )}
      {status === 'closed' && (
        <Form fields={nothingToFill} now={now} intent="reopen">
          <SubmitButton>{t(messages.reopen)}</SubmitButton>
        </Form>
      )}
      {status !== 'closed' && (
        <Offers
          danger={
            <AskLink kind="dangerLine" to={ask('close')}>
              {t(messages.close)}
            </AskLink>
          }
        >
          {status === 'active' && <AskLink to={ask('draft')}>{t(messages.toDraft)}</AskLink>}
        </Offers>
      )}
    </section>
  );
}
