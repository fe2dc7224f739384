import type { ViewerFact } from '../accounts/viewer-statement.ts';

/** A counselor is self-declared until an admin or a verified school address confirms the record. */
export const approvedAsCounselor: ViewerFact = {
  kind: 'approved',
  sql: `exists (select 1 from counselor o where o.user_id = a.id and o.confirmed_at is not null
    and a.user_type = 'counselor')`,
};
