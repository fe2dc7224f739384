import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import { noteClassmate } from '../../accounts/strangers.server.ts';
import { optOutLink } from '../../../platform/email/opt-out-link.server.ts';
import { describeKind } from '../../fairs/describe-kind.ts';
import { classPath } from '../../counselors/class-code.ts';
import { mayHaveClass } from '../../counselors/find-class.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { jobHandler, type AnyJobHandler } from '../../../platform/jobs/jobs.ts';
import type { World } from '../../../platform/world.ts';
import { classEmailJob, type EmailKind } from './class-emails.ts';
import { classEmails as messages } from './emails.messages.ts';
import { rosterDays } from '../roster-limits.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Mailer;
  readonly env: Pick<Env, 'brand' | 'features' | 'publicUrl' | 'secret'>;
  /** Emails per transaction. */
  readonly piece?: number;
}

/** Writes the emails of classes. */
export const classJobs = (parts: Parts): readonly AnyJobHandler[] => [
  jobHandler({
    kind: classEmailJob,
    async run({ classId, kind }, { signal }) {
      // The counselor can ask again when the feature is back on.
      while (!signal.aborted && !parts.env.features.off.has('classes'))
        if (!(await transaction(parts.pool, (tx) => writeSome(tx, parts, classId, kind)))) return;
    },
  }),
];

const writingClassRow = row({
  fairId: 'text',
  fairName: 'text',
  fairType: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  timeZone: 'text',
  counselor: 'text',
  school: 'text',
  code: 'text',
});

type WritingClass = RowOf<typeof writingClassRow>;

/**
 * Writes one batch, and its record, in one transaction: after a crash, or with two processes, no
 * one gets two emails. Returns whether there may be more.
 */
async function writeSome(
  tx: Queryable,
  { world, mailer, env, piece = 50 }: Parts,
  classId: string,
  kind: EmailKind,
): Promise<boolean> {
  const fairClass = await readClass(tx, classId, world.now());
  if (!fairClass) return false;
  const recipients = await readRecipients(tx, classId, fairClass.fairId);
  const hashes = new Map(
    recipients.map(({ address }) => [hashOf(env, fairClass, address), address]),
  );
  const due = await takeDue(tx, world, {
    from: fairClass,
    kind,
    hashes: [...hashes.keys()],
    piece,
  });
  const refused: string[] = [];
  for (const hash of due) {
    const reader = recipients.find(({ address }) => address === hashes.get(hash));
    if (!reader?.isWilling) continue;
    if (!reader.isConfirmed && !(await noteClassmate(tx, world, classId, reader.address))) {
      refused.push(hash);
      continue;
    }
    const { url, headers } = await optOutLink(tx, world, env, {
      address: reader.address,
      scope: 'classes',
    });
    const names = {
      counselor: cleanName(fairClass.counselor),
      school: cleanName(fairClass.school),
      fair: fairClass.fairName,
    };
    const isReminder = kind === 'reminder';
    await sendAccountEmail(
      tx,
      { mailer, env },
      {
        kind: `class-${kind}`,
        to: reader.address,
        bulk: true,
        unverified: !reader.isConfirmed,
        headers,
        write: (t) => ({
          subject: t(isReminder ? messages.reminderSubject : messages.invitationSubject, names),
          heading: t(isReminder ? messages.reminderSubject : messages.invitationSubject, names),
          paragraphs: [t(isReminder ? messages.reminderLead : messages.invitationLead, names)],
          tickets: [
            {
              title: fairClass.fairName,
              startTime: fairClass.startTime,
              endTime: fairClass.endTime,
              timeZone: fairClass.timeZone,
              details: [describeKind(t, fairClass.fairType)],
            },
          ],
          after: [t(messages.choice, names)],
          why: t(messages.why, { ...names, days: rosterDays }),
          leave: { label: t(messages.leave), url },
          action: {
            label: t(messages.action),
            url: `${env.publicUrl}${classPath(fairClass.code)}`,
          },
        }),
      },
    );
  }
  await takeBack(tx, fairClass, kind, refused);
  return due.length === piece && refused.length < piece;
}

