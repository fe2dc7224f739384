import { Section } from '../../../ui/layout/page.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { CreditStrip } from '../../payments/credit-strip.tsx';
import type { RegistrationPrice, WorkedOutPack } from '../../payments/price-facts.ts';
import { pricingMessages as messages } from './pricing.messages.ts';
import css from './packs.module.css';

interface PacksProps {
  readonly currency: string;
  readonly packs: readonly WorkedOutPack[];
  readonly registrations: readonly RegistrationPrice[];
}

/** Packs of credits, each a strip of tickets with what a fair costs by it. */
export function Packs({ currency, packs, registrations }: PacksProps) {
  const t = useTranslate();
  const locale = useLocale();
  const price = (cents: number) => inPrice(locale, { cents, currency });
  const isOneEach = registrations.every(({ credits }) => credits === 1);
  return (
    <Section title={t(messages.packsTitle)}>
      <p className={css.text}>{t(isOneEach ? messages.packsText : messages.packsTextMany)}</p>
      <ul role="list" className={css.packs}>
        {packs.map(({ name, credits, cents, fairs, each, saved }) => (
          <li key={name} className={css.pack}>
            <div className={css.name}>
              <h3>{name}</h3>
              <p>{t(messages.packCredits, { credits })}</p>
            </div>
            <div className={css.strip}>
              <CreditStrip credits={credits} />
            </div>
            <p className={css.each}>
              <strong>{price(each)}</strong> {t(fairs ? messages.eachFair : messages.eachCredit)}
            </p>
            <div className={css.total}>
              <p>{t(messages.packTotal, { price: price(cents) })}</p>
              {saved > 0 && fairs !== null && (
                <p className={css.saved}>{t(messages.saved, { saved: price(saved), fairs })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
