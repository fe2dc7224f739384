import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { NamedAction } from '../../../platform/audit/audit-actions.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { filesIn, letGo } from '../../../platform/files/file-rows.server.ts';
import { shows } from '../../../platform/files/files.server.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { lockRecord } from '../../../platform/store/lock-record.server.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import { recordingRefusals as messages } from './recording-refusals.messages.ts';
import {
  readRecordings,
  recordingPlaces,
  recordingSlots,
  withoutFile,
} from './recording-slots.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { chaptersOf, longestShift, shiftChapters } from '../webinar-settings/planned-chapters.ts';
import { readRuns } from '../webinar-settings/read-runs.server.ts';

/** Finds the webinar of a fair that an organizer runs: any for ADMINS, 6x6 fairs for ADMINS6X6. */
async function findWebinar(
  tx: Queryable,
  role: string,
  fairId: string,
): Promise<(Values & { readonly id: string }) | null> {
  if (!isUuid(fairId)) return null;
  const rows = await readRows(tx, { id: 'text', details: 'json', recordingLinks: 'json?' })(
    `select w.id, w.details, w.recording_links as "recordingLinks"
     from fair f join fair_webinar w on w.fair_id = f.id
     where f.id = $1 and ($2 or f.fair_type = '6x6')`,
    [fairId, role === 'ADMINS'],
  );
  return rows[0] ?? null;
}

/** `manageRecordings(...)`: a fair's session recordings, for its organizers, public or not. */
const manageRecordings = operation<'manageRecordings', PeopleServices>({
  kind: 'Query',
  name: 'manageRecordings',
  field: `
  "Returns the recordings of a fair’s sessions for its organizers, also before they are out. Null before the fair has sessions."
  manageRecordings(fairId: ID!): ManagedRecordings`,
  types: `
    "The recordings of a fair, for organizers."
    type ManagedRecordings {
      "Files go to /api/files/fair-webinar/{webinarId}/{recordings, captions or posters}?part={session}."
      webinarId: ID!
      sessions: [ManagedRecording!]!
    }

    "The recording of a session, for organizers."
    type ManagedRecording {
      session: Int!
      title: String!
      "A link, or the path of an uploaded file on this site."
      url: URL
      captionsUrl: URL
      posterUrl: URL
      "Whether its hosts started it in its room, so that it’s known when each college spoke."
      isConducted: Boolean!
      "In the order in which they speak. Before there is a recording, as the session was conducted or else planned."
      chapters: [ManagedChapter!]!
    }

    "A chapter of a recording."
    type ManagedChapter {
      exhibitorId: ID!
      name: String!
      "Null where the recording has no chapter of this college."
      atSecond: Float
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    const { role } = signedIn(context);
    const { pool } = context.services.database;
    const webinar = await findWebinar(pool, role, fairId);
    if (!webinar) {
      const { rows } = isUuid(fairId)
        ? await pool.query(`select 1 from fair where id = $1 and ($2 or fair_type = '6x6')`, [
            fairId,
            role === 'ADMINS',
          ])
        : { rows: [] };
      if (rows.length === 0) throw notFound();
      return null;
    }
    const { sessions, links } = readRecordings(webinar);
    const runs = await readRuns(pool, fairId);
    const rows = await readRows(pool, { id: 'text', name: 'text' })(
      `select e.id, coalesce(c.name, e.name) as name
       from fair_exhibitor e left join college c on c.id = e.college_id where e.fair_id = $1`,
      [fairId],
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return {
      webinarId: webinar.id,
      sessions: sessions.map((session) => {
        const link = links[session.number];
        const chapters = link?.chapters ?? chaptersOf(session, runs.get(session.number) ?? null);
        const seconds = new Map(
          chapters.map(({ exhibitorId, atSecond }) => [exhibitorId, atSecond]),
        );
        return {
          session: session.number,
          title: session.title,
          url: link?.url ?? null,
          captionsUrl: link?.captionsUrl ?? null,
          posterUrl: link?.posterUrl ?? null,
          isConducted: runs.has(session.number),
          chapters: session.exhibitors
            .toSorted((one, other) => one.position - other.position)
            .flatMap(({ exhibitorId }) => {
              const name = names.get(exhibitorId);
              return name === undefined
                ? []
                : [{ exhibitorId, name, atSecond: seconds.get(exhibitorId) ?? null }];
            }),
        };
      }),
    };
  },
});

type Recordings = ReturnType<typeof readRecordings>;

/** Changes a fair's recordings as one of its organizers, and deletes files no longer in use. */
async function changeLinks(
  context: CallContext<PeopleServices>,
  { fairId, session }: { readonly fairId: string; readonly session: number },
  action: NamedAction,
  change: (
    current: Recordings,
    tx: Queryable,
  ) => Recordings['links'] | Promise<Recordings['links']>,
): Promise<true> {
  const by = signedIn(context);
  const { world, services } = context;
  await services.writer.change(async (tx) => {
    const found = await findWebinar(tx, by.role, fairId);
    if (!found) throw notFound();
    const record = await lockRecord(tx, services.reader, by, FairWebinar, found.id);
    const links = await change(readRecordings(record), tx);
    await changeRecord(tx, world, FairWebinar, found.id, { recordingLinks: links });
    for (const { name } of recordingSlots) {
      const slotAddress = { recordType: FairWebinar.name, recordId: found.id, slot: name };
      const left = (await filesIn(tx, slotAddress)).filter(({ id }) => !shows(links, id));
      await letGo(
        tx,
        left.map(({ id }) => id),
        world.now(),
      );
    }
    await writeAuditEntry(tx, world, by, {
      action,
      subject: 'Fair',
      subjectId: fairId,
      details: { session },
    });
  });
  return true;
}

/** `removeRecording(...)`: removes a session's recording, or its captions or poster. */
const removeRecording = operation<'removeRecording', PeopleServices>({
  kind: 'Mutation',
  name: 'removeRecording',
  field: `
  "Removes the recording of a session with its captions, poster and chapters, or one of the first two. It can't be undone."
  removeRecording(fairId: ID!, session: Int!, place: RecordingPlace!): Boolean!`,
  types: `"The kind of a recording file."
  enum RecordingPlace { ${Object.keys(recordingPlaces).join(' ')} }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: (args, context) =>
    changeLinks(context, args, 'removeRecording', ({ links }) => {
      if (!links[args.session]?.[recordingPlaces[args.place]]) throw notFound();
      return withoutFile(links, String(args.session), args.place);
    }),
});

