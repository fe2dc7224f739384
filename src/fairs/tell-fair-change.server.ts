import type pg from 'pg';
import { writeLetter } from '../accounts/write-letter.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import type { Mailer } from '../platform/email/mailer.server.ts';
import { countWaitingMail } from '../platform/email/count-waiting-mail.server.ts';
import type { Env } from '../platform/env.server.ts';
import type { World } from '../platform/world.ts';
import { calendarSite } from './calendar-fair.ts';
import type { ParticipantSource } from './fair-participants.ts';
import { lockNotice, type OpenNotice } from './fair-notices.server.ts';
import { newsOf, writeNotice, type FairNews } from './write-notice.ts';

/** What telling of a change takes. */
export interface TellParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly env: Pick<Env, 'brand' | 'publicUrl' | 'smtp'>;
  /** Who takes part; their order does not change while notices are under way. */
  readonly sources: readonly ParticipantSource[];
  /** Records read by one transaction. */
  readonly piece?: number;
  /** No more letters are written while so many of them wait for the mail server. */
  readonly mostWaiting?: number;
}

const kindOf = (news: FairNews): string => `fair-${news}`;
const kinds = (['moved', 'cancelled', 'resumed'] as const).map(kindOf);

/** How far a notice has got: `waiting` for the mail server, or there is nothing more to do. */
export type NoticeStand = 'more' | 'waiting' | 'idle';

/**
 * Tells everybody who takes part in a fair of its change, in pieces. Each piece is a transaction that
 * writes the letters and moves the mark behind their readers, under a lock on the notice: killed
 * anywhere, tried twice or done by two processes, nobody is told twice or not at all.
 *
 * @param signal lets go between two pieces
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
  const { world, mailer, env, sources, piece = 100, mostWaiting = 300 } = parts;
  if ((await countWaitingMail(tx, kinds, mostWaiting)) >= mostWaiting) return 'waiting';
  const notice = await lockNotice(tx, world, id);
  if (!notice) return 'idle';
  const source = sources[notice.source];
  if (!source) return end(tx, world, id);
  const { fair, before, note } = notice;
  const page = { after: notice.lastMember, limit: piece };
  const { people, last } = await source.read(tx, calendarSite(env), fair, page);
  for (const person of people) {
    const news = newsFor(notice, person.createdAt);
    if (!news) continue;
    const { publicUrl } = env;
    const { subject, ...letter } = writeNotice({ publicUrl, news, fair, before, note }, person);
    await mailer.send(tx, {
      kind: kindOf(news),
      to: person.email,
      subject,
      ...writeLetter(env, letter),
      calendar: person.entry,
    });
  }
  await tx.query(
    last === null
      ? 'update fair_notice set source = source + 1, last_member = $2 where id = $1'
      : 'update fair_notice set last_member = $2 where id = $1',
    [id, last],
  );
  return 'more';
}

/**
 * What somebody has to be told who registered then. Who came after the last change knows it; who came
 * between two of them may know something that never came true.
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
