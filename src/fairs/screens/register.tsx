import type { Route } from './+types/register.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { siteOf } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { frameWords } from '../fair-frame.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { fairPaths } from '../fair-paths.ts';
import { fairWords } from '../fair-page.words.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { NotYet } from '../parts/not-yet.tsx';
import { useFairPhase } from '../use-fair-phase.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadFairHead(context.get(pageCall), params.fairAddress);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  framedMeta(siteOf(matches), loaderData.fair, {
    title: frameWords.register,
    description: frameWords.registerDescription,
    end: 'register',
  });

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
