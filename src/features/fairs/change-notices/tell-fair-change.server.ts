import type pg from 'pg';
import { writeEmail } from '../../accounts/account-email.server.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { addressKey, personOf } from '../../../platform/email/address-key.server.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import { countWaitingMail } from '../../../platform/email/count-waiting-mail.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { calendarSite } from '../calendar-fair.ts';
import type { FairParticipant, ParticipantSource } from '../participant-calendars.ts';
import { lockNotice, readBegunNotice, type OpenNotice } from './fair-notices.server.ts';
import { newsOf, writeNotice, type FairNews } from './write-notice.ts';

/** Dependencies for sending change notices. */
export interface TellParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly env: Pick<Env, 'brand' | 'publicUrl' | 'smtp'>;
  /** The participant sources; their order doesn't change while notices are in progress. */
  readonly sources: readonly ParticipantSource[];
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
  /** Records read by one transaction. */
  readonly piece?: number;
  /** No more emails are written while this many wait for the mail server. */
  readonly mostWaiting?: number;
}

const kindOf = (news: FairNews): string => `fair-${news}`;
const kinds = (['moved', 'cancelled', 'resumed'] as const).map(kindOf);

/** The result of a step: `waiting` for the mail server, or nothing more to do. */
export type NoticeStand = 'more' | 'waiting' | 'idle';

/**
 * Notifies all participants of a fair about its change, in batches. Each batch is a transaction
 * that writes the emails and advances the cursor, under a lock on the notice: if killed, retried or
 * run by two processes, no one is notified twice or missed.
 *
 * @param signal stops between two batches
 */
export async function tellFairChange(
  parts: TellParts,
  noticeId: string,
  signal?: AbortSignal,
): Promise<NoticeStand> {
  for (;;) {
    const stand = await transaction(parts.pool, (tx) => takeStep(tx, parts, noticeId));
    if (stand !== 'more' || signal?.aborted) return stand;
  }
}

async function takeStep(tx: Queryable, parts: TellParts, id: string): Promise<NoticeStand> {
  const { world, env, sources, piece = 100, mostWaiting = 300 } = parts;
  if ((await countWaitingMail(tx, kinds, mostWaiting)) >= mostWaiting) return 'waiting';
  const notice = await lockNotice(tx, world, id);
  if (!notice) return 'idle';
  const source = sources[notice.source];
  if (!source) return end(tx, world, id);
  const page = { after: notice.lastMember, limit: piece };
  const { people, last } = await source.read(tx, calendarSite(env), notice.fair, page);
  const failed = await eachApart(tx, people, (person) => tellOne(tx, parts, notice, person));
  for (const { item } of failed)
    await parts.jobs().enqueue(tx, oneFairNotice, {
      noticeId: id,
      source: notice.source,
      record: item.id,
      person: addressKey(item.email),
    });
  await tx.query(
    last === null
      ? 'update fair_notice set source = source + 1, last_member = $2 where id = $1'
      : 'update fair_notice set last_member = $2 where id = $1',
    [id, last],
  );
  return 'more';
}

async function tellOne(
  tx: Queryable,
  { mailer, env }: Pick<TellParts, 'mailer' | 'env'>,
  notice: OpenNotice,
  person: FairParticipant,
): Promise<void> {
  const news = newsFor(notice, person.createdAt);
  if (!news) return;
  const { publicUrl } = env;
  const { fair, before, note } = notice;
  const { subject, ...emailContent } = writeNotice({ publicUrl, news, fair, before, note }, person);
  await mailer.send(tx, {
    kind: kindOf(news),
    to: person.email,
    subject,
    ...writeEmail(env, emailContent),
    calendar: person.entry(),
  });
}

/** An email that failed in its batch: retried on its own, and visible when dead. */
const oneFairNotice = jobKind<{
  readonly noticeId: string;
  readonly source: number;
  readonly record: string;
  readonly person: string;
}>({
  name: 'fair-notice-one',
  parse(data) {
    const { noticeId, source, record, person } = Object(data) as Record<string, unknown>;
    if (![noticeId, record].every((id) => typeof id === 'string' && isUuid(id)))
      throw new Error('This job names no notice.');
    return {
      noticeId: String(noticeId),
      source: Number(source),
      record: String(record),
      person: String(person),
    };
  },
});

/** Notifies the one participant whose email failed in the batch. */
export function oneNoticeJob(parts: TellParts): AnyJobHandler {
  const { pool, world, sources, env } = parts;
  return jobHandler({
    kind: oneFairNotice,
    run: ({ noticeId, source, record, person: key }, { id }) =>
      transaction(pool, async (tx) => {
        if (!(await isFirstTime(tx, world, id))) return;
        const notice = await readBegunNotice(tx, noticeId);
        if (!notice) return;
        const page = { after: null, limit: 1, only: record };
        const found = await sources[source]?.read(tx, calendarSite(env), notice.fair, page);
        const person = personOf(found?.people ?? [], key);
        if (person) await tellOne(tx, parts, notice, person);
      }),
  });
}

/**
 * What to tell someone, based on when they registered. People who registered after the last change
 * know it; those who registered between two changes may know a state that never came true.
 */
function newsFor({ fair, before, openedAt, changedAt }: OpenNotice, since: Date): FairNews | null {
  if (since > changedAt) return null;
  const news = newsOf(fair, before);
  if (news || since <= openedAt) return news;
  return fair.cancelledAt ? 'cancelled' : 'moved';
}

async function end(tx: Queryable, world: World, id: string): Promise<NoticeStand> {
  await tx.query('update fair_notice set ended_at = $2 where id = $1', [id, world.now()]);
  return 'idle';
}
