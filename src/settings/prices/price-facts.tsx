import { pricedTypes } from '../../payments/price-fields.ts';
import { inPrice } from '../../ui/in-price.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { ShownPrices } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesWords as said } from './prices.words.ts';
import { RulePreview } from './rule-preview.tsx';
import { kindWords } from './say-differences.ts';

interface PriceFactsProps {
  readonly prices: ShownPrices;
  readonly now: string;
}

/** Prices to read, as colleges read them. */
export function PriceFacts({ prices, now }: PriceFactsProps) {
  const say = useSay();
  const locale = useLocale();
  const { currency, registrations, packs, withdrawal } = prices;
  const price = (cents: number) => inPrice(locale, { cents, currency });
  return (
    <>
      <dl className={css.facts}>
        {pricedTypes.map((type) => {
          const one = registrations.find(({ fairType }) => fairType === type);
          return (
            one && (
              <div key={type}>
                <dt>{say(kindWords[type])}</dt>
                <dd>
                  {one.cents === 0
                    ? say(said.free)
                    : say(said.priceAndCredits, {
                        ...{ price: price(one.cents), credits: one.credits },
                      })}
                </dd>
              </div>
            )
          );
        })}
        <div>
          <dt>{say(said.packs)}</dt>
          <dd>
            {packs.length === 0 ? (
              say(said.noPacks)
            ) : (
              <ul className={css.plain}>
                {packs.map(({ id, name, credits, cents }, place) => (
                  <li key={`${place} ${id}`}>
                    {say(said.packIs, { name, credits, price: price(cents) })}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>{say(said.currency)}</dt>
          <dd>{currency.toUpperCase()}</dd>
        </div>
      </dl>
      <RulePreview rule={withdrawal} now={now} />
    </>
  );
}
