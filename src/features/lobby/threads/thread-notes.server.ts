import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { refuseMuted } from '../exclusions/refuse-muted.server.ts';
import { openThread } from './open-thread.server.ts';
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
  "A note of a rep in a private thread for the team. For reps of its booth."
  type ThreadNote {
    id: ID!
    threadId: ID!
    createdAt: DateTime!
    "Null once the rep has left."
    name: String
    text: String!
    isMine: Boolean!
  }`,
  who: ['signedIn'],
  async resolve({ threadId, text }, context) {
    const { services, world } = context;
    const by = signedIn(context);
    const { viewerId } = await openForTeam(services.database.pool, by, threadId);
    const values = checkValues(noteFields, { text }, world.now());
    const key = `thread-notes:${viewerId}`;
    const { allowed, retryAfter } = await spend(services.database.pool, world, key, budget);
    if (!allowed) throw rateLimited(retryAfter);
    return services.writer.change(async (tx) => {
      const { booth } = await openForTeam(tx, by, threadId);
      const id = world.newId();
      await tx.query(
        `insert into thread_note (id, thread_id, booth_id, author_id, body, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, threadId, booth.id, viewerId, values['text'], world.now()],
      );
      const note = await readThreadNote(tx, id, viewerId);
      if (!note) throw notFound();
      return note;
    });
  },
});

/** `removeThreadNote(id)`: a rep takes back what they noted. */
const removeThreadNote = operation<'removeThreadNote', PeopleServices>({
  kind: 'Mutation',
  name: 'removeThreadNote',
  field: `
  "Removes a note of the caller from a private thread."
  removeThreadNote(id: ID!): Boolean!`,
  who: ['signedIn'],
  resolve: ({ id }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const note = isUuid(id) ? await readThreadNote(tx, id, by.id) : null;
      if (!note?.isMine) throw notFound();
      await openForTeam(tx, by, note.threadId);
      await tx.query('delete from thread_note where id = $1', [id]);
      return true;
    }),
});

/** The operations of notes in private threads. */
export const threadNoteOperations = [noteInThread, removeThreadNote] as const;

/** @throws Refusal NOT_FOUND for everyone but reps of the booth, FORBIDDEN for those who are muted */
async function openForTeam(on: Queryable, by: Parameters<typeof openThread>[1], threadId: string) {
  const thread = await openThread(on, by, threadId);
  if (thread.side !== 'college') throw notFound();
  refuseMuted(thread.booth);
  return thread;
}

const noteRow = row({
  id: 'text',
  threadId: 'text',
  createdAt: 'timestamp',
  name: 'text?',
  text: 'text',
  isMine: 'boolean',
});

/** SQL: notes as the rep `$1` reads them. */
const notes = `select n.id, n.thread_id as "threadId", n.created_at as "createdAt", n.body as text,
    coalesce(n.author_id = $1, false) as "isMine",
    (select nullif(trim(p.first_name || ' ' || p.last_name), '') from college_rep p
     where p.user_id = n.author_id and p.college_id = b.college_id limit 1) as name
  from thread_note n join fair_booth b on b.id = n.booth_id`;

/** More are not shown: a thread has a handful. */
const mostShown = 100;

/** The latest notes of a thread, the oldest first; its reader must be a rep of its booth. */
export async function readThreadNotes(
  on: Queryable,
  threadId: string,
  viewerId: string,
): Promise<readonly ThreadNote[]> {
  const rows = await readRows(
    on,
    noteRow,
  )({
    name: 'thread-notes',
    text: `${notes} where n.thread_id = $2 order by n.created_at desc, n.id desc limit ${mostShown}`,
    values: [viewerId, threadId],
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
