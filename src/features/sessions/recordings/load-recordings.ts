import { savers } from '../../colleges/college-choices.ts';
import { toFairView, toSpeakerView } from '../../fairs/fair-view.ts';
import { fairRecordings } from '../../fairs/fair-queries.ts';
import { isOwnFile } from './own-file.ts';
import { playsHere } from './plays-here.ts';
import { readCaptions, type Cue } from '../../../platform/files/read-captions.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { findInRecordings } from './find-in-recordings.ts';
import { recordedAnswersQuery, savedQuery, watchedQuery } from './recordings-queries.ts';

/** A day, in seconds: longer than any recording. */
const longest = 86_400;
/** Maximum characters of a search; longer text is cut. */
const longestQuery = 100;

/**
 * Loads a fair's recordings, search results, and the caller's progress.
 * @param slug null if the address is no fair's
 * @throws Response 404 for a fair that is missing or not public
 */
export async function loadRecordings(call: PageCall, slug: string | null, url: URL) {
  const { fairCard } = slug ? await call.query(fairRecordings, { slug }) : { fairCard: null };
  if (!fairCard || fairCard.slug !== slug) throw new Response(null, { status: 404 });
  const { plan: sessions, ...fair } = fairCard;
  const recordedAnswers = await readAnswers(call, fairCard);
  const plan = sessions.map(({ recording, ...session }) => ({
    ...session,
    speakers: withEnds(session.speakers).map((speaker) => ({
      ...toSpeakerView(speaker),
      answers:
        recordedAnswers.find(
          (one) => one.session === session.number && one.exhibitorId === speaker.exhibitorId,
        )?.answers ?? [],
    })),
    recording: recording && {
      url: recording.url,
      playsHere: playsHere(recording.url),
      // A page can't show pictures and captions from other sites.
      posterUrl: ownOf(recording.posterUrl),
      captionsUrl: ownOf(recording.captionsUrl),
    },
  }));
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  return {
    now: call.now.toISOString(),
    fair: toFairView(fair),
    plan,
    query,
    found: query === '' ? null : await search(call, plan, query),
    asked: readAsked(url.searchParams),
    ...(await loadOwn(call, slug)),
  };
}

async function readAnswers(
  call: PageCall,
  { slug, recordingsOut }: { readonly slug: string; readonly recordingsOut: boolean },
) {
  return recordingsOut ? (await call.query(recordedAnswersQuery, { slug })).recordedAnswers : [];
}

/** Speakers with the end of their chapters, where the next one begins; null for the last one. */
const withEnds = <Speaker extends { readonly atSecond: number | null }>(
  speakers: readonly Speaker[],
) => {
  const starts = speakers.flatMap(({ atSecond }) => atSecond ?? []);
  return speakers.map((speaker) => {
    const { atSecond } = speaker;
    const later = starts.filter((start) => atSecond !== null && start > atSecond);
    return { ...speaker, untilSecond: later.length > 0 ? Math.min(...later) : null };
  });
};

const ownOf = (address: string | null | undefined) =>
  address && isOwnFile(address) ? address : null;

/** The session and position in an address, and the end of a clip: `?session=2&t=75&until=90`. */
function readAsked(params: URLSearchParams) {
  const session = Number(params.get('session'));
  const second = Number(params.get('t'));
  if (!Number.isInteger(session) || session < 1) return null;
  const at = second >= 0 && second < longest ? second : 0;
  const until = Number(params.get('until'));
  return { session, second: at, until: until > at && until < longest ? until : null };
}

type Plan = readonly {
  readonly number: number;
  readonly title: string;
  readonly speakers: readonly { readonly name: string; readonly atSecond: number | null }[];
  readonly recording: { readonly captionsUrl: string | null } | null;
}[];

async function search(call: PageCall, plan: Plan, query: string) {
  const recorded = plan.filter(({ recording }) => recording !== null);
  const searched = await Promise.all(
    recorded.map(async (session) => ({
      ...session,
      cues: await cuesOf(call, session.recording?.captionsUrl ?? null),
    })),
  );
  return findInRecordings(searched, query);
}

async function cuesOf(call: PageCall, captionsUrl: string | null): Promise<readonly Cue[]> {
  if (captionsUrl === null) return [];
  const answer = await call.send('GET', captionsUrl);
  return answer.ok ? (readCaptions(await answer.text()) ?? []) : [];
}

/** Data of signed-in people: their position in each session, and the colleges they saved. */
async function loadOwn(call: PageCall, slug: string) {
  const role = call.viewer?.id ? call.viewer.role : null;
  const canSave = savers.some((one) => one === role);
  const [watched, saved] = await Promise.all([
    role ? call.query(watchedQuery, { slug }) : null,
    canSave ? call.query(savedQuery) : null,
  ]);
  return {
    /** Null without a registration: then the browser stores it. */
    watched: watched?.myWatched ?? null,
    /** `signIn` leads to the sign-in page; null for people who don’t save colleges. */
    saving: canSave ? ('here' as const) : role === null ? ('signIn' as const) : null,
    saved: saved?.mySavedColleges.map(({ collegeId }) => collegeId) ?? [],
  };
}

/** The result of `loadRecordings`. */
export type RecordingsData = Awaited<ReturnType<typeof loadRecordings>>;
/** A session with its recording. */
export type RecordedSessionData = RecordingsData['plan'][number];
