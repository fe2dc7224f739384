import type { ComponentProps } from 'react';
import { Wrap } from '../../../ui/layout/page.tsx';
import { Questions } from '../../../ui/layout/questions.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { RegistrationPrice, workOutPack } from './price-facts.ts';
import { pricingMessages as messages } from './pricing.messages.ts';
import { BoothIncludes } from './booth-includes.tsx';
import { OneFair } from './one-fair.tsx';
import { OpenFairs } from './open-fairs.tsx';
import { Packs } from './packs.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { PricingNext } from './pricing-next.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

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
      <Wrap>
        <OneFair currency={currency} registrations={registrations} />
        {open.length > 0 && <OpenFairs fairs={open} now={now} />}
        {packs.length > 0 && (
          <Packs currency={currency} packs={packs} registrations={registrations} />
        )}
        <WaysToPay cards={cards} test={test} />
        <BoothIncludes />
        <Questions title={t(messages.questions)} questions={questions} />
      </Wrap>
      <PricingNext />
    </>
  );
}
