import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { exhibitorWords } from '../exhibitor.words.ts';
import { signUpWords as said } from '../fairs-signup.words.ts';
import { inPrice } from '../../ui/in-price.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import { PricesSeen } from './prices-seen.tsx';
import css from './fairs-signup.module.css';

const noFields = {};

/** Packs of credits, each bought by card with one press. */
export function PacksToBuy({ data: { prices, now } }: { readonly data: SignUpData }) {
  const say = useSay();
  const locale = useLocale();
  const { packs, currency, cards, test } = prices;
  if (!cards || packs.length === 0) return null;
  return (
    <Section title={say(said.packs)}>
      <p className={css.packs}>{say(said.packsText)}</p>
      {test && (
        <Notice kind="warning" title={say(exhibitorWords.testTitle)}>
          {say(exhibitorWords.test)}
        </Notice>
      )}
      <ul className={css.mine}>
        {packs.map(({ id, name, credits, cents }) => (
          <li key={id} className={css.row}>
            <span>{say(said.pack, { name, credits })}</span>
            <Form fields={noFields} now={new Date(now)} intent={`buy ${id}`}>
              <PricesSeen version={prices.version} />
              <SubmitButton kind="line" pending={say(said.buying)}>
                {say(said.buy, { price: inPrice(locale, { cents, currency }) })}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}
