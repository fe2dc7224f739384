import type { Route } from './+types/registration-confirmation.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { siteOf } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { frameWords } from '../fair-frame.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { fairPaths } from '../fair-paths.ts';
import { takesAttendees } from '../fair-phase.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { NotYet } from '../parts/not-yet.tsx';
import { useFairPhase } from '../use-fair-phase.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadFairHead(context.get(pageCall), params.fairAddress);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  framedMeta(siteOf(matches), loaderData.fair, {
    title: frameWords.registered,
    description: frameWords.registeredDescription,
    end: 'registration-confirmation',
  });

/** `/fair-{slug}/registration-confirmation`: what happens after registering. */
export default function RegistrationConfirmation({
  loaderData: { fair, now },
}: Route.ComponentProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  return (
    <>
      <PageHead title={say(frameWords.registered)} />
      <NotYet
        fair={fair}
        phase={phase}
        title={say(frameWords.registeredNoneTitle)}
        text={say(frameWords.registeredNone)}
      >
        {takesAttendees(fair, new Date(now)) && (
          <ButtonLink to={fairPaths(fair.slug).register}>{say(frameWords.register)}</ButtonLink>
        )}
      </NotYet>
    </>
  );
}
