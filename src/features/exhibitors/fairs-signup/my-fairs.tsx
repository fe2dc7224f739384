import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { withdrawFields } from '../exhibitor-fields.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import { describeStanding, wayOf } from '../describe-payment.ts';
import { describeRefund } from '../describe-refund-rule.ts';
import css from './fairs-signup.module.css';

/** The fairs that a college is registered for. */
export function MyFairs({ data: { exhibits, now } }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const locale = useLocale();
  if (exhibits.length === 0)
    return (
      <Section title={t(messages.myFairs)}>
        <p>{t(messages.myFairsNone)}</p>
      </Section>
    );
  return (
    <Section title={t(messages.myFairs)}>
      <ul className={css.mine}>
        {exhibits.map(({ id, fair, paymentType, paymentStatus, ...exhibit }) => (
          <li key={id}>
            <div className={css.row}>
              <span>
                <Link to={fairPaths(fair.slug).page}>{fair.name}</Link>
                <span className={css.small}>
                  <When start={fair.startTime} zone={fair.timeZone} now={now} />
                </span>
              </span>
              <span>
                {exhibit.withdrawnAt !== null
                  ? t(messages.waitsForMoney)
                  : describeStanding(t, locale, paymentStatus, exhibit.partialRefund)}
                <span className={css.small}>{t(wayOf(paymentType))}</span>
              </span>
            </div>
            {exhibit.withdrawnAt === null && new Date(fair.startTime) > new Date(now) && (
              <Disclosure title={t(messages.withdraw)} name="withdraw">
                {exhibit.refund !== 'TOO_LATE' ? (
                  <Form fields={withdrawFields} now={new Date(now)} intent={`withdraw ${id}`}>
                    <p>{t(describeRefund(exhibit.refund, { paymentType, ...exhibit }))}</p>
                    <CheckboxField name="sure" label={t(messages.withdrawSure)} />
                    <SubmitButton kind="danger">{t(messages.withdraw)}</SubmitButton>
                  </Form>
                ) : (
                  <p>{t(describeRefund(exhibit.refund, { paymentType, ...exhibit }))}</p>
                )}
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
