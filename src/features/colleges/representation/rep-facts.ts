import type { ViewerFact } from '../../accounts/viewer-statement.ts';

/** The colleges that an account represents by a confirmed link. */
export const collegesOfRep: ViewerFact = {
  kind: 'college',
  sql: `select array_agg(r.college_id) from college_rep r
    where r.user_id = a.id and r.confirmed_at is not null and a.user_type = 'college'`,
};

/** A rep is approved once the college is: a draft's claim rests on their word alone. */
export const approvedAsRep: ViewerFact = {
  kind: 'approved',
  sql: `exists (select 1 from college_rep r join college c on c.id = r.college_id
    where r.user_id = a.id and r.confirmed_at is not null and c.status <> 'draft'
      and a.user_type = 'college')`,
};
