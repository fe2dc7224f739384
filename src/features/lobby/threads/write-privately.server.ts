import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { closingMessages } from '../../booths/closing.messages.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Env } from '../../../platform/env.server.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { spend, type Budget } from '../../../platform/http/spend.server.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, forbidden, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import type { CallContext } from '../../../platform/graphql/operation.ts';
import { tellOfPrivateAnswer } from '../answer-emails/tell-of-answers.server.ts';
import { openBooth, type OpenBooth } from '../booth-page/open-booth.server.ts';
import { refuseExcluded, refuseMuted } from '../refuse-muted.server.ts';
import { attachDocuments } from '../composing/attached-documents.server.ts';
import { heldWords } from '../composing/held-words.ts';
import { judgeText } from '../judge-text.ts';
import { messageFields } from '../composing/message-fields.ts';
import { findThreadReader, openThread, type ThreadReader } from './open-thread.server.ts';
import { readThreadMessage } from './read-threads.server.ts';
import { threadRefusals as messages } from './thread-refusals.messages.ts';

type Services = PeopleServices & {
  readonly env: Pick<Env, 'heldWords'>;
  readonly jobs: Jobs;
};
type Sent = SchemaObject<'SentPrivately'>;

interface Typed {
  readonly text: string;
  readonly clientKey: string;
  readonly answers?: string | null;
  /** Documents of the booth that a rep attaches. */
  readonly documents?: readonly string[] | null;
}

const budgets = {
  student: { points: 12, perSeconds: 60 },
  college: { points: 60, perSeconds: 60 },
} as const satisfies Readonly<Record<ThreadReader['side'], Budget>>;

/** Colleges that a student begins to write to. */
const newThreads = { points: 30, perSeconds: 3600 };

/** Days after the fair in which a thread goes on. */
const openDays = 7;

/**
 * `writePrivately(...)`: writes to the college of a booth. The student's first message begins the
 * thread; a repeated key returns the earlier message, so that nothing is written twice.
 */
export const writePrivately = operation<'writePrivately', Services>({
  kind: 'Mutation',
  name: 'writePrivately',
  field: `
  "Writes to the college of a booth in private, for students. The first message begins the thread; repeating a \`clientKey\` returns the first message."
  writePrivately(boothId: ID!, text: String!, clientKey: String!, answers: ID): SentPrivately!`,
  types: `
  "A message of a private thread that has arrived."
  type SentPrivately { threadId: ID! message: ThreadMessage! }`,
  who: ['signedIn'],
  async resolve({ boothId, ...typed }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    // Refuses where there is no booth for the caller.
    await openBooth(pool, by, boothId);
    const reader = await findThreadReader(pool, by, boothId);
    if (reader?.side !== 'student') throw forbidden(apiSentence(messages.onlyStudents));
    const before = await findThreadOf(pool, reader);
    const sent = before && (await findSent(pool, before, by.id, typed.clientKey));
    if (sent) return sent;
    return write(context, reader, typed, async (tx) => {
      const now = context.world.now();
      const known = await findThreadOf(tx, reader);
      refuseOutside(reader.booth, now, known !== null);
      if (known !== null) return known;
      const key = `private-threads:${by.id}`;
      const { allowed, retryAfter } = await spend(tx, context.world, key, newThreads);
      if (!allowed) throw rateLimited(retryAfter);
      await tx.query(
        `insert into thread (id, booth_id, account_id, created_at, last_at)
         values ($1, $2, $3, $4, $4) on conflict (booth_id, account_id) do nothing`,
        [context.world.newId(), boothId, by.id, now],
      );
      return findThreadOf(tx, reader);
    });
  },
});

/** `answerPrivately(...)`: a rep writes in a thread that a student has begun. */
export const answerPrivately = operation<'answerPrivately', Services>({
  kind: 'Mutation',
  name: 'answerPrivately',
  field: `
  "Answers in a private thread, for reps of its booth. Repeating a \`clientKey\` returns the first message."
  answerPrivately(
    threadId: ID!, text: String!, clientKey: String!, answers: ID
    "Documents of the booth to attach."
    documents: [ID!]
  ): SentPrivately!`,
  who: ['signedIn'],
  async resolve({ threadId, ...typed }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const reader = await openThread(pool, by, threadId);
    if (reader.side !== 'college') throw notFound();
    const sent = await findSent(pool, threadId, by.id, typed.clientKey);
    if (sent) return sent;
    refuseOutside(reader.booth, context.world.now(), true);
    return write(context, reader, typed, () => Promise.resolve(threadId));
  },
});

/**
 * Writes a message, once for each key. The thread is locked meanwhile: its messages have one order,
 * whichever process writes them.
 */
