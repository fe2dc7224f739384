import type { PageBrand } from '../../platform/pages/page-call.ts';
import { useContactWay } from '../../platform/pages/contact-way.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { aboutWords as said } from '../about.words.ts';
import css from './who-we-are.module.css';

interface WhoWeAreProps {
  readonly brand: PageBrand;
  /** How many are in the directory, and on the calendar. */
  readonly colleges: number;
  readonly fairs: number;
}

/** Who runs the house, as it is configured; what is in it today; what it is made of. */
export function WhoWeAre({ brand, colleges, fairs }: WhoWeAreProps) {
  const say = useSay();
  const contact = useContactWay();
  const number = new Intl.NumberFormat(useLocale());
  const facts = [
    [say(said.legalName), brand.legalName],
    [say(said.founded), String(brand.founded)],
    [say(said.says), brand.tagline],
    ...(brand.postalAddress ? [[say(said.address), brand.postalAddress] as const] : []),
    ...(colleges > 0
      ? [[say(said.directory, { count: colleges }), number.format(colleges)] as const]
      : []),
    ...(fairs > 0 ? [[say(said.coming, { count: fairs }), number.format(fairs)] as const] : []),
  ] as const;
  return (
    <Section title={say(said.whoTitle)}>
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
            <h3>{say(said.openTitle)}</h3>
            <p>{say(said.openText)}</p>
          </Card>
          <Card kind="blue" as="section">
            <h3>{say(said.collegesTitle)}</h3>
            <p>{say(said.collegesText)}</p>
            <p className={css.acts}>
              <ButtonLink to="/pricing" kind="line">
                {say(said.prices)}
              </ButtonLink>
              <ButtonLink to={contact} kind="line" icon="mail">
                {say(said.write)}
              </ButtonLink>
            </p>
          </Card>
        </div>
      </div>
    </Section>
  );
}
