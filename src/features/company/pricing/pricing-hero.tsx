import { Link } from 'react-router';
import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import perforation from '../../../ui/tickets/perforation.module.css';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { pricingMessages as messages } from './pricing.messages.ts';
import css from './pricing-hero.module.css';

/** Free for families is said first, and hangs there as a ticket. */
export function PricingHero({ currency }: { readonly currency: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const noGuides = useIsOff('guides');
  const contact = useContactWay('/contact-us?topic=exhibit');
  return (
    <div className={css.hero}>
      <Wrap className={css.inner}>
        <div>
          <h1 className={css.poster}>{t(messages.poster)}</h1>
          <p className={css.lead}>{t(messages.lead)}</p>
          <ButtonGroup>
            <ButtonAnchor href="#colleges" size="large">
              {t(messages.forColleges)}
            </ButtonAnchor>
            <Link to={contact}>{t(messages.step3)}</Link>
          </ButtonGroup>
        </div>
        <section className={classNames(perforation.whole, css.ticket)} aria-labelledby="admit">
          <h2 id="admit" className={css.strip}>
            {t(messages.admit)}
          </h2>
          <div className={classNames(perforation.above, css.sheet)}>
            <p className={css.price}>{inPrice(locale, { cents: 0, currency })}</p>
            <p className={css.who}>{t(messages.admitWho)}</p>
            <ul role="list" className={css.list}>
              {[
                messages.admitFair,
                messages.admitAsk,
                noGuides ? messages.admitDirectory : messages.admitRead,
                messages.admitWatch,
              ].map((line) => (
                <li key={line.id}>
                  <Icon name="check" />
                  {t(line)}
                </li>
              ))}
            </ul>
          </div>
          <div className={classNames(perforation.below, css.stub)}>
            <ButtonLink to="/calendar" block kind="line">
              {t(messages.findFair)}
            </ButtonLink>
            <p>{t(messages.admitCard)}</p>
          </div>
        </section>
      </Wrap>
    </div>
  );
}
