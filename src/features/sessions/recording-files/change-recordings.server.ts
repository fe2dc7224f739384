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
import { findWebinar } from './manage-recordings.server.ts';
import { recordingRefusals as messages } from './recording-refusals.messages.ts';
import { readRecordings, recordingPlaces, recordingSlots, withoutFile } from './recording-slots.ts';

type Recordings = ReturnType<typeof readRecordings>;

/** Changes a fair's recordings as one of its organizers, and deletes files no longer in use. */
async function changeLinks(
  context: CallContext<PeopleServices>,
  { fairId, session }: { readonly fairId: string; readonly session: number },
  action: NamedAction,
  change: (standing: Recordings) => Recordings['links'],
): Promise<true> {
  const by = signedIn(context);
  const { world, services } = context;
  await services.writer.change(async (tx) => {
    const found = await findWebinar(tx, by.role, fairId);
    if (!found) throw notFound();
    const record = await lockRecord(tx, services.reader, by, FairWebinar, found.id);
    const links = change(readRecordings(record));
    await changeRecord(tx, world, FairWebinar, found.id, { recordingLinks: links });
    for (const { name } of recordingSlots) {
      const place = { recordType: FairWebinar.name, recordId: found.id, slot: name };
      const left = (await filesIn(tx, place)).filter(({ id }) => !shows(links, id));
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
export const removeRecording = operation<'removeRecording', PeopleServices>({
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
export const setRecordingChapters = operation<'setRecordingChapters', PeopleServices>({
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
      chapters.forEach(({ exhibitorId, atSecond }, place) => {
        if (!speaks(exhibitorId) || seen.has(exhibitorId))
          throw badInput({ [`chapters.${place}.exhibitorId`]: apiSentence(messages.notSpeaking) });
        if (!(atSecond >= 0 && atSecond <= 86_400))
          throw badInput({ [`chapters.${place}.atSecond`]: apiSentence(messages.noTime) });
        seen.add(exhibitorId);
      });
      const sorted = chapters.toSorted((one, other) => one.atSecond - other.atSecond);
      return { ...links, [session]: { ...link, chapters: sorted } };
    }),
});
