import { Link } from 'react-router';
import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { pricingMessages as messages } from './pricing.messages.ts';
import css from './pricing-next.module.css';

/** What a college does next. */
export function PricingNext() {
  const t = useTranslate();
  const contact = useContactWay('/contact-us?topic=exhibit');
  const steps = [
    { to: '/register?as=college', name: messages.step1, text: messages.step1Text },
    { to: '/calendar', name: messages.step2, text: messages.step2Text },
    { to: contact, name: messages.step3, text: messages.step3Text },
  ];
  return (
    <section className={css.band} aria-labelledby="next">
      <Wrap className={css.inner}>
        <div>
          <h2 id="next">{t(messages.nextTitle)}</h2>
          <p className={css.text}>{t(messages.nextText)}</p>
        </div>
        <ol role="list" className={css.steps}>
          {steps.map(({ to, name, text }) => (
            <li key={to}>
              <div>
                <Link to={to}>{t(name)}</Link>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
