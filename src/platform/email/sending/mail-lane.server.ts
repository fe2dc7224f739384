import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { Outcome } from '../transport.server.ts';
import type { ClaimedMail } from './claim-mail.server.ts';

/** Emails of one kind in progress: a number being sent, and a few more claimed. */
export interface Lane {
  /** How many emails may be claimed now; 0 until a good part of the capacity is free. */
  room(): number;
  /** Accepts claimed emails and starts as many as may be sent at once. */
  take(mails: readonly ClaimedMail[]): void;
  /** Resolves when nothing is in progress and all outcomes are recorded. */
  empty(): Promise<void>;
  /** Starts nothing more; returns the claimed emails that were not started. */
  putDown(): readonly ClaimedMail[];
}

interface LaneOptions {
  /** Maximum emails being sent at once. */
  readonly slots: number;
  /** Maximum claimed emails, including those being sent. */
  readonly hand: number;
  readonly deliver: (mail: ClaimedMail) => Promise<Outcome>;
  readonly settle: (mail: ClaimedMail, outcome: Outcome) => Promise<unknown>;
  /** Called when there is capacity again. */
  readonly onRoom: () => void;
  /**
   * Whether the claim of an email has expired while it waited: it is found again like any other.
   */
  readonly isDead: (mail: ClaimedMail) => boolean;
  readonly log: Log;
  /** False during shutdown: then recording an outcome is tried only a few times. */
  readonly isOpen: () => boolean;
}

/** Creates a lane of the email worker. */
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
    // An accepted email must be recorded, even if the database is temporarily unavailable.
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
