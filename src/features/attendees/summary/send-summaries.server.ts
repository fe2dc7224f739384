import { writeEmail } from '../../accounts/account-email.server.ts';
import { optOutOfReminders } from '../reminders/opt-out-of-reminders.server.ts';
import type { RemindParts, WriteParts } from '../reminders/remind-attendees.server.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { countWaitingMail } from '../../../platform/email/count-waiting-mail.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type JobSchedule } from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import {
  readMeetings,
  readVisitor,
  takeVisitors,
  type Meeting,
  type Visitor,
} from './due-summaries.server.ts';
import { writeSummary } from './write-summary.ts';

const mailKind = 'fair-summary';

/** Checks every few minutes for fairs that ended, and emails those who were there what came of it. */
export function sendSummaries(parts: RemindParts): JobSchedule {
  const { pool, piece = 200, mostWaiting = 1000 } = parts;
  return {
    name: 'fair-summaries',
    every: '*/5 * * * *',
    zone: 'UTC',
    async run({ signal }) {
      while (
        !signal.aborted &&
        (await countWaitingMail(pool, [mailKind], mostWaiting)) < mostWaiting &&
        (await transaction(pool, (tx) => sendSome(tx, parts, piece))) === piece
      );
    },
  };
}

/** A summary that failed in its batch: retried on its own, and visible when dead. */
export const oneSummary = jobKind<{ readonly attendeeId: string }>({
  name: mailKind,
  parse(data) {
    const { attendeeId } = Object(data) as Record<string, unknown>;
    if (typeof attendeeId !== 'string' || !isUuid(attendeeId))
      throw new Error('This job names no summary.');
    return { attendeeId };
  },
});

/** The job that writes single summaries. */
export function summaryJobs(parts: RemindParts): readonly AnyJobHandler[] {
  const { pool, world } = parts;
  return [
    jobHandler({
      kind: oneSummary,
      run: ({ attendeeId }, { id }) =>
        transaction(pool, async (tx) => {
          if (!(await isFirstTime(tx, world, id))) return;
          const one = await readVisitor(tx, attendeeId, world.now());
          if (!one) return;
          const meetings = await readMeetings(tx, [one]);
          await send(tx, parts, one, meetings.get(one.accountId) ?? []);
        }),
    }),
  ];
}

/**
 * Sends a batch, in a transaction that writes the emails and records them: if killed, or run by two
 * processes, no one gets two.
 * @returns how many people were looked at
 */
async function sendSome(tx: Queryable, parts: RemindParts, limit: number): Promise<number> {
  const taken = await takeVisitors(tx, { now: parts.world.now(), limit });
  // Someone may have been at two fairs of one day.
  for (const visitors of Map.groupBy(taken, ({ fairId }) => fairId).values()) {
    const meetings = await readMeetings(tx, visitors);
    const failed = await eachApart(tx, visitors, (one) =>
      send(tx, parts, one, meetings.get(one.accountId) ?? []),
    );
    for (const { item } of failed)
      await parts.jobs().enqueue(tx, oneSummary, { attendeeId: item.attendeeId });
  }
  return taken.length;
}

async function send(
  tx: Queryable,
  { world, mailer, env }: WriteParts,
  visitor: Visitor,
  meetings: readonly Meeting[],
): Promise<void> {
  if (meetings.length === 0) return;
  const leave = await optOutOfReminders(tx, { world, env }, visitor);
  const { subject, ...emailContent } = writeSummary(visitor, meetings, {
    publicUrl: env.publicUrl,
    leave: leave?.url ?? null,
  });
  await mailer.send(tx, {
    kind: mailKind,
    to: visitor.email,
    subject,
    ...(leave ? { headers: leave.headers } : {}),
    ...writeEmail(env, emailContent),
  });
}
