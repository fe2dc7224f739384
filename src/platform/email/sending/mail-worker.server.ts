import { groupCalls } from '../../database/group-calls.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Log } from '../../log.ts';
import { Refusal } from '../../model/refusal.ts';
import type { World } from '../../world.ts';
import type { Transport, Outcome } from '../transport.server.ts';
import {
  type Claim,
  type ClaimedMail,
  beginMail,
  claimBulkMail,
  claimPromptMail,
} from './claim-mail.server.ts';
import { rememberWriters, type ComposedMail, type Composers } from '../compose-mail.ts';
import { endDoneBatches } from '../mail-batch.server.ts';
import { createLane, type Lane } from './mail-lane.server.ts';
import { settleMail, type Settlement } from './settle-mail.server.ts';
import { watchOutbox } from './watch-outbox.ts';
import { readRows } from '../../database/read-rows.ts';
import { forgetMails } from '../forget-mail.server.ts';

const over = `(m.bulk or m.unknown_at is not null)`;
const stays = `(m.begun_at is null or not ${over})`;

/**
 * Finds emails claimed by dead workers. Those that were not sent go back to the queue. For the
 * others delivery is unknown: bulk email is not resent, single email is resent once under the same
 * Message-ID; both are marked by `unknown_at`.
 *
 * @returns how many there were, and how many are unknown
 */
async function recoverMail(
  tx: Queryable,
  now: Date,
): Promise<{ readonly found: number; readonly doubtful: number }> {
  const rows = await readRows(tx, { id: 'text', forgotten: 'boolean', doubtful: 'boolean' })(
    `with dead as materialized (
       select id, batch_id, begun_at is not null as begun from mail
       where status = 'sending' and claimed_until <= $1
       order by claimed_until limit 500 for update skip locked
     ), cancelled as materialized (
       select id from mail_batch
       where id in (select batch_id from dead) and status = 'cancelled' order by id for share
     )
     update mail m set
       status = case when not ${stays} then 'unknown'
                     when m.batch_id in (select id from cancelled) then 'cancelled' else 'queued' end,
       ended_at = case when not ${stays} or m.batch_id in (select id from cancelled)
                       then $1::timestamptz end,
       text = case when ${stays} then m.text else '' end,
       html = case when ${stays} then m.html end,
       headers = case when ${stays} then m.headers else '{}' end,
       calendar = case when ${stays} then m.calendar end,
       attachment = case when ${stays} then m.attachment end,
       merge = case when ${stays} then m.merge end,
       unknown_at = case when dead.begun then coalesce(m.unknown_at, $1) else m.unknown_at end,
       next_attempt_at = $1,
       attempts = m.attempts - (not dead.begun)::integer,
       last_error = case when dead.begun then 'The process ended during the attempt.' end,
       claimed_by = null, claimed_until = null, begun_at = null
     from dead where m.id = dead.id
     returning m.id, m.forgotten, dead.begun as doubtful`,
    [now],
  );
  const forgotten = rows.filter((row) => row.forgotten).map(({ id }) => id);
  if (forgotten.length > 0) await forgetMails(tx, forgotten);
  return { found: rows.length, doubtful: rows.filter(({ doubtful }) => doubtful).length };
}

export interface MailWorker {
  /** Something may have been queued: look soon, and again until its transaction has committed. */
  wake(): void;
  /** Delivers what is due now and resolves when all of it is settled, with how many there were. */
  deliverDue(): Promise<number>;
  /** Starts polling. */
  start(): void;
  /** Claims nothing new, waits for emails being sent, puts the rest back, and disconnects. */
  stop(): Promise<void>;
}

interface MailWorkerOptions {
  readonly pool: Queryable;
  readonly transport: Transport;
  readonly world: World;
  readonly log: Log;
  readonly composers?: Composers | undefined;
  /** Maximum emails being sent in this process: single and bulk. */
  readonly slots?: { readonly prompt: number; readonly bulk: number };
  /** Milliseconds after which a claim is dead; must be longer than the carrier's patience. */
  readonly lease?: number;
  /** Polling interval in milliseconds without a wake-up. */
  readonly poll?: number;
  /** Milliseconds that `stop` waits for emails being sent before it aborts them. */
  readonly grace?: number;
}

/** Claimed bulk emails for each one being sent. */
const handPerSlot = 5;

/** Makes the delivery loop. Any number of processes may run one on the same outbox. */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { pool, transport, world, log } = options;
  const { slots = { prompt: 5, bulk: 20 }, lease = 90_000, poll = 3000, grace = 10_000 } = options;
  const writers = rememberWriters(pool, options.composers ?? {});

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

  const lane = (slotsOfLane: number, hand: number): Lane =>
    createLane({
      slots: slotsOfLane,
      hand,
      deliver,
      settle: (mail, outcome) => settle({ mail, outcome }),
      onRoom: () => watch.more(),
      isDead: ({ claimed_until: until }) => until <= world.now(),
      log,
      isOpen: () => watch.isOpen(),
    });
  const prompt = lane(slots.prompt, slots.prompt);
  const bulk = lane(slots.bulk, slots.bulk * handPerSlot);

  /**
   * Claims for the free capacity and starts sending; returns how many were claimed, not delivered.
   */
  async function setOff(): Promise<{ readonly claimed: number; readonly more: boolean }> {
    const { found, doubtful } = await recoverMail(pool, world.now());
    if (found > 0)
      log.warn(
        { event: 'email.claims_recovered', count: found, doubtful },
        'Recovered emails claimed by a dead worker.',
      );
    const room = { prompt: prompt.room(), bulk: bulk.room() };
    const urgent = room.prompt > 0 ? await claimPromptMail(pool, claimNow(), room.prompt) : [];
    prompt.take(urgent);
    const many =
      room.bulk > 0 ? await claimBulkMail(pool, claimNow(), room.bulk, writers.kinds) : [];
    bulk.take(many);
    if (room.bulk > 0 && many.length === 0) {
      writers.forget();
      for (const batch of await endDoneBatches(pool, world.now()))
        log.info({ event: 'email.batch_done', batch }, 'Email batch finished.');
    }
    return {
      claimed: urgent.length + many.length,
      more: urgent.length === room.prompt || many.length === room.bulk,
    };
  }

  const watch = watchOutbox({ look: setOff, poll, log });

  return {
    wake: () => watch.wake(),
    async deliverDue() {
      let count = 0;
      for (;;) {
        const { claimed } = await setOff();
        await Promise.all([prompt.empty(), bulk.empty()]);
        if (claimed === 0) return count;
        count += claimed;
      }
    },
    start: () => watch.start(),
    async stop() {
      const stopped = watch.stop();
      const late = setTimeout(() => transport.close({ force: true }), grace);
      await stopped;
      const left = [...prompt.putDown(), ...bulk.putDown()];
      const back = left.map((mail) => settle({ mail, outcome: { kind: 'held' } }));
      await Promise.all(back).catch((error: unknown) => {
        log.warn(
          { event: 'email.waiting_for_claims', count: left.length, err: error },
          'Emails are waiting for stale claims to expire.',
        );
      });
      await Promise.all([prompt.empty(), bulk.empty()]);
      clearTimeout(late);
      transport.close();
    },
  };
}
