import type pg from 'pg';
import { writeLetter } from '../accounts/write-letter.ts';
import { readPublicSessions, type PublicSession } from '../fairs/read-public-sessions.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import { countWaitingMail } from '../platform/email/count-waiting-mail.server.ts';
import type { Mailer } from '../platform/email/mailer.server.ts';
import type { Env } from '../platform/env.server.ts';
import type { JobSchedule } from '../platform/jobs/jobs.ts';
import type { World } from '../platform/world.ts';
import {
  readKnownZones,
  reminderKinds,
  takeDueReminders,
  type ReminderKind,
} from './due-reminders.server.ts';
import { writeReminder } from './write-reminder.ts';

/** What reminding takes. */
interface RemindParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly env: Pick<Env, 'brand' | 'publicUrl'>;
  /** Reminders written by one transaction. */
  readonly piece?: number;
  /** No more are written while so many of them wait for the mail server. */
  readonly mostWaiting?: number;
}

const mailKind = 'fair-reminder';

/** Looks once a minute whom to remind of a fair. */
export function remindAttendees(parts: RemindParts): JobSchedule {
  let known: readonly string[] | undefined;
  return {
    name: 'remind-attendees',
    every: '* * * * *',
    zone: 'UTC',
    async run({ signal }) {
      known ??= await readKnownZones(parts.pool);
      await remindNow(parts, known, signal);
    },
  };
}

/**
 * Sends the reminders that are due now, the most urgent first, in pieces. Each piece is a transaction
 * that writes the letters and that they were written: killed anywhere, or done by two processes,
 * nobody is reminded twice. What waits for the mail server is sent by the next look.
 */
async function remindNow(
  parts: RemindParts,
  zones: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { pool, piece = 200, mostWaiting = 1000 } = parts;
  for (const kind of reminderKinds.toReversed())
    for (;;) {
      if (signal.aborted || (await countWaitingMail(pool, [mailKind], mostWaiting)) >= mostWaiting)
        return;
      if (
        (await transaction(pool, (tx) => remindSome(tx, parts, kind, { zones, limit: piece }))) <
        piece
      )
        break;
    }
}

async function remindSome(
  tx: Queryable,
  { world, mailer, env }: RemindParts,
  kind: ReminderKind,
  asked: { readonly zones: readonly string[]; readonly limit: number },
): Promise<number> {
  const due = await takeDueReminders(tx, kind, { ...asked, now: world.now() });
  const plans = new Map<string, readonly PublicSession[]>();
  for (const { email, attending, accountId, locale, timeZone, fair } of due) {
    const plan = plans.get(fair.id) ?? (await readPublicSessions(tx, fair.id));
    plans.set(fair.id, plan);
    const { subject, ...letter } = writeReminder({
      publicUrl: env.publicUrl,
      kind,
      fair,
      sessions: plan.filter(({ number }) => attending?.includes(number)),
      locale,
      timeZone,
      hasAccount: accountId !== null,
    });
    await mailer.send(tx, {
      kind: mailKind,
      to: email,
      subject,
      ...writeLetter(env, letter),
      // A guest's address is what a stranger typed.
      unverified: accountId === null,
    });
  }
  return due.length;
}
