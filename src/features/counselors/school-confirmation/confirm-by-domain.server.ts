import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { PeopleCall, SignedIn } from '../../accounts/people-services.ts';
import { tellConfirmed } from './confirm-counselor.server.ts';
import { isStaffAddress } from './staff-domain.server.ts';
import { counselorEmails as messages } from './emails.messages.ts';

/**
 * Confirms a counselor whose confirmed address is at the domain of their school. Students may have
 * such addresses, too: so the confirmed colleagues are told, and can object.
 */
export async function confirmByDomain(
  tx: Queryable,
  { services, world }: Pick<PeopleCall, 'services' | 'world'>,
  by: SignedIn,
  counselorId: string,
): Promise<void> {
  const rows = await readRows(tx, {
    domain: 'text?',
    school: 'text',
    schoolId: 'text',
    name: 'text',
  })(
    `select s.domain, s.name as school, s.id as "schoolId",
       trim(o.first_name || ' ' || o.last_name) as name
     from counselor o join counselor_school s on s.id = o.counselor_school_id
     join account a on a.id = o.user_id
     where o.id = $1 and o.user_id = $2 and o.confirmed_at is null
       and a.email_verified and a.user_type = 'counselor'`,
    [counselorId, by.id],
  );
  const own = rows[0];
  if (!own || !isStaffAddress(by.email, own.domain)) return;
  await tx.query('update counselor set confirmed_at = $2, updated_at = $2 where id = $1', [
    counselorId,
    world.now(),
  ]);
  await tellConfirmed(tx, services, by.email);
  const colleagues = await readRows(tx, { email: 'text' })(
    `select a.email from counselor o join account a on a.id = o.user_id
     where o.counselor_school_id = $1 and o.confirmed_at is not null and o.id <> $2
       and a.email_verified and a.deleted_at is null and a.disabled_at is null
     order by o.confirmed_at, o.id limit 5`,
    [own.schoolId, counselorId],
  );
  const values = { name: cleanName(own.name), school: cleanName(own.school), email: by.email };
  for (const { email } of colleagues)
    await sendAccountEmail(tx, services, {
      kind: 'counselor-joined',
      to: email,
      write: (t) => ({
        subject: t(messages.joinedSubject, values),
        heading: t(messages.joinedSubject, values),
        paragraphs: [t(messages.joinedLead, values), t(messages.joinedTail, values)],
        action: {
          label: t(messages.joinedAction),
          url: `${services.env.publicUrl}/contact-us`,
        },
      }),
    });
}
