import type { Route } from './+types/exhibitor.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { frameWords } from '../fair-frame.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { takesExhibitors } from '../fair-phase.ts';
import { loadFairHead } from '../load-fair-head.ts';
import { NotYet } from '../parts/not-yet.tsx';
import { useFairPhase } from '../use-fair-phase.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadFairHead(call, params.fairAddress);
  const meta = framedMeta(call, head.fair, {
    title: frameWords.exhibitor,
    description: frameWords.exhibitorDescription,
    end: 'exhibitor',
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/exhibitor`: where colleges sign up for a fair, until its deadline. */
export default function Exhibitor({ loaderData: { fair, now } }: Route.ComponentProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const deadline = <When start={fair.exhibitorDeadline} zone={fair.timeZone} now={now} />;
  const isOpen = takesExhibitors(fair, new Date(now));
  const title = () => {
    if (phase === 'cancelled') return say(frameWords.registerCancelledTitle);
    return say(isOpen ? frameWords.exhibitorSoonTitle : frameWords.exhibitorClosedTitle);
  };
  const text = () => {
    if (phase === 'cancelled') return say(frameWords.registerCancelled);
    if (isOpen) return say(frameWords.exhibitorSoon);
    return (
      <>
        {say(frameWords.exhibitorClosed)} {deadline}
      </>
    );
  };
  return (
    <>
      <PageHead
        title={say(frameWords.exhibitor)}
        lead={
          isOpen && (
            <>
              {say(frameWords.until)} {deadline}
            </>
          )
        }
      />
      <NotYet fair={fair} phase={phase} title={title()} text={text()}>
        {isOpen && <ButtonLink to="/contact-us">{say(frameWords.contact)}</ButtonLink>}
      </NotYet>
    </>
  );
}
