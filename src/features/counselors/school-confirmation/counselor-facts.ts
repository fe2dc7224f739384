import type { ViewerFact } from '../../accounts/viewer-statement.ts';

/** The school at which a counselor is confirmed: they see who is waiting to be confirmed there. */
export const schoolOfCounselor: ViewerFact = {
  kind: 'counselorSchool',
  sql: `select array_agg(o.counselor_school_id) from counselor o
    where o.user_id = a.id and o.confirmed_at is not null and a.user_type = 'counselor'`,
};

/** A counselor is self-declared until an admin or a verified school address confirms the record. */
export const approvedAsCounselor: ViewerFact = {
  kind: 'approved',
  sql: `exists (select 1 from counselor o where o.user_id = a.id and o.confirmed_at is not null
    and a.user_type = 'counselor')`,
};
