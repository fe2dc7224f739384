import { Link } from 'react-router';
import { useContactWay } from '../../platform/pages/contact-way.ts';
import { useIsOff } from '../../platform/pages/site.ts';
import { Acts } from '../../ui/acts.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/page.tsx';
import perforation from '../../ui/perforation.module.css';
import { inPrice } from '../../ui/in-price.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { pricingWords as said } from '../pricing.words.ts';
import css from './pricing-hero.module.css';

/** Free for families is said first, and hangs there as a ticket. */
export function PricingHero({ currency }: { readonly currency: string }) {
  const say = useSay();
  const locale = useLocale();
  const noGuides = useIsOff('guides');
  const contact = useContactWay('/contact-us?topic=exhibit');
  return (
    <div className={css.hero}>
      <Wrap className={css.inner}>
        <div>
          <h1 className={css.poster}>{say(said.poster)}</h1>
          <p className={css.lead}>{say(said.lead)}</p>
          <Acts>
            <ButtonAnchor href="#colleges" size="large">
              {say(said.forColleges)}
            </ButtonAnchor>
            <Link to={contact}>{say(said.step3)}</Link>
          </Acts>
        </div>
        <section className={classNames(perforation.whole, css.ticket)} aria-labelledby="admit">
          <h2 id="admit" className={css.strip}>
            {say(said.admit)}
          </h2>
          <div className={classNames(perforation.above, css.sheet)}>
            <p className={css.price}>{inPrice(locale, { cents: 0, currency })}</p>
            <p className={css.who}>{say(said.admitWho)}</p>
            <ul role="list" className={css.list}>
              {[
                said.admitFair,
                said.admitAsk,
                noGuides ? said.admitDirectory : said.admitRead,
                said.admitWatch,
              ].map((line) => (
                <li key={line.id}>
                  <Icon name="check" />
                  {say(line)}
                </li>
              ))}
            </ul>
          </div>
          <div className={classNames(perforation.below, css.stub)}>
            <ButtonLink to="/calendar" block kind="line">
              {say(said.findFair)}
            </ButtonLink>
            <p>{say(said.admitCard)}</p>
          </div>
        </section>
      </Wrap>
    </div>
  );
}
