import { Link } from 'react-router';
import { Acts } from '../../ui/acts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { inPrice } from '../../ui/in-price.ts';
import { numberFormat } from '../../ui/number-format.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { homeWords as said } from '../home.words.ts';
import css from './for-colleges.module.css';

/** What colleges get here, and the way to it. */
export default function ForColleges({ count }: { readonly count: number }) {
  const say = useSay();
  const locale = useLocale();
  const shown = numberFormat(locale);
  return (
    <section className={css.band} aria-labelledby="for-colleges">
      <div className={css.inner}>
        <div>
          <h2 id="for-colleges">{say(said.colleges)}</h2>
          <p className={css.text}>{say(said.collegesText)}</p>
          <Acts>
            <ButtonLink to="/pricing" kind="sun">
              {say(said.packages)}
            </ButtonLink>
            <Link to="/register?as=college">{say(said.claim)}</Link>
          </Acts>
        </div>
        <dl>
          <div>
            <dt>{inPrice(locale, { cents: 0, currency: 'USD' })}</dt>
            <dd>{say(said.factFree)}</dd>
          </div>
          <div>
            <dt>{shown.format(count)}</dt>
            <dd>{say(said.factDirectory, { count })}</dd>
          </div>
          <div>
            <dt>{shown.format(0)}</dt>
            <dd>{say(said.factConsent)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
