import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { fairMessages } from '../fair-page.messages.ts';
import { fairPaths } from '../fair-paths.ts';
import { takesExhibitors } from '../fair-phase.ts';
import type { FairPageData } from '../load-fair-page.ts';
import css from './exhibit-here.module.css';

/** For colleges: the sign-up deadline and the price. */
export default function ExhibitHere({
  fair,
  price,
  now,
}: Pick<FairPageData, 'fair' | 'price' | 'now'>) {
  const t = useTranslate();
  const locale = useLocale();
  const isOpen = takesExhibitors(fair, new Date(now));
  const deadline = <When start={fair.exhibitorDeadline} zone={fair.timeZone} now={now} />;
  const { cents, currency } = price;
  const amount =
    cents !== null && cents > 0
      ? t(fairMessages.exhibitPrice, {
          price: inPrice(locale, { cents, currency }),
        })
      : t(fairMessages.exhibitFree);
  if (!isOpen)
    return (
      <section className={css.closed} aria-labelledby="exhibit">
        <h2 id="exhibit">{t(fairMessages.exhibitTitle)}</h2>
        <p>
          {t(fairMessages.exhibitClosed)} {deadline}{' '}
          <Link to="/calendar">{t(fairMessages.nextFairs)}</Link>
        </p>
      </section>
    );
  return (
    <section className={css.exhibit} aria-labelledby="exhibit">
      <div>
        <h2 id="exhibit">{t(fairMessages.exhibitTitle)}</h2>
        <p>{t(fairMessages.exhibitText)}</p>
      </div>
      <div className={css.facts}>
        {cents !== null && <p className={css.price}>{amount}</p>}
        <p>
          {t(fairMessages.exhibitUntil)} {deadline}
        </p>
        <ButtonLink kind="sun" to={fairPaths(fair.slug).exhibitor}>
          {t(fairMessages.exhibit)}
        </ButtonLink>
      </div>
    </section>
  );
}
