import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { readGone, readLeads, recordReceived } from './read-leads.server.ts';
import { recordAttempt } from './record-attempt.server.ts';
import { sendLeads } from './send-leads.server.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly env: Pick<Env, 'secret' | 'webhookHosts'>;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
}

/** Leads in one call at most. */
const perCall = 100;

/** Days for which attempts are kept. */
const logDays = 30;

/** Sends what has changed of a college's leads to its webhook. */
const deliverLeads = jobKind<{ readonly webhookId: string }>({
  name: 'deliver-leads',
  parse(data) {
    const { webhookId } = Object(data) as Record<string, unknown>;
    if (typeof webhookId !== 'string' || !isUuid(webhookId))
      throw new Error('This job names no webhook.');
    return { webhookId };
  },
});

const webhookRow = row({ id: 'text', url: 'text', collegeId: 'text', createdBy: 'text' });

/** The webhook to send to; null if it was removed, is paused or waits, or its college is closed. */
async function openDue(tx: Queryable, world: World, webhookId: string) {
  const rows = await readRows(tx, webhookRow)(
    `select w.id, w.url, w.college_id as "collegeId", w.created_by as "createdBy"
     from lead_webhook w join college c on c.id = w.college_id and c.status = 'active'
     where w.id = $1 and w.paused_at is null and w.next_attempt_at <= $2 for update of w`,
    [webhookId, world.now()],
  );
  return rows[0] ?? null;
}

/** What an address hasn't received yet, `perCall` leads at most; null when it has everything. */
async function takeChange(pool: pg.Pool, world: World, webhookId: string) {
  return transaction(pool, async (tx) => {
    const webhook = await openDue(tx, world, webhookId);
    if (!webhook) return null;
    const { collegeId, createdBy } = webhook;
    const sentRows = await readRows(tx, { id: 'text', digest: 'text' })(
      'select sharing_id as id, digest from lead_webhook_sent where webhook_id = $1',
      [webhookId],
    );
    const sent = new Map(sentRows.map(({ id, digest }) => [id, digest]));
    const all = await readLeads(tx, world, { collegeId, after: null, fair: null, limit: null });
    const leads = all
      .map((lead) => ({ lead, digest: digestOf(lead) }))
      .filter(({ lead, digest }) => sent.get(lead.id) !== digest)
      .slice(0, perCall);
    // Also of those received in another way: the program at this address deletes them.
    const gone = (await readGone(tx, world, collegeId)).filter(
      ({ id, outcome }) => sent.get(id) !== outcome,
    );
    if (leads.length === 0 && gone.length === 0) return null;
    // Before it goes out: if the process ends in between, the college still hears of a withdrawal.
    const ids = leads.map(({ lead }) => lead.id);
    await recordReceived(tx, world, { collegeId, by: createdBy, ids });
    return { webhook, leads, gone };
  });
}

const digestOf = (lead: unknown): string =>
  createHash('sha256').update(JSON.stringify(lead)).digest('base64url');

/** The job that sends leads. */
export function leadDeliveryJobs({ pool, world, env }: Parts): readonly AnyJobHandler[] {
  return [
    jobHandler({
      kind: deliverLeads,
      async run({ webhookId }, { signal }) {
        for (;;) {
          const change = await takeChange(pool, world, webhookId);
          if (!change || signal.aborted) return;
          const { webhook, leads, gone } = change;
          const outcome = await sendLeads({ env, world }, webhook, {
            type: 'leads.changed',
            leads: leads.map(({ lead }) => lead),
            gone,
          });
          await transaction(pool, async (tx) => {
            const counts = { leads: leads.length, gone: gone.length };
            await recordAttempt(tx, world, webhookId, { ...outcome, isTest: false, ...counts });
            if (outcome.problem !== null) return;
            const received = [
              ...leads.map(({ lead, digest }) => ({ id: lead.id, digest })),
              ...gone.map(({ id, outcome: digest }) => ({ id, digest })),
            ];
            await tx.query(
              `insert into lead_webhook_sent (webhook_id, sharing_id, digest)
               select w.id, r.id, r.digest
               from lead_webhook w, unnest($2::uuid[], $3::text[]) as r (id, digest)
               where w.id = $1
               on conflict (webhook_id, sharing_id) do update set digest = excluded.digest`,
              [webhookId, received.map(({ id }) => id), received.map(({ digest }) => digest)],
            );
          });
          if (outcome.problem !== null) return;
        }
      },
    }),
  ];
}

/** Looks for changes every minute. */
export function leadDeliverySchedules({ pool, world, jobs }: Parts): readonly JobSchedule[] {
  return [
    {
      name: 'find-lead-changes',
      every: '* * * * *',
      zone: 'UTC',
      run: () =>
        transaction(pool, async (tx) => {
          const due = await readRows(tx, { id: 'text' })(
            `select id from lead_webhook where paused_at is null and next_attempt_at <= $1`,
            [world.now()],
          );
          for (const { id } of due)
            await jobs().enqueue(tx, deliverLeads, { webhookId: id }, { key: id });
        }),
    },
    {
      name: 'sweep-lead-deliveries',
      every: '33 3 * * *',
      zone: 'UTC',
      run: async () => {
        await pool.query(
          `delete from lead_webhook_attempt
           where at < $1::timestamptz - make_interval(days => ${logDays})`,
          [world.now()],
        );
      },
    },
  ];
}
