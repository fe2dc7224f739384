import { Link } from 'react-router';
import { useMemo } from 'react';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { payingFields, waysToPay } from '../exhibitor-fields.ts';
import { exhibitorMessages } from '../exhibitor.messages.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import { describeRule } from '../describe-refund-rule.ts';
import { PricesSeen } from '../registering/prices-seen-input.tsx';
import css from './fairs-signup.module.css';
import { InvoiceInputs } from '../registering/payment-inputs.tsx';

/** The price of the selection, and the payment methods. */
export function PayForFairs({ data }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const locale = useLocale();
  const { chosen, total, prices, college, now } = data;
  const { currency } = prices;
  const options = waysOf(data).map((way) => ({ ...way, ...describeWay(way.value) }));
  const first = options[0]?.value;
  const paid = chosen
    .filter(({ cents }) => cents > 0)
    .map((fair) => {
      const buying = { fair, hasCollege: true, paymentType: 'card' };
      return { name: fair.name, rule: describeRule(t, prices.withdrawal, buying, new Date(now)) };
    });
  const isOneRule = new Set(paid.map(({ rule }) => rule)).size < 2;
  const rules = isOneRule
    ? paid.slice(0, 1).map(({ rule }) => rule)
    : paid.map(({ name, rule }) => `${name}: ${rule}`);
  const initial = useMemo(() => ({ paymentType: first ? [first] : [] }), [first]);
  if (chosen.length === 0 || !college) return null;

  function describeWay(value: string) {
    if (total.cents === 0) return { label: t(messages.nothing), hint: t(messages.nothingHint) };
    if (value === 'credit') {
      const held = (college?.fairCredits ?? 0) - total.credits;
      return {
        label: t(messages.credit),
        hint: t(messages.creditHint, { credits: total.credits, held }),
      };
    }
    const way = waysToPay.find((one) => one === value) ?? 'invoice';
    return { label: t(exhibitorMessages[way]), hint: t(exhibitorMessages[`${way}Hint`]) };
  }

  return (
    <Section title={t(messages.total)}>
      <ul className={css.lines}>
        {chosen.map(({ id, name, cents }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{cents === 0 ? t(messages.free) : inPrice(locale, { cents, currency })}</span>
          </li>
        ))}
      </ul>
      <p className={css.total}>
        <strong>
          {t(messages.sum, {
            count: chosen.length,
            price: inPrice(locale, { cents: total.cents, currency }),
          })}
        </strong>{' '}
        {t(messages.orCredits, { credits: total.credits })}
      </p>
      <div className={css.sheet}>
        <Form fields={payingFields} now={new Date(now)} intent="sign-up" initial={initial}>
          {chosen.map(({ id }) => (
            <input key={id} type="hidden" name="fair" value={id} />
          ))}
          <PricesSeen version={prices.version} />
          <RadioCards name="paymentType" label={t(messages.payBy)} options={options} />
          {total.cents > 0 && <InvoiceInputs />}
          {total.cents > 0 && rules.map((rule) => <p key={rule}>{rule}</p>)}
          <SubmitButton size="large" pending={t(messages.sending)}>
            {t(messages.send)}
          </SubmitButton>
        </Form>
        <p>
          <Link to="/app/fairs/signup">{t(messages.change)}</Link>
        </p>
      </div>
    </Section>
  );
}

/** Credits first when there are enough; cards when they are accepted. */
function waysOf({ total, college, prices }: SignUpData): readonly { readonly value: string }[] {
  if (total.cents === 0) return [{ value: 'invoice' }];
  const enough = (college?.fairCredits ?? 0) >= total.credits;
  const open = waysToPay.filter((way) => prices.cards || way !== 'card');
  return [...(enough ? ['credit'] : []), ...open].map((value) => ({ value }));
}
