import type pg from 'pg';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import * as v from 'valibot';
import { boothChatPath, boothPath } from '../../booths/booth-path.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Env } from '../../../platform/env.server.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import {
  callOut,
  OutgoingFailure,
  type OutgoingCall,
} from '../../../platform/outgoing/call-out.server.ts';
import type { World } from '../../../platform/world.ts';
import { fairOf, notExcludedAt } from '../refuse-muted.server.ts';
import { callSeconds } from '../queue/expected-wait.ts';
import { canBeCalled } from '../queue/queue-line.server.ts';
import { privateChatPath } from '../threads/thread.ts';
import { pushMessages as messages } from './push.messages.ts';
import { vapidKeys } from './vapid-keys.server.ts';

/** What someone is told of. `answer` and `private`: a college answered them. */
const kinds = ['answer', 'private', 'called', 'next'] as const;
type Kind = (typeof kinds)[number];

/**
 * Seconds for which a notification is of use: the push service keeps it no longer for a device that
 * is off.
 */
const seconds: Readonly<Record<Kind, number>> = {
  answer: 86_400,
  private: 86_400,
  called: callSeconds,
  next: 300,
};

/** Milliseconds after an answer: a person who looks at the conversation has read it by then. */
const lookMilliseconds = 4_000;

/** Refusals after which a browser counts as gone. */
const mostFailures = 5;

const uuid = v.pipe(v.string(), v.uuid());
const news = { kind: v.picklist(kinds), accountId: uuid, boothId: uuid, subjectId: uuid };
const newsShape = v.object(news);
const deliveryShape = v.object({ ...news, subscriptionId: uuid, until: v.number() });

/** Something that a person is told of once, and where: the question, the thread, or the entry in a line. */
type News = v.InferOutput<typeof newsShape>;

const pushJob = jobKind<News>({
  name: 'push',
  isShown: false,
  parse: (data) => v.parse(newsShape, data),
});

/** One notification to one browser. A push service that is down is tried for half a minute. */
const deliveryJob = jobKind<v.InferOutput<typeof deliveryShape>>({
  name: 'push-delivery',
  isShown: false,
  retries: 3,
  timeLimit: 30,
  slots: 4,
  parse: (data) => v.parse(deliveryShape, data),
});