async function write(
  { services, world }: CallContext<Services>,
  { side, booth, viewerId }: ThreadReader,
  { text, clientKey, answers, documents }: Typed,
  threadIn: (tx: Queryable) => Promise<string | null>,
): Promise<Sent> {
  checkValues(messageFields, { text, clientKey }, world.now());
  const { pool } = services.database;
  // Reps see it at once, covered.
  const heldFor = side === 'student' ? judgeText(text, services.env.heldWords ?? heldWords) : null;
  const key = `private-messages:${side}:${viewerId}`;
  const { allowed, retryAfter } = await spend(pool, world, key, budgets[side]);
  if (!allowed) throw rateLimited(retryAfter);
  return services.writer.change(async (tx) => {
    await refuseExcluded(tx, booth.id, viewerId);
    const threadId = await threadIn(tx);
    const [thread] = await readRows(tx, { id: 'text', accountId: 'text', lastAt: 'timestamp' })(
      `select id, account_id as "accountId", last_at as "lastAt" from thread
       where id = $1 for no key update`,
      [threadId],
    );
    if (!thread) throw notFound();
    const before = await findSent(tx, thread.id, viewerId, clientKey);
    if (before) return before;
    const attached = await attachDocuments(tx, {
      boothId: booth.id,
      isRep: side === 'college',
      ids: documents ?? [],
    });
    const now = new Date(Math.max(world.now().getTime(), thread.lastAt.getTime() + 1));
    await tx.query(
      `insert into thread_message (id, thread_id, booth_id, account_id, author_id, author_as, body,
         client_key, answers, held_for, created_at, documents)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        world.newId(),
        thread.id,
        booth.id,
        thread.accountId,
        viewerId,
        side === 'student' ? 'student' : 'rep',
        text.trim(),
        clientKey,
        await quotedIn(tx, thread.id, answers ?? null),
        heldFor,
        now,
        attached,
      ],
    );
    await tx.query(
      side === 'student'
        ? `update thread set last_at = $2, waits_since = coalesce(waits_since, $2),
             student_read_at = $2 where id = $1`
        : `update thread set last_at = $2, waits_since = null, college_read_at = $2,
             claimed_by = coalesce(claimed_by, $3) where id = $1`,
      side === 'student' ? [thread.id, now] : [thread.id, now, viewerId],
    );
    if (side === 'college')
      await tellOfPrivateAnswer(tx, { world, jobs: services.jobs }, thread.id);
    // Read after the message is written: closing a booth waits for it, or it waits for the close.
    const { rowCount } = await tx.query('select from booth_closing where id = $1', [booth.id]);
    if (rowCount) throw conflict(apiSentence(closingMessages.refused));
    const sent = await findSent(tx, thread.id, viewerId, clientKey);
    if (!sent) throw new Error('A private message was written and is not there.');
    return sent;
  });
}

/**
 * Students begin a thread while the fair is live; it goes on for some days.
 * @throws Refusal CONFLICT at other times, and at a closed booth; FORBIDDEN for those who are muted
 */
function refuseOutside(booth: OpenBooth, now: Date, isBegun: boolean): void {
  const { fair, closed } = booth;
  refuseMuted(booth);
  if (closed) throw conflict(apiSentence(closingMessages.refused));
  const phase = fairPhase(fair, now);
  if (phase === 'live') return;
  if (phase !== 'ended') throw conflict(apiSentence(messages.notYet));
  if (!isBegun) throw conflict(apiSentence(messages.over));
  if (!goesOn(fair, now)) throw conflict(apiSentence(messages.closed));
}

/** Whether messages are still written in the threads of a fair that has ended. */
const goesOn = ({ endTime }: OpenBooth['fair'], now: Date): boolean =>
  now.getTime() < endTime.getTime() + openDays * 86_400_000;

/** Whether the caller can write now; a student who has begun no thread, whether they can begin it. */
export function mayWrite(
  { booth }: Pick<ThreadReader, 'booth'>,
  now: Date,
  isBegun: boolean,
): boolean {
  if (booth.closed || booth.isMuted) return false;
  const phase = fairPhase(booth.fair, now);
  return phase === 'live' || (phase === 'ended' && isBegun && goesOn(booth.fair, now));
}

async function findThreadOf(
  on: Queryable,
  { booth, viewerId }: ThreadReader,
): Promise<string | null> {
  const rows = await readRows(on, { id: 'text' })(
    'select id from thread where booth_id = $1 and account_id = $2',
    [booth.id, viewerId],
  );
  return rows[0]?.id ?? null;
}

async function findSent(
  on: Queryable,
  threadId: string,
  authorId: string,
  clientKey: string,
): Promise<Sent | null> {
  const [found] = await readRows(on, { id: 'text' })(
    'select id from thread_message where thread_id = $1 and author_id = $2 and client_key = $3',
    [threadId, authorId, clientKey],
  );
  const message = found && (await readThreadMessage(on, found.id, authorId));
  return message ? { threadId, message } : null;
}

/** @throws Refusal CONFLICT for a message that is not in the thread */
async function quotedIn(
  tx: Queryable,
  threadId: string,
  quoted: string | null,
): Promise<string | null> {
  if (quoted === null) return null;
  const { rowCount } = isUuid(quoted)
    ? await tx.query('select from thread_message where id = $1 and thread_id = $2', [
        quoted,
        threadId,
      ])
    : { rowCount: 0 };
  if (!rowCount) throw conflict(apiSentence(messages.gone));
  return quoted;
}
