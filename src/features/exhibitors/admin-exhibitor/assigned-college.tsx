import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { agreeingMessages } from '../agreeing/agreeing.messages.ts';
import type { exhibitorCollege } from './assign-queries.ts';
import { assignMessages as messages } from './assign.messages.ts';
import { describeStanding, wayOf } from '../describe-payment.ts';
import css from '../admin-payments/admin-payments.module.css';

interface AssignedCollegeProps {
  readonly found: NonNullable<ResultOf<typeof exhibitorCollege>['exhibitorCollege']>;
}

/** A registration at a glance: the input, the payment, and its college. */
export function AssignedCollege({ found }: AssignedCollegeProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { name, state, postalCode, contactName, contactEmail, collegeName } = found;
  const rep = found.isRep ? messages.isRep : found.isInvited ? messages.isInvited : messages.noRep;
  return (
    <dl className={css.facts}>
      <dt>{t(messages.registered)}</dt>
      <dd>
        {name}
        <span className={css.second}>{[state, postalCode].filter(Boolean).join(' ')}</span>
      </dd>
      <dt>{t(messages.contact)}</dt>
      <dd>
        {contactName}
        <span className={css.second}>{contactEmail}</span>
      </dd>
      <dt>{t(agreeingMessages.agreedFact)}</dt>
      <dd>
        {found.consent ? (
          t(agreeingMessages.yes)
        ) : (
          <>
            <Tag>{t(agreeingMessages.notYet)}</Tag>
            <span className={css.second}>{t(agreeingMessages.notYetHint)}</span>
          </>
        )}
      </dd>
      <dt>{t(messages.payment)}</dt>
      <dd>
        {describeStanding(t, locale, found.paymentStatus, found.partialRefund)}
        <span className={css.second}>
          {t(wayOf(found.paymentType))}
          {'\u00a0· '}
          <Link to={`/admin/payments?${new URLSearchParams({ show: 'all', q: name })}`}>
            {t(messages.seePayment)}
          </Link>
        </span>
      </dd>
      <dt>{t(messages.college)}</dt>
      <dd>{collegeName ?? <Tag>{t(messages.none)}</Tag>}</dd>
      {collegeName !== null && (
        <>
          <dt>{t(messages.rep)}</dt>
          <dd>{t(rep)}</dd>
        </>
      )}
    </dl>
  );
}
