import { signedIn } from '../../accounts/people-services.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { wordsToFind } from '../conversation/words-to-find.ts';
import { claimThread, finishThread, releaseThread } from './assign-thread.server.ts';
import { findThread, findThreadReader, openThread } from './open-thread.server.ts';
import {
  countThreads,
  readOwnThread,
  readTeam,
  readThreadMessages,
  readThreadRow,
  readThreadsOfBooth,
  readThreadsOfStudent,
} from './read-threads.server.ts';
import { readNotes, threadNoteOperations } from './thread-notes.server.ts';
import { typeInThread } from './type-in-thread.server.ts';
import { answerPrivately, mayWrite, writePrivately } from './write-privately.server.ts';

const idOrNull = (id: string | null | undefined): string | null =>
  id != null && isUuid(id) ? id : null;

/** `myThread(boothId)`: the caller's private thread at a booth, for students. */
const myThread = operation<'myThread', LobbyServices>({
  kind: 'Query',
  name: 'myThread',
  field: `
  "Returns the caller's private thread with the college of a booth. Null for everyone but students registered for its fair."
  myThread(boothId: ID!, before: ID): PrivateThreadPage`,
  types: `
  "A private thread between a student and a college, as the caller sees it."
  type PrivateThread {
    id: ID!
    boothId: ID!
    college: String!
    "First name and initial."
    student: String
    createdAt: DateTime!
    lastAt: DateTime!
    "Since when the student waits for an answer."
    waitsSince: DateTime
    "Name of the rep who answers it. For reps."
    claimedName: String
    "The caller is the rep who answers it."
    isMine: Boolean!
    "Messages of the other side that the caller's side has not read."
    unread: Int!
    "The last message; null for reps where it is covered."
    lastText: String
    lastByStudent: Boolean!
    "The caller's side has reported it, and no admin has closed the report."
    isReported: Boolean!
  }
  "A message of a private thread."
  type ThreadMessage {
    id: ID!
    createdAt: DateTime!
    speaker: BoothSpeaker!
    name: String
    text: String!
    "The reason why reps see it covered at first."
    heldFor: HeldReason
    "The message that it quotes."
    answers: ID
    documents: [AttachedDocument!]!
    isMine: Boolean!
    "The key under which the caller has sent it; null for what others wrote."
    clientKey: String
  }
  "A page of a private thread."
  type PrivateThreadPage {
    "Null before the student has written."
    thread: PrivateThread
    "The oldest first."
    messages: [ThreadMessage!]!
    hasEarlier: Boolean!
    "What reps noted for each other, the oldest first. Empty for the student."
    notes: [ThreadNote!]!
    "The caller can write in it now."
    mayWrite: Boolean!
    cursor: String!
  }`,
  who: ['signedIn'],
  async resolve({ boothId, before }, context) {
    const { pool } = context.services.database;
    const reader = await findThreadReader(pool, signedIn(context), boothId);
    if (reader?.side !== 'student') return null;
    // Read before the messages: one sent in between is delivered twice, and none is missing.
    const cursor = await context.services.lobby.presentCursor();
    const thread = await readOwnThread(pool, reader, boothId);
    const page = thread
      ? await readThreadMessages(pool, thread.id, reader.viewerId, idOrNull(before))
      : { messages: [], hasEarlier: false };
    const writes = mayWrite(reader, context.world.now(), thread !== null);
    return { ...page, thread, notes: [], mayWrite: writes, cursor };
  },
});

/** `privateThread(threadId)`: a thread, for its student and the reps of its booth. */
const privateThread = operation<'privateThread', LobbyServices>({
  kind: 'Query',
  name: 'privateThread',
  field: `
  "Returns a private thread. Null for everyone but its student and the reps of its booth."
  privateThread(threadId: ID!, before: ID): PrivateThreadPage`,
  who: ['signedIn'],
  async resolve({ threadId, before }, context) {
    const { pool } = context.services.database;
    const reader = await findThread(pool, signedIn(context), threadId);
    if (!reader) return null;
    const cursor = await context.services.lobby.presentCursor();
    const thread = await readThreadRow(pool, reader, threadId);
    const page = await readThreadMessages(pool, threadId, reader.viewerId, idOrNull(before));
    const isRep = reader.side === 'college';
    const notes = isRep ? await readNotes(pool, 'thread', threadId, reader.viewerId) : [];
    const writes = mayWrite(reader, context.world.now(), true);
    return { ...page, thread, notes, mayWrite: writes, cursor };
  },
});

