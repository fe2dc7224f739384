import { Link } from 'react-router';
import { useContactWay } from '../../platform/pages/contact-way.ts';
import { Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { pricingWords as said } from '../pricing.words.ts';
import css from './pricing-next.module.css';

/** What a college does next. */
export function PricingNext() {
  const say = useSay();
  const contact = useContactWay('/contact-us?topic=exhibit');
  const steps = [
    { to: '/register?as=college', name: said.step1, text: said.step1Text },
    { to: '/calendar', name: said.step2, text: said.step2Text },
    { to: contact, name: said.step3, text: said.step3Text },
  ];
  return (
    <section className={css.band} aria-labelledby="next">
      <Wrap className={css.inner}>
        <div>
          <h2 id="next">{say(said.nextTitle)}</h2>
          <p className={css.text}>{say(said.nextText)}</p>
        </div>
        <ol role="list" className={css.steps}>
          {steps.map(({ to, name, text }) => (
            <li key={to}>
              <div>
                <Link to={to}>{say(name)}</Link>
                <p>{say(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
