import { Link } from 'react-router';
import type { Route } from './+types/fair-privacy.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { useSite } from '../../platform/pages/site.ts';
import { useSay } from '../../ui/say.tsx';
import { legalWords } from '../fair-legal.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { fairPaths } from '../fair-paths.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { FairPolicy } from '../parts/fair-policy.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: legalWords.privacy,
    description: legalWords.privacyDescription,
    end: 'privacy-policy',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/privacy-policy`: who runs this fair, who exhibits, what is shared with whom and when. */
export default function FairPrivacy({ loaderData: { fair } }: Route.ComponentProps) {
  const say = useSay();
  const { brand } = useSite();
  const { legalName, postalAddress } = brand;
  const isBooth = fair.fairType === 'booth';
  return (
    <FairPolicy
      title={say(legalWords.privacy)}
      lead={say(legalWords.privacyLead, { brand: brand.name })}
      site={{ name: say(legalWords.sitePrivacy, { brand: brand.name }), path: '/privacy-policy' }}
      parts={[
        {
          title: say(legalWords.whoRuns),
          text: (
            <>
              <p>{say(legalWords.whoRunsText, { legalName })}</p>
              {postalAddress && <p>{say(legalWords.whoRunsAddress, { address: postalAddress })}</p>}
            </>
          ),
        },
        {
          title: say(legalWords.whoExhibits),
          text: (
            <>
              <p>{say(legalWords.whoExhibitsText, { count: fair.collegeCount })}</p>
              <p>
                <Link to={`${fairPaths(fair.slug).page}#colleges`}>
                  {say(legalWords.theColleges)}
                </Link>
              </p>
            </>
          ),
        },
        { title: say(legalWords.whatWeAsk), text: <p>{say(legalWords.whatWeAskText)}</p> },
        {
          title: say(legalWords.whatIsShared),
          text: (
            <>
              <p>{say(legalWords.sharedNothing)}</p>
              <p>{say(legalWords.sharedAsk)}</p>
              <p>{say(legalWords.sharedBack)}</p>
            </>
          ),
        },
        {
          title: say(legalWords.conversations),
          text: (
            <p>{say(isBooth ? legalWords.conversationsBooth : legalWords.conversationsSession)}</p>
          ),
        },
        { title: say(legalWords.children), text: <p>{say(legalWords.childrenText)}</p> },
      ]}
    />
  );
}
