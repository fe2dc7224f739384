import { Link } from 'react-router';
import { useSite } from '../../../platform/pages/site.ts';
import { Wrap, Section } from '../../../ui/layout/page.tsx';
import { type PennantArt, Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { aboutMessages as messages } from './about.messages.ts';
import css from './why-online.module.css';
import promisesCss from './promises.module.css';
import howItWorksCss from './how-it-works.module.css';
import aboutHeroCss from './about-hero.module.css';
import type { PageBrand } from '../../../platform/pages/page-call.ts';
import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import whoWeAreCss from './who-we-are.module.css';

const steps = [
  [messages.how1, messages.how1Text],
  [messages.how2, messages.how2Text],
  [messages.how3, messages.how3Text],
  [messages.how4, messages.how4Text],
] as const;

/** A fair in four steps. */
function HowItWorks() {
  const t = useTranslate();
  return (
    <Section
      title={t(messages.howTitle)}
      aside={<Link to="/calendar">{t(messages.toCalendar)}</Link>}
    >
      <ol role="list" className={howItWorksCss.steps}>
        {steps.map(([title, text]) => (
          <li key={title.id}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const promises = [
  messages.promise1,
  messages.promise2,
  messages.promise3,
  messages.promise4,
  messages.promise5,
  messages.promise6,
];

/** What is promised about the data of those who are minors. */
function Promises() {
  const t = useTranslate();
  return (
    <section className={promisesCss.sheet} aria-labelledby="promise">
      <div>
        <h2 id="promise">{t(messages.promiseTitle)}</h2>
        <p className={promisesCss.text}>{t(messages.promiseText)}</p>
        <Link to="/privacy-policy" className={promisesCss.more}>
          {t(messages.readPolicy)}
        </Link>
      </div>
      <ol role="list" className={promisesCss.list}>
        {promises.map((promise) => (
          <li key={promise.id}>{t(promise)}</li>
        ))}
      </ol>
    </section>
  );
}

const reasons = [
  [messages.far, messages.farText],
  [messages.shy, messages.shyText],
  [messages.money, messages.moneyText],
] as const;

/** Why a fair is held online. */
function WhyOnline() {
  const t = useTranslate();
  return (
    <Section title={t(messages.whyTitle)}>
      <div className={css.reasons}>
        {reasons.map(([title, text]) => (
          <article key={title.id}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

interface AboutPageProps {
  /** How many there are. */
  readonly colleges: number;
  readonly fairs: number;
  readonly pennant: PennantArt;
}

/** Who runs the site, why, how it works, and what is promised. */
export default function AboutPage({ colleges, fairs, pennant }: AboutPageProps) {
  const t = useTranslate();
  const { brand } = useSite();
  return (
    <>
      <AboutHero
        title={t(messages.poster)}
        lead={t(messages.lead, { brand: brand.name })}
        pennant={pennant}
      />
      <Wrap>
        <WhyOnline />
        <HowItWorks />
        <Promises />
        <WhoWeAre brand={brand} colleges={colleges} fairs={fairs} />
      </Wrap>
    </>
  );
}

interface AboutHeroProps {
  readonly title: string;
  readonly lead: string;
  /** The site's own flag. */
  readonly pennant: PennantArt;
}

/** What this is about in two sentences, and the site's flag on its lawn. */
function AboutHero({ title, lead, pennant }: AboutHeroProps) {
  return (
    <div className={aboutHeroCss.hero}>
      <Wrap className={aboutHeroCss.inner}>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <div className={aboutHeroCss.flag} aria-hidden="true">
          <Pennant art={pennant} pole width={220} />
        </div>
      </Wrap>
      <svg
        className={aboutHeroCss.lawn}
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={aboutHeroCss.grass} d="M0 60Q360 0 720 10T1440 40V120H0Z" />
        <path className={aboutHeroCss.stripe} d="M300 25 480 12 420 120H180Z" />
        <path className={aboutHeroCss.stripe} d="M720 10 900 16 940 120H700Z" />
        <path className={aboutHeroCss.stripe} d="M1110 29 1290 37 1400 120H1180Z" />
      </svg>
    </div>
  );
}

interface WhoWeAreProps {
  readonly brand: PageBrand;
  /** How many are in the directory, and on the calendar. */
  readonly colleges: number;
  readonly fairs: number;
}

/** Who runs the site, as it is configured; what is in it today; what it is made of. */
function WhoWeAre({ brand, colleges, fairs }: WhoWeAreProps) {
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
      <div className={whoWeAreCss.columns}>
        <dl className={whoWeAreCss.facts}>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <div className={whoWeAreCss.cards}>
          <Card kind="sun" as="section">
            <h3>{t(messages.openTitle)}</h3>
            <p>{t(messages.openText)}</p>
          </Card>
          <Card kind="blue" as="section">
            <h3>{t(messages.collegesTitle)}</h3>
            <p>{t(messages.collegesText)}</p>
            <p className={whoWeAreCss.acts}>
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
