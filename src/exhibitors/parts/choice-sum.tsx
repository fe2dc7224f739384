import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { signUpWords as said } from '../fairs-signup.words.ts';
import { inPrice } from '../../ui/in-price.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import css from './choose-fairs.module.css';

interface ChoiceSumProps {
  /** Those that are ticked. */
  readonly fairs: SignUpData['fairs'];
  readonly currency: string;
  /** Credits of the college. */
  readonly held: number;
}

/**
 * What the ticked fairs come to while somebody ticks them. It promises nothing: what counts is computed
 * by the server, on the next page and once more when it is sent.
 */
export function ChoiceSum({ fairs, currency, held }: ChoiceSumProps) {
  const say = useSay();
  const locale = useLocale();
  const counts = useHydrated();
  const cents = fairs.reduce((sum, fair) => sum + fair.cents, 0);
  const credits = fairs.reduce((sum, fair) => sum + fair.credits, 0);
  return (
    <div className={css.sum}>
      <h3>{say(said.total)}</h3>
      <output className={css.total}>
        {fairs.length === 0 ? (
          <span className={css.hint}>{say(counts ? said.tickOne : said.priceNext)}</span>
        ) : (
          <>
            <span>{say(said.countOf, { count: fairs.length })}</span>
            <strong className={css.amount}>{inPrice(locale, { cents, currency })}</strong>
            {credits > 0 && (
              <span className={css.hint}>
                {held >= credits
                  ? say(said.creditsAfter, { credits, left: held - credits })
                  : say(said.creditsShort, { credits, held })}
              </span>
            )}
          </>
        )}
      </output>
      <Button type="submit">{say(said.goOn)}</Button>
    </div>
  );
}
