import type { Route } from './+types/pricing.route.ts';
import { takesExhibitors } from '../../fairs/fair-phase.ts';
import { faqJsonLd } from '../../../platform/metadata/json-ld.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { JsonLd } from '../../../ui/layout/json-ld.tsx';
import PricingPage from './pricing-page.tsx';
import { workOutPack } from '../../payments/price-facts.ts';
import { pricingQuestions } from './pricing-questions.ts';
import { pricingMessages as messages } from './pricing.messages.ts';

const priceList = graphql(`
  query PriceList {
    fairCards {
      slug
      name
      startTime
      endTime
      exhibitorDeadline
      timeZone
      cancelledAt
    }
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

/** Fairs that are named; the calendar has all. */
const mostFairs = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { prices, fairCards } = await call.query(priceList);
  const { registrations, packs } = prices;
  const t = translatorFor(call.locale);
  return {
    now: call.now.toISOString(),
    open: fairCards.filter((fair) => takesExhibitors(fair, call.now)).slice(0, mostFairs),
    offer: { ...prices, packs: packs.map((pack) => workOutPack(pack, registrations)) },
    questions: pricingQuestions(t),
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/pricing',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/pricing`: nothing for families; what a college pays for one fair, and for several. */
export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { questions, offer, open, now } = loaderData;
  return (
    <>
      <JsonLd things={[faqJsonLd(questions)]} />
      <PricingPage offer={offer} questions={questions} open={open} now={now} />
    </>
  );
}
