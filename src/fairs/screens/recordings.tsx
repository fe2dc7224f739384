import type { Route } from './+types/recordings.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { frameWords } from '../fair-frame.words.ts';
import { framedMeta } from '../fair-page-facts.ts';
import { fairPaths, slugIn } from '../fair-paths.ts';
import { loadRecordings } from '../load-recordings.ts';
import { NotYet } from '../not-yet.tsx';
import { RecordedSession } from '../parts/recorded-session.tsx';
import { useFairPhase } from '../use-fair-phase.ts';
import css from './recordings.module.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const head = await loadRecordings(call, slugIn(params.fairAddress));
  const meta = framedMeta(call, head.fair, {
    title: frameWords.recordings,
    description: frameWords.recordingsDescription,
    end: 'recordings',
    noindex: !head.fair.recordingsOut,
  });
  return { ...head, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/recordings`: each session with a chapter for each college. */
export default function Recordings({ loaderData: { fair, plan, now } }: Route.ComponentProps) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const count = plan.filter(({ recording }) => recording).length;
  if (count > 0)
    return (
      <>
        <PageHead
          title={say(frameWords.recordings)}
          lead={say(frameWords.recordingsLead, { count })}
        />
        <ol className={css.sessions}>
          {plan.map((session) => (
            <li key={session.number} id={`session-${session.number}`}>
              <RecordedSession session={session} />
            </li>
          ))}
        </ol>
      </>
    );
  const isBooth = fair.fairType === 'booth';
  const notYet = () => {
    if (isBooth) return [frameWords.recordingsNoneTitle, frameWords.recordingsNone] as const;
    if (phase === 'ended')
      return [frameWords.recordingsEndedTitle, frameWords.recordingsEnded] as const;
    return [frameWords.recordingsSoonTitle, frameWords.recordingsSoon] as const;
  };
  const [title, text] = notYet();
  return (
    <>
      <PageHead title={say(frameWords.recordings)} />
      <NotYet fair={fair} phase={phase} title={say(title)} text={say(text)}>
        {isBooth && (
          <ButtonLink to={`${fairPaths(fair.slug).page}#colleges`}>
            {say(frameWords.seeColleges)}
          </ButtonLink>
        )}
      </NotYet>
    </>
  );
}
