import { Link } from 'react-router';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { agreeingWords } from '../agreeing/agreeing.words.ts';
import type { exhibitorCollege } from '../assign-queries.ts';
import { assignWords as said } from '../assign.words.ts';
import { sayStanding, wayOf } from '../say-payment.ts';
import css from './admin-payments.module.css';

interface AssignedCollegeProps {
  readonly found: NonNullable<ResultOf<typeof exhibitorCollege>['exhibitorCollege']>;
}

/** A registration at a glance: what was typed, what was paid, and whose it is. */
export function AssignedCollege({ found }: AssignedCollegeProps) {
  const say = useSay();
  const locale = useLocale();
  const { name, state, postalCode, contactName, contactEmail, collegeName } = found;
  const rep = found.isRep ? said.isRep : found.isInvited ? said.isInvited : said.noRep;
  return (
    <dl className={css.facts}>
      <dt>{say(said.registered)}</dt>
      <dd>
        {name}
        <span className={css.second}>{[state, postalCode].filter(Boolean).join(' ')}</span>
      </dd>
      <dt>{say(said.contact)}</dt>
      <dd>
        {contactName}
        <span className={css.second}>{contactEmail}</span>
      </dd>
      <dt>{say(agreeingWords.agreedFact)}</dt>
      <dd>
        {found.consent ? (
          say(agreeingWords.yes)
        ) : (
          <>
            <Tag>{say(agreeingWords.notYet)}</Tag>
            <span className={css.second}>{say(agreeingWords.notYetHint)}</span>
          </>
        )}
      </dd>
      <dt>{say(said.payment)}</dt>
      <dd>
        {sayStanding(say, locale, found.paymentStatus, found.partialRefund)}
        <span className={css.second}>
          {say(wayOf(found.paymentType))}
          {' · '}
          <Link to={`/admin/payments?${new URLSearchParams({ show: 'all', q: name })}`}>
            {say(said.seePayment)}
          </Link>
        </span>
      </dd>
      <dt>{say(said.college)}</dt>
      <dd>{collegeName ?? <Tag>{say(said.none)}</Tag>}</dd>
      {collegeName !== null && (
        <>
          <dt>{say(said.rep)}</dt>
          <dd>{say(rep)}</dd>
        </>
      )}
    </dl>
  );
}