/** `boothThreads(boothId)`: the inbox that the reps of a booth share. */
const boothThreads = operation<'boothThreads', LobbyServices>({
  kind: 'Query',
  name: 'boothThreads',
  field: `
  "Returns the private threads of a booth, 50 at a time. Null for everyone but its reps. \`find\`: only those with these words in their messages or in the student’s name."
  boothThreads(boothId: ID!, show: BoothThreadsShown, after: ID, find: String): BoothThreads`,
  types: `
  "The private threads a rep wants to see."
  enum BoothThreadsShown {
    "The latest first."
    ALL
    "Those that wait for an answer, the longest waiting first."
    OPEN
    "Those of the caller."
    MINE
    "Those that need no answer."
    DONE
  }
  "The inbox of a booth."
  type BoothThreads {
    threads: [PrivateThread!]!
    hasMore: Boolean!
    counts: ThreadCounts!
    "The confirmed reps of the college."
    team: [ThreadRep!]!
    cursor: String!
  }
  "The private threads of a booth, counted."
  type ThreadCounts { all: Int! open: Int! mine: Int! done: Int! unread: Int! oldestAt: DateTime }
  "A rep who shares the inbox of a booth."
  type ThreadRep { id: ID! name: String! isMe: Boolean! }`,
  who: ['signedIn'],
  async resolve({ boothId, show, after, find }, context) {
    const { pool } = context.services.database;
    const reader = await findThreadReader(pool, signedIn(context), boothId);
    if (reader?.side !== 'college') return null;
    const cursor = await context.services.lobby.presentCursor();
    const [page, counts, team] = await Promise.all([
      readThreadsOfBooth(pool, reader, show ?? 'ALL', idOrNull(after), wordsToFind(find)),
      countThreads(pool, reader),
      readTeam(pool, reader),
    ]);
    return { ...page, counts, team, cursor };
  },
});

/** `myThreads(fairId)`: a student's private threads at a fair. */
const myThreads = operation<'myThreads', LobbyServices>({
  kind: 'Query',
  name: 'myThreads',
  field: `
  "Returns the caller's private threads at a fair, the latest first."
  myThreads(fairId: ID!): [PrivateThread!]!`,
  who: ['STUDENTS'],
  resolve: ({ fairId }, context) =>
    isUuid(fairId)
      ? readThreadsOfStudent(context.services.database.pool, signedIn(context).id, fairId)
      : [],
});

/** `readThread(threadId, upTo)`: the caller's side has read a thread. */
const readThread = operation<'readThread', LobbyServices>({
  kind: 'Mutation',
  name: 'readThread',
  field: `
  "Marks a private thread as read by the caller's side, up to a message if one is named. Returns what is still unread."
  readThread(threadId: ID!, upTo: ID): Int!`,
  who: ['signedIn'],
  resolve: ({ threadId, upTo }, context) =>
    context.services.writer.change(async (tx) => {
      const reader = await openThread(tx, signedIn(context), threadId);
      const column = reader.side === 'student' ? 'student_read_at' : 'college_read_at';
      await tx.query(
        `update thread t set ${column} = greatest(t.${column}, m.created_at)
         from (select max(created_at) as created_at from thread_message
           where thread_id = $1 and ($2::uuid is null or id = $2)) m
         where t.id = $1 and m.created_at is not null`,
        [threadId, idOrNull(upTo)],
      );
      const thread = await readThreadRow(tx, reader, threadId);
      // No email tells of what is read.
      if (reader.side === 'student' && thread?.unread === 0)
        await tx.query('update thread_notice set waits = false where thread_id = $1 and waits', [
          threadId,
        ]);
      return thread?.unread ?? 0;
    }),
});

/** The operations of private threads. */
export const threadOperations = [
  myThread,
  privateThread,
  boothThreads,
  myThreads,
  readThread,
  writePrivately,
  answerPrivately,
  typeInThread,
  claimThread,
  releaseThread,
  finishThread,
  ...threadNoteOperations,
] as const;
