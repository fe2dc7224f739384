import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { findThreadReader, openThread, type ThreadReader } from './open-thread.server.ts';
import { noteFields } from './thread-note.ts';

type ThreadNote = SchemaObject<'ThreadNote'>;

/** Changes of notes, by their trigger. */
export const noteTopic = 'ThreadNote';

const budget = { points: 30, perSeconds: 60 };

/** `noteInThread(...)`: notes something about a private thread for the team. */
const noteInThread = operation<'noteInThread', PeopleServices>({
  kind: 'Mutation',
  name: 'noteInThread',
  field: `
  "Notes something in a private thread for the reps of its booth. The student doesn’t see it there; a copy of their data has it."
  noteInThread(threadId: ID!, text: String!): ThreadNote!`,
  types: `
  "A note of a rep for the team, in a private thread or about a public message. For reps of its booth."
  type ThreadNote {
    id: ID!
    "Null for a note about a public message."
    threadId: ID
    "The public message that it is about."
    messageId: ID
    createdAt: DateTime!
    "Null once the rep has left."
    name: String
    text: String!
    isMine: Boolean!
  }`,
  who: ['signedIn'],
  resolve: ({ threadId, text }, context) => note(context, { threadId, messageId: null }, text),
});

/** `noteAboutQuestion(...)`: notes something about a public question for the team. */
const noteAboutQuestion = operation<'noteAboutQuestion', PeopleServices>({
  kind: 'Mutation',
  name: 'noteAboutQuestion',
  field: `
  "Notes something about a visitor’s public message for the reps of its booth. No one else sees it; a copy of the visitor’s data has it."
  noteAboutQuestion(messageId: ID!, text: String!): ThreadNote!`,
  who: ['signedIn'],
  resolve: ({ messageId, text }, context) => note(context, { threadId: null, messageId }, text),
});

async function note(context: PeopleCall, about: NoteSubject, text: string): Promise<ThreadNote> {
  const { services, world } = context;
  const by = signedIn(context);
  const { viewerId } = await openForTeam(services.database.pool, by, about);
  const values = checkValues(noteFields, { text }, world.now());
  const key = `thread-notes:${viewerId}`;
  const { allowed, retryAfter } = await spend(services.database.pool, world, key, budget);
  if (!allowed) throw rateLimited(retryAfter);
  return services.writer.change(async (tx) => {
    const { booth } = await openForTeam(tx, by, about);
    const id = world.newId();
    await tx.query(
      `insert into thread_note (id, thread_id, message_id, booth_id, author_id, body, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, about.threadId, about.messageId, booth.id, viewerId, values['text'], world.now()],
    );
    const written = await readThreadNote(tx, id, viewerId);
    if (!written) throw notFound();
    return written;
  });
}

/** `removeThreadNote(id)`: a rep takes back what they noted. */
const removeThreadNote = operation<'removeThreadNote', PeopleServices>({
  kind: 'Mutation',
  name: 'removeThreadNote',
  field: `
  "Removes a note of the caller from a private thread or a public message."
  removeThreadNote(id: ID!): Boolean!`,
  who: ['signedIn'],
  resolve: ({ id }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const found = isUuid(id) ? await readThreadNote(tx, id, by.id) : null;
      if (!found?.isMine) throw notFound();
      await openForTeam(tx, by, found);
      await tx.query('delete from thread_note where id = $1', [id]);
      return true;
    }),
});

/** The operations of notes for the team. */
export const threadNoteOperations = [noteInThread, noteAboutQuestion, removeThreadNote] as const;

/** What a note is about: one of them. */
type NoteSubject = Pick<ThreadNote, 'threadId' | 'messageId'>;

/** @throws Refusal NOT_FOUND for everyone but reps of the booth, FORBIDDEN for those who are muted */
async function openForTeam(
  on: Queryable,
  by: Viewer,
  { threadId, messageId }: NoteSubject,
): Promise<ThreadReader> {
  const reader =
    threadId == null
      ? await findQuestionReader(on, by, messageId ?? '')
      : await openThread(on, by, threadId);
  if (reader?.side !== 'college') throw notFound();
  refuseMuted(reader.booth);
  return reader;
}

/** The caller's side at the booth at which a visitor wrote something in public. */
async function findQuestionReader(
  on: Queryable,
  by: Viewer,
  messageId: string,
): Promise<ThreadReader | null> {
  const [found] = isUuid(messageId)
    ? await readRows(on, { boothId: 'text' })(
        `select booth_id as "boothId" from booth_message where id = $1 and author_as <> 'rep'`,
        [messageId],
      )
    : [];
  return found ? findThreadReader(on, by, found.boothId) : null;
}

const noteRow = row({
  id: 'text',
  threadId: 'text?',
  messageId: 'text?',
  createdAt: 'timestamp',
  name: 'text?',
  text: 'text',
  isMine: 'boolean',
});

/** SQL: notes as the rep `$1` reads them. */
const notes = `select n.id, n.thread_id as "threadId", n.message_id as "messageId",
    n.created_at as "createdAt", n.body as text,
    coalesce(n.author_id = $1, false) as "isMine",
    (select nullif(trim(p.first_name || ' ' || p.last_name), '') from college_rep p
     where p.user_id = n.author_id and p.college_id = b.college_id limit 1) as name
  from thread_note n join fair_booth b on b.id = n.booth_id`;

/** More are not shown: a thread or a question has a handful. */
const mostShown = 100;

/** The latest notes about something, the oldest first; their reader must be a rep of its booth. */
export async function readNotes(
  on: Queryable,
  about: 'thread' | 'message',
  id: string,
  viewerId: string,
): Promise<readonly ThreadNote[]> {
  const rows = await readRows(
    on,
    noteRow,
  )({
    name: `notes-of-${about}`,
    text: `${notes} where n.${about}_id = $2
      order by n.created_at desc, n.id desc limit ${mostShown}`,
    values: [viewerId, id],
  });
  return rows.reverse();
}

/** One note; null once it is gone. */
export async function readThreadNote(
  on: Queryable,
  id: string,
  viewerId: string,
): Promise<ThreadNote | null> {
  const [found] = await readRows(
    on,
    noteRow,
  )({ name: 'thread-note', text: `${notes} where n.id = $2`, values: [viewerId, id] });
  return found ?? null;
}
