import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Outcome } from './carry-mail.server.ts';
import type { ClaimedMail } from './claim-mail.server.ts';

/** Mails of one sort on their way: so many at once, and a few more in hand behind them. */
export interface Lane {
  /** How many mails may be taken in hand now; 0 until a good part of the hand is free. */
  room(): number;
  /** Takes mails in hand and sets off with as many as may be on their way. */
  take(mails: readonly ClaimedMail[]): void;
  /** Resolves when nothing is in hand and all is written down. */
  empty(): Promise<void>;
  /** Sets off with nothing more; answers what was in hand and not on its way. */
  putDown(): readonly ClaimedMail[];
}

interface LaneOptions {
  /** Mails on their way at once. */
  readonly slots: number;
  /** Mails in hand at once, those on their way included. */
  readonly hand: number;
  readonly deliver: (mail: ClaimedMail) => Promise<Outcome>;
  readonly settle: (mail: ClaimedMail, outcome: Outcome) => Promise<unknown>;
  /** Called whenever there is room again. */
  readonly onRoom: () => void;
  /** Whether the claim of a mail has died while it waited: it is found again like any other. */
  readonly isDead: (mail: ClaimedMail) => boolean;
  readonly log: Log;
  /** False when the house closes: then an outcome is tried to be written only a few times. */
  readonly isOpen: () => boolean;
}

/** Makes a lane of the postman. */
export function createLane(options: LaneOptions): Lane {
  const { slots, hand, deliver, settle, onRoom, isDead, log, isOpen } = options;
  let waiting: ClaimedMail[] = [];
  let onTheWay = 0;
  const unsettled = new Set<Promise<void>>();

  function setOff(): void {
    // While outcomes cannot be written down, nothing more is tried.
    while (onTheWay < slots && unsettled.size < slots + hand) {
      const mail = waiting.shift();
      if (!mail) return;
      if (isDead(mail)) continue;
      onTheWay += 1;
      const way = carry(mail).finally(() => unsettled.delete(way));
      unsettled.add(way);
    }
  }

  async function carry(mail: ClaimedMail): Promise<void> {
    const outcome = await deliver(mail).finally(() => {
      onTheWay -= 1;
    });
    setOff();
    if (room() > 0) onRoom();
    // What the mail server has taken must be written down, even if the database is away just now.
    for (let tries = 1; ; tries += 1) {
      try {
        await settle(mail, outcome);
        return;
      } catch (error) {
        const fields = { mail: mail.id, kind: mail.kind, err: error };
        log.error(
          { event: 'email.outcome_write_failed', ...fields },
          'Recording an email outcome failed.',
        );
        if (!isOpen() && tries >= 3) return;
        await pause(1000);
      }
    }
  }

  function room(): number {
    const free = hand - waiting.length - onTheWay;
    return free * 2 >= hand || waiting.length === 0 ? free : 0;
  }

  return {
    room,
    take(mails) {
      waiting.push(...mails);
      setOff();
    },
    async empty() {
      while (unsettled.size > 0) await Promise.all(unsettled);
    },
    putDown() {
      const left = waiting;
      waiting = [];
      return left;
    },
  };
}
