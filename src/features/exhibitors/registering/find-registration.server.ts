import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { lockFair } from '../settling/lock-fair.server.ts';

const existingRegistrationRow = row({
  id: 'text',
  userId: 'text?',
  collegeId: 'text?',
  email: 'text',
  name: 'text',
  paymentType: 'text',
});

/** An existing registration that prevents a second one. */
export type ExistingRegistration = RowOf<typeof existingRegistrationRow>;

interface Who {
  readonly fairId: string;
  readonly collegeId: string | null;
  /** Without a college: the one that clearly matches the registration. */
  readonly likely: string | null;
  readonly email: string;
  readonly nameLower: string;
  readonly postalCode: string;
}

/**
 * The registration for a fair of the same college, contact, or name and location, except refunded
 * ones. Concurrent ones are serialized: the fair is locked for registrations until the transaction
 * ends, and what is found is not deleted until then.
 */
export async function findRegistration(
  tx: Queryable,
  who: Who,
): Promise<ExistingRegistration | null> {
  const { fairId, collegeId, likely, email, nameLower, postalCode } = who;
  await lockFair(tx, fairId);
  const rows = await readRows(tx, existingRegistrationRow)(
    `select id, user_id as "userId", college_id as "collegeId", name,
       primary_contact_email as email, payment_type as "paymentType"
     from fair_exhibitor
     where fair_id = $1 and payment_status <> 'refunded'
       and (college_id = $2
         or $2::uuid is null and (lower(primary_contact_email) = lower($3)
           or name_lower = $4 and postal_code = $5
           or college_id = $6 or exists (select from exhibitor_registration r
             where r.exhibitor_id = fair_exhibitor.id and r.likely_college_id = $6)))
     order by college_id is distinct from $2, id limit 1 for key share of fair_exhibitor`,
    [fairId, collegeId, email, nameLower, postalCode, likely],
  );
  return rows[0] ?? null;
}
