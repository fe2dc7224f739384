import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../database/queryable.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import type { Carrier } from './carry-mail.server.ts';
import type { ClaimedMail } from './claim-mail.server.ts';
import { claimMail, recoverMail, settleMail } from './claim-mail.server.ts';

export interface Postman {
  /** Something may have been queued: look soon, and again until its transaction has committed. */
  wake(): void;
  /** Delivers what is due now and resolves when all of it is settled, with how many there were. */
  deliverDue(): Promise<number>;
  /** Begins to look by itself. */
  start(): void;
  /** Takes nothing new, waits for what is on its way, and lets go of the mail server. */
  stop(): Promise<void>;
}

interface PostmanOptions {
  readonly pool: Queryable;
  readonly carrier: Carrier;
  readonly world: World;
  readonly log: Log;
  /** Mails on their way at once in this process. */
  readonly slots?: number;
  /** Milliseconds after which a claim is dead; must be longer than the carrier's patience. */
  readonly lease?: number;
  /** Milliseconds between looks when nobody wakes the postman. */
  readonly poll?: number;
  /** Milliseconds that `stop` waits for mails on their way before it breaks them off. */
  readonly grace?: number;
}

/** Milliseconds after a wake-up: the sender's transaction may take a moment to commit. */
const looksAfterWake = [10, 40, 150, 500, 2000];

/** Makes the delivery loop. Any number of processes may run one on the same outbox. */
export function createPostman(options: PostmanOptions): Postman {
  const { pool, carrier, world, log } = options;
  const { slots = 5, lease = 90_000, poll = 3000, grace = 10_000 } = options;
  const me = world.newId();
  const onTheWay = new Set<Promise<void>>();
  let looks: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let timerIsPoll = false;
  let running = false;
  let looking: Promise<void> | undefined;
  /** Somebody woke the postman while he was looking. */
  let again = false;
  /** The outbox may hold more than the slots did. */
  let more = false;

  function claimAt(now: Date): { by: string; now: Date; until: Date } {
    return { by: me, now, until: new Date(now.getTime() + lease) };
  }

  /** Claims for the free slots and sets off; resolves when the mails are claimed, not delivered. */
  async function setOff(): Promise<number> {
    const now = world.now();
    const dead = await recoverMail(pool, now);
    if (dead > 0)
      log.warn({ count: dead }, 'Found mails whose postman had died with them in hand.');
    const free = slots - onTheWay.size;
    more = free <= 0;
    if (more) return 0;
    const mails = await claimMail(pool, claimAt(now), free);
    for (const mail of mails) {
      const way = deliver(mail).finally(() => {
        onTheWay.delete(way);
        if (more) look();
      });
      onTheWay.add(way);
    }
    more = mails.length === free;
    return mails.length;
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const outcome = await carrier.carry(mail);
    const fields = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    if (outcome.kind === 'sent') log.debug(fields, 'A mail is delivered.');
    else
      log.warn(
        { ...fields, outcome: outcome.kind, reason: outcome.reason },
        'A mail was not taken.',
      );
    // What the mail server has taken must be written down, even if the database is away just now.
    for (let tries = 1; ; tries += 1) {
      try {
        await settleMail(pool, claimAt(world.now()), mail, outcome);
        return;
      } catch (error) {
        log.error({ ...fields, err: error }, 'The outcome of a mail could not be written down.');
        if (!running && tries >= 3) return;
        await pause(1000);
      }
    }
  }

  function look(): void {
    if (!running) return;
    again = looking !== undefined;
    if (again) return;
    clearTimeout(timer);
    looking = setOff()
      .then(() => undefined)
      .catch((error: unknown) => {
        log.error({ err: error }, 'The postman cannot read the outbox.');
      })
      .finally(() => {
        looking = undefined;
        if (again) look();
        else sleep();
      });
  }

  function sleep(): void {
    if (!running) return;
    const next = looks.shift();
    timerIsPoll = next === undefined;
    timer = setTimeout(look, next ?? poll);
    timer.unref();
  }

  return {
    wake() {
      looks = [...looksAfterWake];
      if (!running || looking || !timerIsPoll) return;
      clearTimeout(timer);
      sleep();
    },
    async deliverDue() {
      let count = 0;
      for (;;) {
        const claimed = await setOff();
        await Promise.all(onTheWay);
        if (claimed === 0) return count;
        count += claimed;
      }
    },
    start() {
      running = true;
      look();
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      const late = setTimeout(() => carrier.close({ force: true }), grace);
      await looking;
      await Promise.all(onTheWay);
      clearTimeout(late);
      carrier.close();
    },
  };
}
