import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Wrap, Section } from '../../../ui/layout/page.tsx';
import { Questions } from '../../../ui/layout/questions.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { RegistrationPrice, workOutPack } from '../../payments/price-facts.ts';
import { pricingMessages as messages } from './pricing.messages.ts';
import { OneFair } from './one-fair.tsx';
import { Packs } from './packs.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import css from './booth-includes.module.css';
import booth from './booth.webp?url';
import { useContactWay } from '../../../platform/pages/contact-way.ts';
import pricingNextCss from './pricing-next.module.css';
import waysToPayCss from './ways-to-pay.module.css';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { When } from '../../../ui/time/when.tsx';
import openFairsCss from './open-fairs.module.css';

const included = [
  { icon: 'flag', name: messages.page, text: messages.pageText },
  { icon: 'chat', name: messages.chat, text: messages.chatText },
  { icon: 'users', name: messages.team, text: messages.teamText },
  { icon: 'download', name: messages.leads, text: messages.leadsText },
  { icon: 'search', name: messages.directory, text: messages.directoryText },
] as const;

/** What a college has for its price. */
function BoothIncludes() {
  const t = useTranslate();
  return (
    <Section id="booth" title={t(messages.includedTitle)}>
      <div className={css.sheet}>
        <p className={css.lead}>{t(messages.includedText)}</p>
        <figure className={css.picture}>
          <img
            src={booth}
            alt={t(messages.boothPictureAlt)}
            width="1265"
            height="784"
            loading="lazy"
            decoding="async"
          />
          <figcaption>{t(messages.boothPicture)}</figcaption>
        </figure>
        <ul role="list" className={css.list}>
          {included.map(({ icon, name, text }) => (
            <li key={name.id}>
              <Icon name={icon} size={24} />
              <div>
                <h3>{t(name)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface PricingPageProps {
  readonly offer: {
    readonly currency: string;
    readonly cards: boolean;
    readonly test: boolean;
    readonly registrations: readonly RegistrationPrice[];
    readonly packs: readonly ReturnType<typeof workOutPack>[];
  };
  /** The fairs for which a college can register now. */
  readonly open: ComponentProps<typeof OpenFairs>['fairs'];
  /** The loader's now, ISO. */
  readonly now: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Nothing for families; what a college pays for one fair, and for several. */
export default function PricingPage({ offer, open, now, questions }: PricingPageProps) {
  const { currency, registrations, packs, cards, test } = offer;
  const t = useTranslate();
  return (
    <>
      <PricingHero currency={currency} />
      <Wrap className={css.page}>
        <BoothIncludes />
        <OneFair currency={currency} registrations={registrations} />
        {open.length > 0 && <OpenFairs fairs={open} now={now} />}
        {packs.length > 0 && (
          <Packs currency={currency} packs={packs} registrations={registrations} />
        )}
        <WaysToPay cards={cards} test={test} />
        <Questions title={t(messages.questions)} questions={questions} />
      </Wrap>
      <PricingNext />
    </>
  );
}

/** What a college does next. */
function PricingNext() {
  const t = useTranslate();
  const contact = useContactWay('/contact-us?topic=exhibit');
  const steps = [
    { to: '/register?as=college', name: messages.step1, text: messages.step1Text },
    { to: '/calendar', name: messages.step2, text: messages.step2Text },
    { to: contact, name: messages.step3, text: messages.step3Text },
  ];
  return (
    <section className={pricingNextCss.band} aria-labelledby="next">
      <Wrap className={pricingNextCss.inner}>
        <div>
          <h2 id="next">{t(messages.nextTitle)}</h2>
          <p className={pricingNextCss.text}>{t(messages.nextText)}</p>
        </div>
        <ol role="list" className={pricingNextCss.steps}>
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

interface WaysToPayProps {
  /** Whether cards are taken. */
  readonly cards: boolean;
  /** Whether taking them moves no money. */
  readonly test: boolean;
}

/** How a college pays here. */
function WaysToPay({ cards, test }: WaysToPayProps) {
  const t = useTranslate();
  const ways = [
    ...(cards ? [{ icon: 'lock', name: messages.card, text: messages.cardText } as const] : []),
    { icon: 'file', name: messages.invoice, text: messages.invoiceText },
    { icon: 'mail', name: messages.check, text: messages.checkText },
  ] as const;
  return (
    <Section title={t(cards ? messages.payTitle : messages.payTitleTwo)}>
      <ul role="list" className={waysToPayCss.ways}>
        {ways.map(({ icon, name, text }) => (
          <li key={name.id}>
            <Icon name={icon} size={26} />
            <div>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      {cards && test && (
        <p className={waysToPayCss.test}>
          <Icon name="warning" />
          {t(messages.test)}
        </p>
      )}
      <p className={waysToPayCss.tax}>{t(messages.tax)}</p>
    </Section>
  );
}

interface OpenFairsProps {
  readonly fairs: readonly {
    readonly slug: string;
    readonly name: string;
    /** ISO. */
    readonly startTime: string;
    /** ISO. */
    readonly exhibitorDeadline: string;
    readonly timeZone: string;
  }[];
  /** The loader's now, ISO. */
  readonly now: string;
}

/** The fairs for which a college can register now, each one tap from its form. */
function OpenFairs({ fairs, now }: OpenFairsProps) {
  const t = useTranslate();
  return (
    <Section id="open-fairs" title={t(messages.openTitle)}>
      <p className={openFairsCss.lead}>{t(messages.openText)}</p>
      <ul role="list" className={openFairsCss.fairs}>
        {fairs.map(({ slug, name, startTime, exhibitorDeadline, timeZone }) => (
          <li key={slug}>
            <div>
              <h3>{name}</h3>
              <p>
                <When start={startTime} zone={timeZone} now={now} show="day" />
                {'. '}
                {t(messages.openUntil)} <When start={exhibitorDeadline} zone={timeZone} now={now} />
              </p>
            </div>
            <ButtonLink to={fairPaths(slug).exhibitor} aria-label={t(messages.openGo, { name })}>
              {t(messages.openAct)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
