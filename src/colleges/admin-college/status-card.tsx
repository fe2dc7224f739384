import type { Message } from '../../platform/words/words.ts';
import { Form } from '../../ui/form.tsx';
import { AskLink, Offers } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminCollegeWords as said } from './admin-college.words.ts';
import { nothingToFill } from './college-fields.ts';
import css from './facts.module.css';

interface StatusCardProps {
  readonly status: string | null;
  readonly now: Date;
  /** The address of the page. */
  readonly query: string;
}

const texts: Readonly<Record<string, Message>> = {
  draft: said.statusDraft,
  active: said.statusActive,
  closed: said.statusClosed,
};

/** What a status means for the college, and how to change it. */
export function StatusCard({ status, now, query }: StatusCardProps) {
  const say = useSay();
  const ask = (act: string) => withChanges(query, { ask: act });
  return (
    <section className={css.card} aria-labelledby="status-title">
      <h2 id="status-title">{say(said.statusTitle)}</h2>
      <p>{say(texts[status ?? 'draft'] ?? said.statusDraft)}</p>
      {status === 'draft' && (
        <Form fields={nothingToFill} now={now} intent="approve">
          <SubmitButton>{say(said.approve)}</SubmitButton>
        </Form>
      )}
      {status === 'closed' && (
        <Form fields={nothingToFill} now={now} intent="reopen">
          <SubmitButton>{say(said.reopen)}</SubmitButton>
        </Form>
      )}
      {status !== 'closed' && (
        <Offers
          danger={
            <AskLink kind="dangerLine" to={ask('close')}>
              {say(said.close)}
            </AskLink>
          }
        >
          {status === 'active' && <AskLink to={ask('draft')}>{say(said.toDraft)}</AskLink>}
        </Offers>
      )}
    </section>
  );
}
