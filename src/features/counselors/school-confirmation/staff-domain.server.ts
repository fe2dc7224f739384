import { isAtDomain } from '../../../platform/addresses/is-at-domain.ts';
import { domainOf } from '../../../platform/addresses/read-web-address.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

/** Hosts of students’ addresses, below the school’s domain: `ana@students.lincoln.org`. */
const ofStudents = /^(?:students?|stu|pupils?|learners?|my|kids)\d*[.-]/;

/** Mail providers that belong to no school. */
const personal =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|mail|zoho|comcast|verizon|att|sbcglobal|cox|charter)\./;

/** Whether an address says that someone works at a school with this domain. */
export function isStaffAddress(email: string, domain: string | null): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return (
    domain !== null && isAtDomain(email, domain) && !ofStudents.test(host) && !personal.test(host)
  );
}

/**
 * After an admin has confirmed a counselor, the school’s domain is known by their address, unless
 * it’s known already or belongs to a mail provider.
 */
export async function learnDomain(tx: Queryable, counselorId: string): Promise<void> {
  const rows = await readRows(tx, { schoolId: 'text', email: 'text' })(
    `select s.id as "schoolId", a.email from counselor o
     join counselor_school s on s.id = o.counselor_school_id
     join account a on a.id = o.user_id and a.email_verified
     where o.id = $1 and s.domain is null`,
    [counselorId],
  );
  const found = rows[0];
  if (!found) return;
  const host = found.email.slice(found.email.lastIndexOf('@') + 1).toLowerCase();
  const domain = personal.test(host) || ofStudents.test(host) ? null : domainOf(`https://${host}`);
  if (domain === null) return;
  await tx.query('update counselor_school set domain = $2 where id = $1', [found.schoolId, domain]);
}
