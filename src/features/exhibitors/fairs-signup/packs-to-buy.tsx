import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { exhibitorMessages } from '../exhibitor.messages.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import { PricesSeen } from '../registering/prices-seen-input.tsx';
import css from './fairs-signup.module.css';

const noFields = {};

/** Packs of credits, each bought by card with one click. */
export function PacksToBuy({ data: { prices, now } }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const locale = useLocale();
  const { packs, currency, cards, test } = prices;
  if (!cards || packs.length === 0) return null;
  return (
    <Section title={t(messages.packs)}>
      <p className={css.packs}>{t(messages.packsText)}</p>
      {test && (
        <Notice kind="warning" title={t(exhibitorMessages.testTitle)}>
          {t(exhibitorMessages.test)}
        </Notice>
      )}
      <ul className={css.mine}>
        {packs.map(({ id, name, credits, cents }) => (
          <li key={id} className={css.row}>
            <span>{t(messages.pack, { name, credits })}</span>
            <Form fields={noFields} now={new Date(now)} intent={`buy ${id}`}>
              <PricesSeen version={prices.version} />
              <SubmitButton kind="line" pending={t(messages.buying)}>
                {t(messages.buy, { price: inPrice(locale, { cents, currency }) })}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}