/** The class, while emails may go out for it. */
async function readClass(
  tx: Queryable,
  classId: string,
  now: Date,
): Promise<WritingClass | undefined> {
  const rows = await readRows(tx, writingClassRow)(
    `select f.id as "fairId", f.name as "fairName", f.fair_type as "fairType", f.start_time as "startTime",
       f.end_time as "endTime", f.time_zone as "timeZone",
       trim(o.first_name || ' ' || o.last_name) as counselor, s.name as school, l.code
     from fair_class c
     join fair f on f.id = c.fair_id
     join counselor o on o.id = c.counselor_id
     join counselor_school s on s.id = o.counselor_school_id
     join account a on a.id = o.user_id
     join class_link l on l.class_id = c.id and l.ended_at is null
     where c.id = $1 and ${mayHaveClass} and f.published_at is not null
       and f.cancelled_at is null and f.end_time > $2`,
    [classId, now],
  );
  return rows[0];
}

const readerRow = row({
  address: 'text',
  isConfirmed: 'boolean',
  /** Neither the address nor its account has unsubscribed from class emails, campaigns or reminders. */
  isWilling: 'boolean',
});

type Reader = RowOf<typeof readerRow>;

/** People on the list who have not registered, in an order that is the same in every process. */
async function readRecipients(
  tx: Queryable,
  classId: string,
  fairId: string,
): Promise<readonly Reader[]> {
  return readRows(tx, readerRow)(
    `select r.address, a.id is not null as "isConfirmed",
       not is_suppressed(r.address, 'classes') and not is_suppressed(r.address, 'campaigns')
         and coalesce(p.all_fair_reminders, true) as "isWilling"
     from class_roster r
     left join account a on a.email = r.address and a.email_verified and a.deleted_at is null
     left join student s on s.user_id = a.id and not s.deleted
     left join student_privacy_settings p on p.student_id = s.id
     where r.class_id = $1 and not exists (
       select from fair_attendee t where t.fair_id = $2 and lower(t.email) = r.address)
     order by r.address`,
    [classId, fairId],
  );
}

/** How many people on the list an invitation is due for, as far as is known before it is written. */
export async function countDue(
  tx: Queryable,
  env: Pick<Env, 'secret'>,
  { classId, fairId, kind }: { classId: string; fairId: string; kind: EmailKind },
): Promise<number> {
  const willing = (await readRecipients(tx, classId, fairId)).filter(({ isWilling }) => isWilling);
  const hashes = willing.map(({ address }) => hashOf(env, { fairId }, address));
  const rows = await readRows(tx, { written: 'number' })(
    `select count(*)::int as written from class_letter
     where fair_id = $1 and kind = $2
       and address_hash in (select decode(h, 'hex') from unnest($3::text[]) h)`,
    [fairId, kind, hashes],
  );
  return willing.length - (rows[0]?.written ?? 0);
}

interface Due {
  readonly from: WritingClass;
  readonly kind: EmailKind;
  readonly hashes: readonly string[];
  readonly piece: number;
}

/** Records and returns the recipients of this batch; a reminder follows an invitation by a day. */
async function takeDue(
  tx: Queryable,
  world: World,
  { from, kind, hashes, piece }: Due,
): Promise<readonly string[]> {
  const rows = await readRows(tx, { hash: 'text' })(
    `insert into class_letter as k (fair_id, address_hash, kind, written_at)
     select $1, decode(h.hash, 'hex'), $2, $3
     from unnest($4::text[]) as h (hash)
     where not exists (
       select from class_letter x
       where x.fair_id = $1 and x.address_hash = decode(h.hash, 'hex') and x.kind = $2)
     and ($2 = 'invitation' or exists (
       select from class_letter x
       where x.fair_id = $1 and x.address_hash = decode(h.hash, 'hex') and x.kind = 'invitation'
         and x.written_at <= $3::timestamptz - interval '1 day'))
     order by h.hash limit $5
     on conflict do nothing returning encode(k.address_hash, 'hex') as hash`,
    [from.fairId, kind, world.now(), hashes, piece],
  );
  return rows.map(({ hash }) => hash).sort();
}

/** Deletes the records of emails that weren't written, so that those people can be invited later. */
async function takeBack(
  tx: Queryable,
  { fairId }: WritingClass,
  kind: EmailKind,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await tx.query(
    `delete from class_letter where fair_id = $1 and kind = $2
       and address_hash in (select decode(h, 'hex') from unnest($3::text[]) h)`,
    [fairId, kind, hashes],
  );
}

/** Only the secret can identify recipients: the table names no one. */
const hashOf = (
  { secret }: Pick<Env, 'secret'>,
  { fairId }: Pick<WritingClass, 'fairId'>,
  address: string,
): string =>
  createHmac('sha256', secret)
    .update(`quad:class-letter\u0000${fairId}\u0000${address}`)
    .digest('hex');
