import { tellOne } from '../../colleges/college-reps.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { exhibitorEmails as messages } from '../contact-emails/emails.messages.ts';
import type { EmailContext } from '../contact-emails/write-exhibitor-email.server.ts';

/** Maximum notified per transaction. */
const most = 200;

/**
 * Notifies reps whose link ended because their registration was undone: the database ended it at
 * once (migration 0055). Each is notified once.
 */
export async function tellEndedReps(tx: Queryable, app: EmailContext): Promise<number> {
  const rows = await readRows(tx, { email: 'text?', college: 'text' })(
    `with ended as (
       delete from rep_origin where rep_id in (
         select rep_id from rep_origin where ended_at is not null
         order by rep_id limit ${most} for update skip locked)
       returning account_id, college_id)
     select a.email, c.name as college from ended
     join college c on c.id = ended.college_id
     left join account a on a.id = ended.account_id and a.email_verified and a.deleted_at is null
     order by a.email`,
  );
  for (const { email, college } of rows)
    if (email !== null)
      await tellOne(tx, app, email, {
        kind: 'exhibitor-rep-ended',
        subject: messages.repEndedSubject,
        paragraphs: [messages.repEndedLead, messages.repEndedNext],
        values: { college: cleanName(college) },
        page: { label: messages.repEndedOpen, path: '/app/setup' },
      });
  return rows.length;
}
