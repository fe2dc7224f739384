import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import css from './choose-fairs.module.css';

interface ChoiceSumProps {
  /** The selected ones. */
  readonly fairs: SignUpData['fairs'];
  readonly currency: string;
  /** The college's credits. */
  readonly held: number;
}

/**
 * The total of the selected fairs, updated on selection. Not binding: the server computes the price
 * on the next page and again on submission.
 */
export function ChoiceSum({ fairs, currency, held }: ChoiceSumProps) {
  const t = useTranslate();
  const locale = useLocale();
  const counts = useHydrated();
  const cents = fairs.reduce((sum, fair) => sum + fair.cents, 0);
  const credits = fairs.reduce((sum, fair) => sum + fair.credits, 0);
  return (
    <div className={css.sum}>
      <h3>{t(messages.total)}</h3>
      <output className={css.total}>
        {fairs.length === 0 ? (
          <span className={css.hint}>{t(counts ? messages.tickOne : messages.priceNext)}</span>
        ) : (
          <>
            <span>{t(messages.countOf, { count: fairs.length })}</span>
            <strong className={css.amount}>{inPrice(locale, { cents, currency })}</strong>
            {credits > 0 && (
              <span className={css.hint}>
                {held >= credits
                  ? t(messages.creditsAfter, { credits, left: held - credits })
                  : t(messages.creditsShort, { credits, held })}
              </span>
            )}
          </>
        )}
      </output>
      <Button type="submit">{t(messages.goOn)}</Button>
    </div>
  );
}
