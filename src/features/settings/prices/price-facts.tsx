import { pricedTypes } from '../../payments/price-fields.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ShownPrices } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';
import { RulePreview } from './rule-preview.tsx';
import { kindWords } from './describe-differences.ts';

interface PriceFactsProps {
  readonly prices: ShownPrices;
  readonly now: string;
}

/** Prices to read, as colleges read them. */
export function PriceFacts({ prices, now }: PriceFactsProps) {
  const t = useTranslate();
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
                <dt>{t(kindWords[type])}</dt>
                <dd>
                  {one.cents === 0
                    ? t(messages.free)
                    : t(messages.priceAndCredits, {
                        ...{ price: price(one.cents), credits: one.credits },
                      })}
                </dd>
              </div>
            )
          );
        })}
        <div>
          <dt>{t(messages.packs)}</dt>
          <dd>
            {packs.length === 0 ? (
              t(messages.noPacks)
            ) : (
              <ul className={css.plain}>
                {packs.map(({ id, name, credits, cents }, place) => (
                  <li key={`${place} ${id}`}>
                    {t(messages.packIs, { name, credits, price: price(cents) })}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>{t(messages.currency)}</dt>
          <dd>{currency.toUpperCase()}</dd>
        </div>
      </dl>
      <RulePreview rule={withdrawal} now={now} />
    </>
  );
}
