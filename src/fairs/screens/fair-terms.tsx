import type { Route } from './+types/fair-terms.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { useSite } from '../../platform/pages/site.ts';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { legalWords } from '../fair-legal.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { FairPolicy } from '../parts/fair-policy.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: legalWords.terms,
    description: legalWords.termsDescription,
    end: 'terms-of-service',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/terms-of-service`: what visitors and colleges agree to at this fair. */
export default function FairTerms({ loaderData: { fair, now } }: Route.ComponentProps) {
  const say = useSay();
  const { brand } = useSite();
  const parts = [
    [legalWords.whoRuns, legalWords.whoRunsText],
    [legalWords.free, legalWords.freeText],
    [legalWords.times, legalWords.timesText],
    [legalWords.kind, legalWords.kindText],
    [legalWords.said, legalWords.saidText],
    ...(fair.fairType === 'booth' ? [] : [[legalWords.recorded, legalWords.recordedText] as const]),
  ] as const;
  return (
    <FairPolicy
      title={say(legalWords.terms)}
      lead={say(legalWords.termsLead, { brand: brand.name })}
      site={{ name: say(legalWords.siteTerms, { brand: brand.name }), path: '/terms-of-service' }}
      parts={[
        ...parts.map(([title, text]) => ({
          title: say(title),
          text: <p>{say(text, { legalName: brand.legalName })}</p>,
        })),
        {
          title: say(legalWords.exhibitors),
          text: (
            <p>
              {say(legalWords.exhibitorsText)}{' '}
              <When start={fair.exhibitorDeadline} zone={fair.timeZone} now={now} />
            </p>
          ),
        },
      ]}
    />
  );
}
