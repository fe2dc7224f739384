import { Link } from 'react-router';
import type { Route } from './+types/fair-privacy.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { legalMessages } from './fair-legal.messages.ts';
import { framedMeta } from '../framed-page.tsx';
import { fairPaths } from '../fair-paths.ts';
import { loadFairHead } from '../fair-view.ts';
import { FairPolicy } from './fair-policy.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: legalMessages.privacy,
    description: legalMessages.privacyDescription,
    end: 'privacy-policy',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/privacy-policy`: who runs and exhibits at this fair, and what is shared when. */
export default function FairPrivacy({ loaderData: { fair } }: Route.ComponentProps) {
  const t = useTranslate();
  const { brand } = useSite();
  const { legalName, postalAddress } = brand;
  const isBooth = fair.fairType === 'booth';
  return (
    <FairPolicy
      title={t(legalMessages.privacy)}
      lead={t(legalMessages.privacyLead, { brand: brand.name })}
      site={{ name: t(legalMessages.sitePrivacy, { brand: brand.name }), path: '/privacy-policy' }}
      parts={[
        {
          title: t(legalMessages.whoRuns),
          text: (
            <>
              <p>{t(legalMessages.whoRunsText, { legalName })}</p>
              {postalAddress && (
                <p>{t(legalMessages.whoRunsAddress, { address: postalAddress })}</p>
              )}
            </>
          ),
        },
        {
          title: t(legalMessages.whoExhibits),
          text: (
            <>
              <p>{t(legalMessages.whoExhibitsText, { count: fair.collegeCount })}</p>
              <p>
                <Link to={`${fairPaths(fair.slug).page}#colleges`}>
                  {t(legalMessages.theColleges)}
                </Link>
              </p>
            </>
          ),
        },
        { title: t(legalMessages.whatWeAsk), text: <p>{t(legalMessages.whatWeAskText)}</p> },
        {
          title: t(legalMessages.whatIsShared),
          text: (
            <>
              <p>{t(legalMessages.sharedNothing)}</p>
              <p>{t(legalMessages.sharedAsk)}</p>
              <p>{t(legalMessages.sharedBack)}</p>
            </>
          ),
        },
        {
          title: t(legalMessages.conversations),
          text: (
            <p>
              {t(isBooth ? legalMessages.conversationsBooth : legalMessages.conversationsSession)}
            </p>
          ),
        },
        { title: t(legalMessages.children), text: <p>{t(legalMessages.childrenText)}</p> },
      ]}
    />
  );
}
