import type pg from 'pg';
import { readEmailReader, sendAccountEmail } from '../../accounts/account-email.server.ts';
import { calendarSite, fairAddress } from '../../fairs/calendar-fair.ts';
import { exhibitorMessage } from '../../fairs/participant-calendars.ts';
import { readCalendarFair, readOwnRevision } from '../../fairs/read-fairs.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { slotEmails as messages } from './slot-emails.messages.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Mailer;
  readonly env: Pick<Env, 'brand' | 'publicUrl' | 'smtp'>;
}

/** Emails one person of a removed exhibitor that the session is canceled. */
const canceledSlot = jobKind<{ readonly id: string }>({
  name: 'canceled-slot',
  parse(data) {
    const { id } = Object(data) as Record<string, unknown>;
    if (typeof id !== 'string' || !isUuid(id)) throw new Error('This job names no canceled slot.');
    return { id };
  },
});

/** Emails pending recipients; the database records them when their exhibitor leaves a session. */
export const canceledSlotJob = (parts: Parts): AnyJobHandler =>
  jobHandler({
    kind: canceledSlot,
    run: ({ id }) => transaction(parts.pool, (tx) => tell(tx, parts, id)),
  });

/** Writes a job for each, so that a failed email delays no other. */
export async function enqueueCanceledSlots(
  pool: Queryable,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<void> {
  const rows = await readRows(pool, { id: 'text' })('select id from canceled_slot limit 1000');
  for (const { id } of rows) await jobs.enqueue(pool, canceledSlot, { id }, { key: id });
}

async function tell(tx: Queryable, { world, mailer, env }: Parts, id: string): Promise<void> {
  const [left] = await readRows(tx, {
    fairId: 'text',
    exhibitorId: 'text',
    exhibitorName: 'text',
    createdAt: 'timestamp',
    name: 'text',
    email: 'text',
  })(
    `delete from canceled_slot where id = $1 returning fair_id as "fairId",
       exhibitor_id as "exhibitorId", exhibitor_name as "exhibitorName",
       exhibitor_created_at as "createdAt", person_name as name, email`,
    [id],
  );
  const fair = left && (await readCalendarFair(tx, left.fairId));
  // A canceled fair was already announced, and a past fair needs no email.
  if (!left || !fair || fair.cancelledAt || fair.endTime <= world.now()) return;
  const { exhibitorId, exhibitorName, createdAt, name, email } = left;
  const own = await readOwnRevision(tx, [exhibitorId, fair.id]);
  const reader = await readEmailReader(tx, email);
  const names = { fair: cleanName(fair.name), name: cleanName(exhibitorName) };
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind: 'slot-notice',
      to: email,
      reader,
      calendar: exhibitorMessage(
        calendarSite(env),
        fair,
        {
          id: exhibitorId,
          name,
          email,
          createdAt,
          revision: own.revision,
          changedAt: own.changedAt ?? createdAt,
          locale: reader?.locale ?? null,
        },
        { withdrawn: true },
      ),
      write: (t) => ({
        subject: t(messages.canceledSubject, names),
        heading: t(messages.canceledSubject, names),
        paragraphs: [t(messages.canceled, names), t(messages.canceledCalendar)],
        action: { label: t(messages.seeFair), url: fairAddress(env.publicUrl, fair.slug) },
      }),
    },
  );
}
