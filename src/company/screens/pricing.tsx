import type { Route } from './+types/pricing.ts';
import { faqJsonLd } from '../../platform/pages/json-ld.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { siteOf } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Wrap } from '../../ui/page.tsx';
import { Questions } from '../../ui/questions.tsx';
import { useSay } from '../../ui/say.tsx';
import { BoothIncludes } from '../parts/booth-includes.tsx';
import { OneFair } from '../parts/one-fair.tsx';
import { Packs } from '../parts/packs.tsx';
import { PricingHero } from '../parts/pricing-hero.tsx';
import { PricingNext } from '../parts/pricing-next.tsx';
import { WaysToPay } from '../parts/ways-to-pay.tsx';
import { workOutPack } from '../price-facts.ts';
import { pricingQuestions } from '../pricing-questions.ts';
import { pricingWords as said } from '../pricing.words.ts';

const priceList = graphql(`
  query PriceList {
    prices {
      currency
      cards
      test
      registrations {
        fairType
        cents
        credits
      }
      packs {
        id
        name
        credits
        cents
      }
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const { prices } = await context.get(pageCall).query(priceList);
  const { registrations, packs } = prices;
  return { ...prices, packs: packs.map((pack) => workOutPack(pack, registrations)) };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const say = speak(site.locale);
  return pageMeta({
    ...site,
    title: say(said.title),
    description: say(said.description),
    path: '/pricing',
  });
};

/** `/pricing`: nothing for families; what a college pays for one fair, and for several. */
export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { currency, registrations, packs, cards, test } = loaderData;
  const say = useSay();
  const questions = pricingQuestions(say);
  return (
    <>
      <JsonLd things={[faqJsonLd(questions)]} />
      <PricingHero currency={currency} />
      <Wrap>
        <OneFair currency={currency} registrations={registrations} />
        {packs.length > 0 && (
          <Packs currency={currency} packs={packs} registrations={registrations} />
        )}
        <WaysToPay cards={cards} test={test} />
        <BoothIncludes />
        <Questions title={say(said.questions)} questions={questions} />
      </Wrap>
      <PricingNext />
    </>
  );
}
