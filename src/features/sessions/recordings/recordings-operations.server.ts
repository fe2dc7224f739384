import type { FairCards } from '../../exhibitors/fair-cards.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, rateLimited } from '../../../platform/model/refusal.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { isOwnFile } from './own-file.ts';
import { answerTypes, readRecordedAnswers } from './recorded-answers.server.ts';
import { recordingRefusals as messages } from './recording-refusals.messages.ts';

/** Write limit of an account: one every 15 seconds and at each pause, in a few tabs. */
const often = { points: 40, perSeconds: 60 };
/** A day, in seconds: longer than any recording. */
const longest = 86_400;

/** The caller's registration for a fair, one made while signed in first: `$1`, `$2`: the caller. */
const mine = `select t.id from fair_attendee t
  where t.fair_id = f.id and (t.user_id = $1 or lower(t.email) = $2)
  order by t.user_id is distinct from $1, t.created_at desc limit 1`;

const slugOf = (slug: string) => slug.replace(/^fair-/, '');

/** `myWatched(...)`: a registered person's progress in a fair's recordings. */
const myWatched = operation<'myWatched', PeopleServices>({
  kind: 'Query',
  name: 'myWatched',
  field: `
  "Returns how far the caller has watched the recordings of a fair. Null without a registration for it."
  myWatched(slug: String!): [WatchedSession!]`,
  types: `
    "The caller’s position in the recording of a session."
    type WatchedSession {
      session: Int!
      "From the beginning of the recording, where the caller stopped."
      watchedSeconds: Float!
      lastAt: DateTime!
    }`,
  who: ['signedIn'],
  async resolve({ slug }, context) {
    const { id, email } = signedIn(context);
    const rows = await readRows(context.services.database.pool, {
      recording:
        nullable(jsonOf<Readonly<Record<string, { watchedSeconds: number; lastAt: string }>>>()),
    })(
      `select t.recording from fair f join fair_attendee t on t.id = (${mine})
       where f.slug = $3 and f.published_at is not null`,
      [id, email.toLowerCase(), slugOf(slug)],
    );
    if (!rows[0]) return null;
    return Object.entries(rows[0].recording ?? {}).map(([session, watched]) => ({
      session: Number(session),
      ...watched,
    }));
  },
});

interface Watching {
  readonly slug: string;
  readonly session: number;
  readonly seconds: number;
}

/** `saveWatched(...)`: saves a registered person's position in a public recording. */
const saveWatched = operation<'saveWatched', PeopleServices>({
  kind: 'Mutation',
  name: 'saveWatched',
  field: `
  "Saves where the caller stopped in a recording. False without a registration, or before the recording is out."
  saveWatched(slug: String!, session: Int!, seconds: Float!): Boolean!`,
  who: ['signedIn'],
  async resolve({ slug, session, seconds }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (!(seconds >= 0 && seconds <= longest))
      throw badInput({ seconds: apiSentence(messages.noPlace) });
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `watched:${by.id}`, often);
    if (!allowed) throw rateLimited(retryAfter);
    return services.writer.change((tx) =>
      keepWatched(tx, [by.id, by.email.toLowerCase()], world.now(), { slug, session, seconds }),
    );
  },
});