/** What telling someone by push takes from the server. */
export interface Telling {
  readonly world: World;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * Queues, in the caller's transaction, a notification for someone's browsers, if they have any.
 * Answers in quick succession are one.
 */
async function tellByPush(tx: Queryable, { world, jobs }: Telling, told: News) {
  const { rowCount } = await tx.query(
    'select from push_subscription where account_id = $1 limit 1',
    [told.accountId],
  );
  if (rowCount === 0) return;
  const isAnswer = told.kind === 'answer' || told.kind === 'private';
  await jobs.enqueue(tx, pushJob, told, {
    key: `${told.kind} ${told.subjectId}`,
    ...(isAnswer ? { at: new Date(world.now().getTime() + lookMilliseconds) } : {}),
  });
}

/** Tells the person who asked that a rep answered their question. */
export async function pushAnswer(tx: Queryable, telling: Telling, questionId: string) {
  const rows = await readRows(tx, { accountId: 'text', boothId: 'text' })(
    `select author_id as "accountId", booth_id as "boothId" from booth_message
     where id = $1 and author_id is not null and author_as <> 'rep'`,
    [questionId],
  );
  for (const one of rows)
    await tellByPush(tx, telling, { ...one, kind: 'answer', subjectId: questionId });
}

/** Tells a student that a rep answered them in private. */
export async function pushPrivateAnswer(tx: Queryable, telling: Telling, threadId: string) {
  const rows = await readRows(tx, { accountId: 'text', boothId: 'text' })(
    'select account_id as "accountId", booth_id as "boothId" from thread where id = $1',
    [threadId],
  );
  for (const one of rows)
    await tellByPush(tx, telling, { ...one, kind: 'private', subjectId: threadId });
}

/**
 * Tells those who were called from a line, and the one who is next now. The queue is locked, and
 * its places are written.
 */
export async function pushLine(
  tx: Queryable,
  telling: Telling,
  boothId: string,
  calledIds: readonly string[],
) {
  const called = await readRows(tx, { accountId: 'text', subjectId: 'text' })(
    `select account_id as "accountId", id as "subjectId" from queue_entry where id = any($1)`,
    [calledIds],
  );
  for (const one of called) await tellByPush(tx, telling, { ...one, kind: 'called', boothId });
  await pushNext(tx, telling, boothId);
}

/**
 * Tells once, after a change of a line, the one who is next now: of those who wait and aren't on a
 * call. Someone who made the change, an account, sees it and isn't told. The queue is locked, and
 * its places are written.
 */
export async function pushNext(tx: Queryable, telling: Telling, boothId: string, byId?: string) {
  const next = await readRows(tx, { accountId: 'text', subjectId: 'text' })(
    `update queue_entry set next_told_at = $2
     where next_told_at is null and id = (
       select e.id from queue_entry e where e.booth_id = $1 and ${canBeCalled}
       order by e.place limit 1)
     returning account_id as "accountId", id as "subjectId"`,
    [boothId, telling.world.now()],
  );
  for (const one of next)
    if (one.accountId !== byId) await tellByPush(tx, telling, { ...one, kind: 'next', boothId });
}

/** SQL: whether it is still news, with the account $1, the subject $2 and the time $3. */
const stillNews: Readonly<Record<Kind, string>> = {
  answer: `exists (select from unread_answer u join booth_message m on m.id = u.id
    where u.account_id = $1 and m.answers = $2 and $3::timestamptz is not null)`,
  private: `exists (select from thread t join thread_message m on m.thread_id = t.id
    where t.id = $2 and t.account_id = $1 and m.author_as = 'rep' and $3::timestamptz is not null
      and m.created_at > coalesce(t.student_read_at, '-infinity'))`,
  called: `exists (select from queue_entry e where e.id = $2 and e.account_id = $1
    and e.state = 'called' and e.called_at > $3::timestamptz - make_interval(secs => ${callSeconds}))`,
  next: `exists (select from queue_entry e join fair f on f.id = e.fair_id
    where e.id = $2 and e.account_id = $1 and ${canBeCalled} and f.end_time > $3::timestamptz)`,
};

const receiverRow = row({
  endpoint: 'text',
  p256dh: 'text',
  auth: 'text',
  locale: 'text?',
  college: 'text',
  slug: 'text',
});

/** Push services of the operator's own network, for tests; else public addresses only. */
export type PushNetwork = Pick<OutgoingCall, 'ownHosts' | 'ca'>;

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly env: Pick<Env, 'secret' | 'publicUrl' | 'brand' | 'features'>;
  readonly push?: PushNetwork | undefined;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
}

/** The jobs that send notifications. */
export const pushJobs = (parts: Parts): readonly AnyJobHandler[] => [
  jobHandler({
    kind: pushJob,
    run: (told, { id }) => transaction(parts.pool, (tx) => fanOut(tx, parts, told, id)),
  }),
  jobHandler({ kind: deliveryJob, run: (delivery) => deliver(parts, delivery) }),
];

/** Queues one delivery for each browser, once, if the person hasn't seen it meanwhile. */
async function fanOut(tx: Queryable, { world, env, jobs }: Parts, told: News, jobId: string) {
  if (!(await isFirstTime(tx, world, jobId)) || env.features.off.has('push')) return;
  const now = world.now();
  const browsers = await readRows(tx, { id: 'text' })(
    `select p.id from push_subscription p
     where p.account_id = $1 and ${stillNews[told.kind]} and exists (
       select from fair_booth b join fair f on f.id = b.fair_id
       where b.id = $4 and b.booth_sent and f.published_at is not null and f.cancelled_at is null)
       and ${notExcludedAt('p.account_id', fairOf('$4'))}`,
    [told.accountId, told.subjectId, now, told.boothId],
  );
  const until = now.getTime() + seconds[told.kind] * 1000;
  for (const { id } of browsers)
    await jobs().enqueue(tx, deliveryJob, { ...told, subscriptionId: id, until });
}

