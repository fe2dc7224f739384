import type pg from 'pg';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import { openBatch, sealBatch } from '../../../platform/email/mail-batch.server.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { World } from '../../../platform/world.ts';
import { dropFormerReaders } from '../audience/drop-former-readers.server.ts';
import { lockReaders, readAudience } from '../audience/read-audience.server.ts';
import { scopeOf, type Audience } from '../audiences.ts';
import { keepUnsubscribeLinks } from '../../../platform/email/unsubscribe-token.server.ts';

/** Dependencies for advancing a campaign. */
export interface AdvanceParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Pick<Mailer, 'addToBatch'>;
  /** SECRET, for the readers' unsubscribe links. */
  readonly secret: string;
  /** Readers put into the outbox by one transaction. */
  readonly piece?: number;
  /** Queues no more while this many of the campaign's emails wait for the mail server. */
  readonly mostWaiting?: number;
}

/** Names the composer of campaigns' mails. */
export const campaignBatch = 'campaign';

/**
 * Where a campaign stands after a step: `more` can be done at once, `waiting` for the mail server, or
 * there is nothing to do (`idle`: not its time, paused, ended, or in the hands of another process).
 */
export type CampaignStand = 'more' | 'waiting' | 'idle';

const openCampaignRow = row({
  audience: textOf<Audience>(),
  status: textOf<'scheduled' | 'sending'>(),
  lastMember: 'text?',
  resolved: 'boolean',
});

type OpenCampaign = RowOf<typeof openCampaignRow>;

/**
 * Does what can be done for a campaign now, in pieces. Each piece is a transaction that puts readers
 * in and moves the mark behind them, under a lock on the campaign: killed anywhere, tried twice or
 * done by two processes, the audience is in the outbox once, whole and without anyone doubled.
 *
 * @param signal lets go between two pieces
 */
export async function advanceCampaign(
  parts: AdvanceParts,
  id: string,
  signal?: AbortSignal,
): Promise<CampaignStand> {
  for (;;) {
    const stand = await transaction(parts.pool, (tx) => takeStep(tx, parts, id));
    // Outside the step's transaction: holders of email locks must not wait for a batch lock.
    if (stand === 'waiting') await dropFormerReaders(parts.pool, id);
    if (stand !== 'more' || signal?.aborted) return stand;
  }
}

async function takeStep(tx: Queryable, parts: AdvanceParts, id: string): Promise<CampaignStand> {
  const now = parts.world.now();
  const [campaign] = await readRows(tx, openCampaignRow)(
    `select audience, status, last_member as "lastMember", resolved_at is not null as resolved
     from campaign where id = $1 and status in ('scheduled', 'sending') and send_at <= $2
     for update skip locked`,
    [id, now],
  );
  if (!campaign) return 'idle';
  if (campaign.status === 'scheduled') {
    const scope = scopeOf(campaign.audience);
    await openBatch(tx, parts.world, { id, kind: campaignBatch, scope });
    await tx.query(
      `update campaign set status = 'sending', started_at = $2, updated_at = $2 where id = $1`,
      [id, now],
    );
    return 'more';
  }
  return campaign.resolved ? finish(tx, id, now) : putIn(tx, parts, id, campaign);
}

async function putIn(
  tx: Queryable,
  { world, mailer, secret, piece = 500, mostWaiting = 5000 }: AdvanceParts,
  id: string,
  { audience, lastMember }: OpenCampaign,
): Promise<CampaignStand> {
  if ((await countWaiting(tx, id, mostWaiting)) >= mostWaiting) return 'waiting';
  const found = await readAudience(tx, audience, { after: lastMember, limit: piece });
  const readers = await lockReaders(tx, audience, found);
  const scope = scopeOf(audience);
  await keepUnsubscribeLinks(
    tx,
    world,
    secret,
    readers.map(({ address }) => ({ address, scope })),
  );
  await mailer.addToBatch(
    tx,
    id,
    readers.map(({ address, merge }) => ({ to: address, merge })),
  );
  const all = found.length < piece;
  await tx.query(
    `update campaign set last_member = $2, resolved_at = $3 where id = $1`,
    all ? [id, null, world.now()] : [id, found.at(-1)?.member ?? null, null],
  );
  if (all) await sealBatch(tx, world, id);
  return 'more';
}

async function finish(tx: Queryable, id: string, now: Date): Promise<CampaignStand> {
  if ((await countWaiting(tx, id, 1)) > 0) return 'waiting';
  await tx.query(
    `update campaign set status = 'sent', finished_at = $2, updated_at = $2 where id = $1`,
    [id, now],
  );
  return 'idle';
}

/** Mails of a campaign that wait or are on their way, counted no further than to `most`. */
async function countWaiting(tx: Queryable, id: string, most: number): Promise<number> {
  const rows = await readRows(tx, { count: 'number' })(
    `select count(*)::int as count from (
       select 1 from mail where batch_id = $1 and status in ('queued', 'sending') limit $2) waiting`,
    [id, most],
  );
  return rows[0]?.count ?? 0;
}

/** Campaigns for which there may be something to do: due ones, and those on their way. */
export async function listOpenCampaigns(tx: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from campaign where status in ('scheduled', 'sending') and send_at <= $1
     order by send_at, id`,
    [now],
  );
  return rows.map(({ id }) => id);
}
