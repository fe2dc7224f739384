import { Link } from 'react-router';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { When } from '../../ui/when.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { withdrawFields } from '../exhibitor-fields.ts';
import { signUpWords as said } from '../fairs-signup.words.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import { sayStanding, wayOf } from '../say-payment.ts';
import { sayRefund } from '../say-refund-rule.ts';
import css from './fairs-signup.module.css';

/** The fairs that a college is signed up for. */
export function MyFairs({ data: { exhibits, now } }: { readonly data: SignUpData }) {
  const say = useSay();
  const locale = useLocale();
  if (exhibits.length === 0)
    return (
      <Section title={say(said.myFairs)}>
        <p>{say(said.myFairsNone)}</p>
      </Section>
    );
  return (
    <Section title={say(said.myFairs)}>
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
                  ? say(said.waitsForMoney)
                  : sayStanding(say, locale, paymentStatus, exhibit.partialRefund)}
                <span className={css.small}>{say(wayOf(paymentType))}</span>
              </span>
            </div>
            {exhibit.withdrawnAt === null && new Date(fair.startTime) > new Date(now) && (
              <Disclosure title={say(said.withdraw)} name="withdraw">
                {exhibit.refund !== 'TOO_LATE' ? (
                  <Form fields={withdrawFields} now={new Date(now)} intent={`withdraw ${id}`}>
                    <p>{say(sayRefund(exhibit.refund, { paymentType, ...exhibit }))}</p>
                    <CheckboxField name="sure" label={say(said.withdrawSure)} />
                    <SubmitButton kind="danger">{say(said.withdraw)}</SubmitButton>
                  </Form>
                ) : (
                  <p>{say(sayRefund(exhibit.refund, { paymentType, ...exhibit }))}</p>
                )}
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
