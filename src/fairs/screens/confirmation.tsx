import type { Route } from './+types/confirmation.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { frameWords } from '../fair-frame.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { fairPaths } from '../fair-paths.ts';
import { takesExhibitors } from '../fair-phase.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { NotYet } from '../parts/not-yet.tsx';
import { useFairPhase } from '../use-fair-phase.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: frameWords.confirmation,
    description: frameWords.confirmationDescription,
    end: 'confirmation',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/confirmation`: the receipt of an exhibitor. */
export default function Confirmation({ loaderData: { fair, now } }: Route.ComponentProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  return (
    <>
      <PageHead title={say(frameWords.confirmation)} />
      <NotYet
        fair={fair}
        phase={phase}
        title={say(frameWords.confirmationNoneTitle)}
        text={say(frameWords.confirmationNone)}
      >
        {takesExhibitors(fair, new Date(now)) && (
          <ButtonLink to={fairPaths(fair.slug).exhibitor}>{say(frameWords.exhibitor)}</ButtonLink>
        )}
      </NotYet>
    </>
  );
}
