import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { groupCalls } from '../../database/group-calls.ts';
import type { Queryable } from '../../database/queryable.ts';
import { jobKind, noData } from '../../jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import { Refusal } from '../../model/refusal.ts';
import type { World } from '../../world.ts';
import { rememberWriters, type ComposedMail, type Composers } from '../compose-mail.ts';
import { endDoneBatches } from '../mail-batch.server.ts';
import type { Outcome, Transport } from '../transport.server.ts';
import {
  beginMail,
  claimBulkMail,
  claimPromptMail,
  type Claim,
  type ClaimedMail,
} from './claim-mail.server.ts';
import { enqueueOverdueMail, recoverMail } from './recover-mail.server.ts';
import { settleMail, type Settlement } from './settle-mail.server.ts';

/** Emails being sent at once by a process: single and bulk. */
const atOnce = { prompt: 5, bulk: 20 };

// Jobs name no emails: each claims what is due. `enqueue_email` in SQL enqueues them.
const sendEmail = jobKind({
  name: 'send-email',
  parse: noData,
  slots: atOnce.prompt,
  // The table `mail` shows what was sent.
  isShown: false,
});
// With two, one has claimed emails when the other waits for its last ones.
const sendBulkEmail = jobKind({
  name: 'send-bulk-email',
  parse: noData,
  slots: 2,
  isShown: false,
});

/** What sends email in this process. Any number of processes may do so. */
export interface MailJobs {
  /** One job sends one single email, or as many bulk emails as are sent at once. */
  readonly handlers: readonly AnyJobHandler[];
  /** Recovers emails of dead processes, and sees to it that all due email has a job. */
  readonly recover: () => Promise<void>;
  /** Sends what is due now without a job, and resolves when all of it is settled; returns how many. */
  deliverDue(): Promise<number>;
  /** Waits for emails being sent, puts the rest back, and disconnects. */
  close(): Promise<void>;
}

interface MailJobsOptions {
  readonly pool: Queryable;
  readonly transport: Transport;
  readonly world: World;
  readonly log: Log;
  readonly composers?: Composers | undefined;
  /** Milliseconds after which a claim is dead; must be longer than the transport's patience. */
  readonly lease?: number;
  /** Milliseconds that `close` waits for emails being sent before it aborts them. */
  readonly grace?: number;
}

