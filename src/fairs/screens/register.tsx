import type { Route } from './+types/register.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { frameWords } from '../fair-frame.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { fairPaths } from '../fair-paths.ts';
import { fairWords } from '../fair-page.words.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { NotYet } from '../not-yet.tsx';
import { useFairPhase } from '../use-fair-phase.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: frameWords.register,
    description: frameWords.registerDescription,
    end: 'register',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/register`: where students, parents and counselors register. */
export default function Register({ loaderData: { fair, now } }: Route.ComponentProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const parts = { fair, phase };
  const notice = () => {
    if (phase === 'cancelled')
      return (
        <NotYet
          {...parts}
          title={say(frameWords.registerCancelledTitle)}
          text={say(frameWords.registerCancelled)}
        />
      );
    if (phase === 'ended')
      return (
        <NotYet
          {...parts}
          title={say(frameWords.registerEndedTitle)}
          text={say(frameWords.registerEnded)}
        >
          {fair.recordingsOut && (
            <ButtonLink icon="play" to={fairPaths(fair.slug).recordings}>
              {say(fairWords.watch)}
            </ButtonLink>
          )}
        </NotYet>
      );
    if (phase === 'upcoming' && fair.registrationOpensAt)
      return (
        <NotYet
          {...parts}
          title={say(frameWords.registerUpcomingTitle)}
          text={
            <>
              {say(frameWords.registerUpcoming)}{' '}
              <When start={fair.registrationOpensAt} zone={fair.timeZone} now={now} />
            </>
          }
        />
      );
    return (
      <NotYet
        {...parts}
        title={say(frameWords.registerSoonTitle)}
        text={say(frameWords.registerSoon)}
      >
        <ButtonLink to="/register">{say(frameWords.account)}</ButtonLink>
      </NotYet>
    );
  };
  return (
    <>
      <PageHead title={say(frameWords.register)} />
      {notice()}
    </>
  );
}
