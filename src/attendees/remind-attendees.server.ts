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
import { reminderKinds, takeDueReminders, type ReminderKind } from './due-reminders.server.ts';
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
export const remindAttendees = (parts: RemindParts): JobSchedule => ({
  name: 'remind-attendees',
  every: '* * * * *',
  zone: 'UTC',
  run: ({ signal }) => remindNow(parts, signal),
});

/**
 * Sends the reminders that are due now, the most urgent first, in pieces. Each piece is a transaction
 * that writes the letters and that they were written: killed anywhere, or done by two processes,
 * nobody is reminded twice. What waits for the mail server is sent by the next look.
 */
async function remindNow(parts: RemindParts, signal: AbortSignal): Promise<void> {
  const { pool, piece = 200, mostWaiting = 1000 } = parts;
  for (const kind of reminderKinds.toReversed())
    for (;;) {
      if (signal.aborted || (await countWaitingMail(pool, [mailKind], mostWaiting)) >= mostWaiting)
        return;
      if ((await transaction(pool, (tx) => remindSome(tx, parts, kind, piece))) < piece) break;
    }
}

async function remindSome(
  tx: Queryable,
  { world, mailer, env }: RemindParts,
  kind: ReminderKind,
  limit: number,
): Promise<number> {
  const due = await takeDueReminders(tx, kind, world.now(), limit);
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