/** Makes the jobs that send email. */
export function createMailJobs(options: MailJobsOptions): MailJobs {
  const { pool, transport, world, log, lease = 90_000, grace = 10_000 } = options;
  const writers = rememberWriters(pool, options.composers ?? {});
  const promptLimit = pLimit(atOnce.prompt);
  const bulkLimit = pLimit(atOnce.bulk);
  const unsettled = new Set<Promise<void>>();
  let isClosing = false;

  const claimNow = (): Claim => {
    const now = world.now();
    return { id: world.newId(), now, until: new Date(now.getTime() + lease) };
  };
  const begin = groupCalls((mails: readonly ClaimedMail[]) => beginMail(pool, claimNow(), mails), {
    atOnce: 2,
  });
  const settle = groupCalls((settlements: readonly Settlement[]) =>
    settleMail(pool, world.now(), settlements, { keep: transport.keeps }),
  );

  async function deliver(mail: ClaimedMail): Promise<Outcome> {
    const fields = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    const outcome = await tryOnce(mail);
    if (!('reason' in outcome))
      log.debug({ event: 'email.finished', ...fields, outcome: outcome.kind }, 'Email finished.');
    else {
      const why = { ...fields, outcome: outcome.kind, reason: outcome.reason };
      if (outcome.kind === 'never' && outcome.recipientUnknown)
        log.warn({ event: 'email.refused', ...why }, 'Email refused: the recipient doesn’t exist.');
      else log.warn({ event: 'email.attempt_failed', ...why }, 'Email attempt failed.');
    }
    return outcome;
  }

  async function tryOnce(mail: ClaimedMail): Promise<Outcome> {
    if (isClosing) return { kind: 'held' };
    if (mail.suppressed) return { kind: 'suppressed' };
    let composed: ComposedMail = mail;
    if (mail.batch_id !== null) {
      try {
        composed = await writers.compose(mail.kind, mail.batch_id, {
          id: mail.id,
          recipient: mail.recipient,
          merge: mail.merge ?? {},
        });
      } catch (error) {
        log.error(
          { event: 'email.compose_failed', mail: mail.id, batch: mail.batch_id, err: error },
          'Composing an email failed.',
        );
        // Invalid content stays invalid, so don't retry.
        const kind = error instanceof Refusal ? 'never' : 'later';
        return { kind, reason: 'The mail could not be composed.' };
      }
    }
    const way = { begun: false };
    const mayBegin = async (): Promise<Date | undefined> => {
      const date = (await begin(mail)).get(mail);
      way.begun = date !== undefined;
      return date;
    };
    try {
      return await transport.carry({ ...mail, ...composed }, mayBegin);
    } catch (error) {
      log.error(
        { event: 'email.delivery_failed', mail: mail.id, kind: mail.kind, err: error },
        'Delivering an email failed.',
      );
      return {
        kind: way.begun ? 'unknown' : 'later',
        reason: 'The attempt failed in this process.',
      };
    }
  }

  /** Writes an outcome down, even if the database is away: an accepted email must be recorded. */
  async function record(mail: ClaimedMail, outcome: Outcome): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await settle({ mail, outcome });
        return;
      } catch (error) {
        log.error(
          { event: 'email.outcome_write_failed', mail: mail.id, kind: mail.kind, err: error },
          'Recording an email outcome failed.',
        );
        if (isClosing && tries >= 3) return;
        await pause(1000);
      }
    }
  }

  /** Sends claimed emails, as many at once as may be; resolves when their outcomes are recorded. */
  async function send(mails: readonly ClaimedMail[]): Promise<void> {
    const sent = mails.map(async (mail) =>
      record(mail, await (mail.bulk ? bulkLimit : promptLimit)(() => deliver(mail))),
    );
    const all = Promise.all(sent).then(() => void unsettled.delete(all));
    unsettled.add(all);
    await all;
  }

  /** In a rush one job sends for several, which then find nothing to do. */
  async function sendPrompt(): Promise<number> {
    const busy = promptLimit.activeCount + promptLimit.pendingCount;
    const mails = await claimPromptMail(pool, claimNow(), Math.max(1, atOnce.prompt - busy));
    await send(mails);
    return mails.length;
  }

  async function sendBulk(): Promise<number> {
    const mails = await claimBulkMail(pool, claimNow(), atOnce.bulk, writers.kinds);
    if (mails.length === atOnce.bulk) await pool.query('select enqueue_email(true)');
    else writers.forget();
    await send(mails);
    for (const batch of await endDoneBatches(pool, world.now()))
      log.info({ event: 'email.batch_done', batch }, 'Email batch finished.');
    return mails.length;
  }

  async function recover(): Promise<void> {
    const { found, doubtful } = await recoverMail(pool, world.now());
    if (found > 0)
      log.warn(
        { event: 'email.claims_recovered', count: found, doubtful },
        'Recovered emails claimed by a dead worker.',
      );
    await enqueueOverdueMail(pool, world.now(), writers.kinds);
  }

  return {
    handlers: [
      jobHandler({ kind: sendEmail, run: async () => void (await sendPrompt()) }),
      jobHandler({ kind: sendBulkEmail, run: async () => void (await sendBulk()) }),
    ],
    recover,
    async deliverDue() {
      for (let count = 0; ;) {
        await recover();
        const [prompt, bulk] = await Promise.all([sendPrompt(), sendBulk()]);
        if (prompt + bulk === 0) return count;
        count += prompt + bulk;
      }
    },
    async close() {
      isClosing = true;
      const late = setTimeout(() => transport.close({ force: true }), grace);
      while (unsettled.size > 0) await Promise.all(unsettled);
      clearTimeout(late);
      transport.close();
    },
  };
}