async function keepWatched(
  tx: Queryable,
  caller: readonly [id: string, email: string],
  now: Date,
  { slug, session, seconds }: Watching,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update fair_attendee a
     set recording = coalesce(a.recording, '{}') || jsonb_build_object($4::text,
       jsonb_build_object('watchedSeconds', round($5::numeric, 1), 'lastAt', $6::text)),
       updated_at = greatest(a.updated_at, $6::timestamptz)
     from fair f join fair_webinar w on w.fair_id = f.id
     where f.slug = $3 and a.id = (${mine})
       and public_recording_links(w) ? $4::text`,
    [...caller, slugOf(slug), String(session), seconds, now.toISOString()],
  );
  return rowCount === 1;
}

/** More than a page shows; the latest fairs are included. */
const most = 12;

interface Services extends PeopleServices {
  readonly fairCards: FairCards;
}

/** `collegeRecordings(...)`: a college's chapters in public recordings, the latest fair first. */
const collegeRecordings = operation<'collegeRecordings', Services>({
  kind: 'Query',
  name: 'collegeRecordings',
  field: `
  "Lists where a college appears in recordings of published fairs, the latest fair first. At most 12."
  collegeRecordings(slug: String!): [CollegeClip!]!`,
  types: `
    "A part of a recording where a college speaks."
    type CollegeClip {
      fairName: String!
      "Its recordings are at /fair-{fairSlug}/recordings."
      fairSlug: String!
      startTime: DateTime!
      timeZone: String!
      session: Int!
      sessionTitle: String!
      "Seconds in the recording of the session at which the college begins."
      fromSecond: Float!
      "Where the next college begins; null for the last one."
      untilSecond: Float
      "Whether the recording has captions."
      hasCaptions: Boolean!
      "What people asked in the session and the college answered."
      answers: [RecordedAnswer!]!
    }
    ${answerTypes}`,
  who: ['everyone'],
  async resolve({ slug }, { services }) {
    const fairs = (await services.fairCards.get()).toReversed();
    const clips = fairs
      .flatMap((fair) =>
        fair.sessions.flatMap(({ number, title, speakers, recording }) => {
          const speaker = speakers.find((one) => one.slug === slug);
          const fromSecond = speaker?.atSecond ?? null;
          if (!recording || !speaker || fromSecond === null) return [];
          const later = speakers.flatMap(({ atSecond }) =>
            atSecond !== null && atSecond > fromSecond ? [atSecond] : [],
          );
          return [
            {
              fairId: fair.id,
              exhibitorId: speaker.exhibitorId,
              fairName: fair.name,
              fairSlug: fair.slug,
              startTime: fair.startTime,
              timeZone: fair.timeZone,
              session: number,
              sessionTitle: title,
              fromSecond,
              untilSecond: later.length > 0 ? Math.min(...later) : null,
              // A page can't show captions from other sites.
              hasCaptions: isOwnFile(recording.captionsUrl ?? ''),
            },
          ];
        }),
      )
      .slice(0, most);
    const answers = await readRecordedAnswers(
      services.database.pool,
      clips.map(({ fairId }) => fairId),
      clips.map(({ exhibitorId }) => exhibitorId),
    );
    return clips.map(({ exhibitorId, fairId, ...clip }) => ({
      ...clip,
      answers: answers.filter(
        (one) =>
          one.exhibitorId === exhibitorId && one.fairId === fairId && one.session === clip.session,
      ),
    }));
  },
});

/** `recordedAnswers(...)`: what colleges answered in the recorded sessions of a fair. */
const recordedAnswers = operation<'recordedAnswers', Services>({
  kind: 'Query',
  name: 'recordedAnswers',
  field: `
  "Lists what people asked in the sessions of a fair and its colleges answered, once the recordings are out."
  recordedAnswers(slug: String!): [AnswersOfCollege!]!`,
  types: `
    "The answers of one college in one session, those to questions with the most votes first. At most 20."
    type AnswersOfCollege {
      session: Int!
      exhibitorId: ID!
      answers: [RecordedAnswer!]!
    }`,
  who: ['everyone'],
  async resolve({ slug }, { services }) {
    const fair = (await services.fairCards.get()).find((one) => one.slug === slugOf(slug));
    if (!fair?.recordingsOut) return [];
    const answers = await readRecordedAnswers(services.database.pool, [fair.id], null);
    const bySpeaker = Map.groupBy(answers, (one) => `${one.session} ${one.exhibitorId}`);
    return [...bySpeaker.values()].flatMap(([first, ...others]) =>
      first
        ? [
            {
              session: first.session,
              exhibitorId: first.exhibitorId,
              answers: [first, ...others],
            },
          ]
        : [],
    );
  },
});

/** The operations for watching recordings. */
export const watchingOperations = [
  myWatched,
  saveWatched,
  collegeRecordings,
  recordedAnswers,
] as const;
