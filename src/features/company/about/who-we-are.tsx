import type { PageBrand } from '../../../platform/pages/page-call.ts';
import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { aboutMessages as messages } from './about.messages.ts';
import css from './who-we-are.module.css';

interface WhoWeAreProps {
  readonly brand: PageBrand;
  /** How many are in the directory, and on the calendar. */
  readonly colleges: number;
  readonly fairs: number;
}

/** Who runs the site, as it is configured; what is in it today; what it is made of. */
export function WhoWeAre({ brand, colleges, fairs }: WhoWeAreProps) {
  const t = useTranslate();
  const contact = useContactWay();
  const number = new Intl.NumberFormat(useLocale());
  const facts = [
    [t(messages.legalName), brand.legalName],
    [t(messages.founded), String(brand.founded)],
    [t(messages.says), brand.tagline],
    ...(brand.postalAddress ? [[t(messages.address), brand.postalAddress] as const] : []),
    ...(colleges > 0
      ? [[t(messages.directory, { count: colleges }), number.format(colleges)] as const]
      : []),
    ...(fairs > 0 ? [[t(messages.coming, { count: fairs }), number.format(fairs)] as const] : []),
  ] as const;
  return (
    <Section title={t(messages.whoTitle)}>
      <div className={css.columns}>
        <dl className={css.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <div className={css.cards}>
          <Card kind="sun" as="section">
            <h3>{t(messages.openTitle)}</h3>
            <p>{t(messages.openText)}</p>
          </Card>
          <Card kind="blue" as="section">
            <h3>{t(messages.collegesTitle)}</h3>
            <p>{t(messages.collegesText)}</p>
            <p className={css.acts}>
              <ButtonLink to="/pricing" kind="line">
                {t(messages.prices)}
              </ButtonLink>
              <ButtonLink to={contact} kind="line" icon="mail">
                {t(messages.write)}
              </ButtonLink>
            </p>
          </Card>
        </div>
      </div>
    </Section>
  );
}
