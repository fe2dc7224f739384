import { Link } from 'react-router';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { numberFormat } from '../../../ui/text/number-format.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './for-colleges.module.css';

/** What colleges get here, and the way to it. */
export default function ForColleges({ count }: { readonly count: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const shown = numberFormat(locale);
  return (
    <section className={css.band} aria-labelledby="for-colleges">
      <div className={css.inner}>
        <div>
          <h2 id="for-colleges">{t(messages.colleges)}</h2>
          <p className={css.text}>{t(messages.collegesText)}</p>
          <ButtonGroup>
            <ButtonLink to="/pricing#booth" kind="sun">
              {t(messages.seeBooth)}
            </ButtonLink>
            <Link to="/register?as=college">{t(messages.claim)}</Link>
          </ButtonGroup>
        </div>
        <dl>
          <div>
            <dt>{inPrice(locale, { cents: 0, currency: 'USD' })}</dt>
            <dd>{t(messages.factFree)}</dd>
          </div>
          <div>
            <dt>{shown.format(count)}</dt>
            <dd>{t(messages.factDirectory, { count })}</dd>
          </div>
          <div>
            <dt>{shown.format(0)}</dt>
            <dd>{t(messages.factConsent)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