/** `setRecordingChapters(...)`: an organizer sets each college's position in a recording. */
const setRecordingChapters = operation<'setRecordingChapters', PeopleServices>({
  kind: 'Mutation',
  name: 'setRecordingChapters',
  field: `
  "Sets the chapters of a recorded session, all at once: seconds from its beginning."
  setRecordingChapters(fairId: ID!, session: Int!, chapters: [RecordingChapterInput!]!): Boolean!`,
  types: `
  "The input of \`setRecordingChapters\`."
  input RecordingChapterInput { exhibitorId: ID!, atSecond: Float! }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: (args, context) =>
    changeLinks(context, args, 'setRecordingChapters', ({ sessions, links }) => {
      const { session, chapters } = args;
      const link = links[session];
      if (!link) throw badInput({ session: apiSentence(messages.recordingFirst) });
      const speaking = sessions.find(({ number }) => number === session)?.exhibitors ?? [];
      const speaks = (id: string) => speaking.some(({ exhibitorId }) => exhibitorId === id);
      const seen = new Set<string>();
      chapters.forEach(({ exhibitorId, atSecond }, index) => {
        if (!speaks(exhibitorId) || seen.has(exhibitorId))
          throw badInput({ [`chapters.${index}.exhibitorId`]: apiSentence(messages.notSpeaking) });
        if (!(atSecond >= 0 && atSecond <= 86_400))
          throw badInput({ [`chapters.${index}.atSecond`]: apiSentence(messages.noTime) });
        seen.add(exhibitorId);
      });
      const sorted = chapters.toSorted((one, other) => one.atSecond - other.atSecond);
      return { ...links, [session]: { ...link, chapters: sorted } };
    }),
});

/** `alignRecordingChapters(...)`: chapters where the colleges spoke in the session. */
const alignRecordingChapters = operation<'alignRecordingChapters', PeopleServices>({
  kind: 'Mutation',
  name: 'alignRecordingChapters',
  field: `
  "Sets the chapters of a recorded session to where its colleges spoke, as its hosts conducted it, or else as planned. Replaces the chapters it has."
  alignRecordingChapters(
    fairId: ID!
    session: Int!
    "At how many seconds of the recording the session begins; negative if it began before."
    startsAt: Int!
  ): Boolean!`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: (args, context) =>
    changeLinks(context, args, 'setRecordingChapters', async ({ sessions, links }, tx) => {
      const { fairId, session: number, startsAt } = args;
      const link = links[number];
      const session = sessions.find((one) => one.number === number);
      if (!link || !session) throw badInput({ session: apiSentence(messages.recordingFirst) });
      if (!(Math.abs(startsAt) <= longestShift))
        throw badInput({ startsAt: apiSentence(messages.noShift) });
      const spoken = chaptersOf(session, (await readRuns(tx, fairId)).get(number) ?? null);
      return { ...links, [number]: { ...link, chapters: [...shiftChapters(spoken, startsAt)] } };
    }),
});

/** The operations with which organizers manage recordings. */
export const recordingOperations = [
  manageRecordings,
  removeRecording,
  setRecordingChapters,
  alignRecordingChapters,
] as const;
