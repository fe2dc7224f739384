import type { Route } from './+types/fair-terms.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { legalMessages } from './fair-legal.messages.ts';
import { framedMeta } from '../framed-page.tsx';
import { loadFairHead } from '../fair-view.ts';
import { FairPolicy } from './fair-policy.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: legalMessages.terms,
    description: legalMessages.termsDescription,
    end: 'terms-of-service',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/terms-of-service`: what visitors and colleges agree to at this fair. */
export default function FairTerms({ loaderData: { fair, now } }: Route.ComponentProps) {
  const t = useTranslate();
  const { brand } = useSite();
  const parts = [
    [legalMessages.whoRuns, legalMessages.whoRunsText],
    [legalMessages.free, legalMessages.freeText],
    [legalMessages.times, legalMessages.timesText],
    [legalMessages.kind, legalMessages.kindText],
    [legalMessages.said, legalMessages.saidText],
    ...(fair.fairType === 'booth'
      ? []
      : [[legalMessages.recorded, legalMessages.recordedText] as const]),
  ] as const;
  return (
    <FairPolicy
      title={t(legalMessages.terms)}
      lead={t(legalMessages.termsLead, { brand: brand.name })}
      site={{ name: t(legalMessages.siteTerms, { brand: brand.name }), path: '/terms-of-service' }}
      parts={[
        ...parts.map(([title, text]) => ({
          title: t(title),
          text: <p>{t(text, { legalName: brand.legalName })}</p>,
        })),
        {
          title: t(legalMessages.exhibitors),
          text: (
            <p>
              {t(legalMessages.exhibitorsText)}{' '}
              <When start={fair.exhibitorDeadline} zone={fair.timeZone} now={now} />
            </p>
          ),
        },
      ]}
    />
  );
}
