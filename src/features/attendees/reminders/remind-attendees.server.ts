import type pg from 'pg';
import { writeEmail } from '../../accounts/account-email.server.ts';
import {
  readLinkedSessions,
  readPublicSessions,
  type PublicSession,
} from '../../fairs/read-fairs.server.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { countWaitingMail } from '../../../platform/email/count-waiting-mail.server.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import {
  readKnownZones,
  readReminder,
  reminderKinds,
  takeDueReminders,
  type Reminded,
  type ReminderKind,
} from '../due-reminders.server.ts';
import { issueRegistrationLink } from '../my-registration/new-registration-link.server.ts';
import { optOutOfReminders } from './opt-out-of-reminders.server.ts';
import { joinLink, registrationLink } from '../registration-page.ts';
import { writeReminder } from './write-reminder.ts';

/** Dependencies for writing a reminder. */
export interface WriteParts {
  readonly world: World;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly env: Pick<Env, 'brand' | 'publicUrl' | 'secret'>;
}

/** Dependencies for reminders. */
export interface RemindParts extends WriteParts {
  readonly pool: pg.Pool;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
  /** Reminders written in one transaction. */
  readonly piece?: number;
  /** No more are written while this many wait for the mail server. */
  readonly mostWaiting?: number;
}

const mailKind = 'fair-reminder';

/** Checks once a minute for due fair reminders. */
export function remindAttendees(parts: RemindParts): JobSchedule {
  let cachedZones: readonly string[] | undefined;
  return {
    name: 'remind-attendees',
    every: '* * * * *',
    zone: 'UTC',
    async run({ signal }) {
      cachedZones ??= await readKnownZones(parts.pool);
      await remindNow(parts, cachedZones, signal);
    },
  };
}

/** A reminder that failed in its batch: retried on its own, and visible when dead. */
export const oneReminder = jobKind<{
  readonly attendeeId: string;
  readonly reminder: ReminderKind;
}>({
  name: 'fair-reminder',
  parse(data) {
    const { attendeeId, reminder } = Object(data) as Record<string, unknown>;
    const kind = reminderKinds.find((one) => one === reminder);
    if (typeof attendeeId !== 'string' || !isUuid(attendeeId) || !kind)
      throw new Error('This job names no reminder.');
    return { attendeeId, reminder: kind };
  },
  // Half an hour in all: a reminder for an hour before is useless after the start.
  retries: 6,
});

/** The job that writes single reminders. */
export function reminderJobs(parts: RemindParts): readonly AnyJobHandler[] {
  const { pool, world } = parts;
  return [
    jobHandler({
      kind: oneReminder,
      run: ({ attendeeId, reminder }, { id }) =>
        transaction(pool, async (tx) => {
          if (!(await isFirstTime(tx, world, id))) return;
          const due = await readReminder(tx, attendeeId, world.now());
          if (due) await sendReminder(tx, parts, reminder, due, await readPlan(tx, due.fair.id));
        }),
    }),
  ];
}

/**
 * Sends the reminders that are due now, the most urgent first, in batches. Each batch is a
 * transaction that writes the emails and records them: if killed, or run by two processes, no one
 * is reminded twice. Reminders that wait for the mail server go out in the next run.
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

/** A reminder that fails becomes its own job, and blocks no other. */
async function remindSome(
  tx: Queryable,
  parts: RemindParts,
  kind: ReminderKind,
  options: { readonly zones: readonly string[]; readonly limit: number },
): Promise<number> {
  const due = await takeDueReminders(tx, kind, { ...options, now: parts.world.now() });
  const plans = new Map<string, Plan>();
  for (const { fair } of due)
    if (!plans.has(fair.id)) plans.set(fair.id, await readPlan(tx, fair.id));
  const failed = await eachApart(tx, due, (one) =>
    sendReminder(tx, parts, kind, one, plans.get(one.fair.id) ?? noPlan),
  );
  for (const { item } of failed)
    await parts.jobs().enqueue(tx, oneReminder, { attendeeId: item.attendeeId, reminder: kind });
  return due.length;
}

/** The public sessions of a fair, and the numbers of those that can soon be joined. */
interface Plan {
  readonly sessions: readonly PublicSession[];
  readonly linked: ReadonlySet<number>;
}
const noPlan: Plan = { sessions: [], linked: new Set() };

const readPlan = async (tx: Queryable, fairId: string): Promise<Plan> => ({
  sessions: await readPublicSessions(tx, fairId),
  linked: await readLinkedSessions(tx, fairId),
});

async function sendReminder(
  tx: Queryable,
  { world, mailer, env }: WriteParts,
  kind: ReminderKind,
  reminded: Reminded,
  { sessions: plan, linked }: Plan,
): Promise<void> {
  const { email, attending, attendeeType, name, accountId, locale, timeZone, isStudent, fair } =
    reminded;
  const { class: own } = reminded;
  const asks = own?.isUnanswered && attendeeType !== 'counselor' ? own : null;
  const chosen = plan.filter(({ number }) => attending?.includes(number));
  const { publicUrl } = env;
  const { slug } = fair;
  const joins = kind !== 'week' && chosen.some(({ number }) => linked.has(number));
  const link =
    !joins && !asks
      ? null
      : await issueRegistrationLink(tx, world, {
          email,
          attendeeType,
          locale,
          slug,
          until: fair.endTime,
          name: cleanName(name),
        });
  const leave = await optOutOfReminders(tx, { world, env }, { email, isStudent });
  const { subject, ...emailContent } = writeReminder({
    publicUrl,
    kind,
    fair,
    sessions: chosen.map((session) => ({
      ...session,
      url:
        link && joins && linked.has(session.number)
          ? joinLink(publicUrl, slug, session.number, link.token)
          : undefined,
    })),
    asks: link && asks && { ...asks, url: registrationLink(publicUrl, link.token) },
    locale,
    timeZone,
    leave: leave?.url ?? null,
  });
  await mailer.send(tx, {
    kind: mailKind,
    to: email,
    subject,
    ...(leave ? { headers: leave.headers } : {}),
    ...writeEmail(env, emailContent),
    // A guest's address is a stranger's input.
    unverified: accountId === null,
  });
}