async function deliver(
  { pool, world, env, push = { ownHosts: [] } }: Parts,
  { subscriptionId, until, ...told }: v.InferOutput<typeof deliveryShape>,
): Promise<void> {
  const left = Math.floor((until - world.now().getTime()) / 1000);
  const [receiver] = await readRows(pool, receiverRow)(
    `select p.endpoint, p.p256dh, p.auth, a.locale, c.name as college, f.slug
     from push_subscription p join account a on a.id = p.account_id and a.deleted_at is null,
       fair_booth b join college c on c.id = b.college_id join fair f on f.id = b.fair_id
     where p.id = $1 and p.account_id = $2 and b.id = $3`,
    [subscriptionId, told.accountId, told.boothId],
  );
  if (!receiver || left <= 0) return;
  const outcome = await post(receiver, { env, push, told, left });
  if (outcome === 'gone')
    await pool.query('delete from push_subscription where id = $1', [subscriptionId]);
  else if (outcome === 'arrived')
    await pool.query('update push_subscription set sent_at = $2, failures = 0 where id = $1', [
      subscriptionId,
      world.now(),
    ]);
  else {
    // A service that is down for a while says nothing about the subscription.
    if (outcome === 'later') throw new Error('The push service didn’t take a notification.');
    await pool.query('update push_subscription set failures = failures + 1 where id = $1', [
      subscriptionId,
    ]);
    await pool.query(
      `delete from push_subscription where id = $1 and failures >= ${mostFailures}`,
      [subscriptionId],
    );
  }
}

interface Sending {
  readonly env: Parts['env'];
  readonly push: PushNetwork;
  readonly told: News;
  /** Seconds for which it is of use. */
  readonly left: number;
}

/**
 * Encrypts a notification for a browser (RFC 8291), signs it (RFC 8292) and posts it. It says that
 * there is something, never what was written: others may see the screen.
 */
async function post(
  { endpoint, p256dh, auth, ...receiver }: RowOf<typeof receiverRow>,
  { env, push, told, left }: Sending,
): Promise<'arrived' | 'gone' | 'refused' | 'later'> {
  const { kind, boothId, subjectId } = told;
  const t = translatorFor(receiver.locale);
  const isLine = kind === 'called' || kind === 'next';
  const text =
    kind === 'called' ? messages.called : kind === 'next' ? messages.next : messages.answered;
  const pathOf = isLine ? boothPath : kind === 'private' ? privateChatPath : boothChatPath;
  const { headers, body } = await buildPushPayload(
    {
      data: {
        title: t(text, { college: cleanName(receiver.college) }),
        // That of a line is the one that an open page uses: the device shows one of the two.
        tag: isLine ? `${kind} ${subjectId}` : `${kind} ${boothId}`,
        path: pathOf(receiver.slug, boothId),
        fair: `/app/fairs/visit/${receiver.slug}`,
      },
      options: { ttl: left, urgency: isLine ? 'high' : 'normal' },
    },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject: subjectOf(env), ...vapidKeys(env.secret) },
  );
  try {
    const status = await callOut({ url: new URL(endpoint), headers, body, ...push });
    if (status >= 200 && status < 300) return 'arrived';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return error.problem === 'private' || error.problem === 'redirect' ? 'gone' : 'later';
  }
}

/** Whom push services can reach about what the site sends. */
const subjectOf = ({ brand, publicUrl }: Parts['env']): string =>
  publicUrl.startsWith('https:') || brand.contactEmail === undefined
    ? publicUrl
    : `mailto:${brand.contactEmail}`;
