import type { Route } from './+types/registration-confirmation.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { frameWords } from '../fair-frame.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { fairPaths } from '../fair-paths.ts';
import { takesAttendees } from '../fair-phase.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { NotYet } from '../not-yet.tsx';
import { useFairPhase } from '../use-fair-phase.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: frameWords.registered,
    description: frameWords.registeredDescription,
    end: 'registration-confirmation',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

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
