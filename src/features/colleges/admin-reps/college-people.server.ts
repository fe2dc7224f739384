import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { claimRow, claimColumns, claimOf, claimTables } from '../claims.server.ts';

interface Asked {
  readonly collegeId: string;
}

interface People extends Asked {
  readonly now: Date;
}

/** Maximum number of each kind in a response. */
const most = 200;

/** `collegePeople(...)`: a college's reps, invitations and requests; for ADMINS. */
export const collegePeople = operation<'collegePeople', PeopleServices>({
  kind: 'Query',
  name: 'collegePeople',
  field: `
  "Returns the reps of a college, its pending invitations and its pending requests, for admins."
  collegePeople(collegeId: ID!): CollegePeople`,
  types: `
  "The people of a college, at most ${most} of each kind."
  type CollegePeople {
    "Oldest first."
    reps: [PersonOfCollege!]!
    "Invitations that can still be accepted, newest first."
    invitations: [InvitationToCollege!]!
    "Requests that wait for a decision, oldest first, then those that were decided, newest first."
    claims: [CollegeClaim!]!
  }
  "A rep of a college, or a person who asks to be one."
  type PersonOfCollege {
    "ID of the CollegeRep."
    id: ID!
    accountId: ID
    name: String!
    email: Email!
    phone: String
    since: DateTime
    lastSeenAt: DateTime
    "The fair whose paid registration made the rep: the role ends when that is refunded. Null for everyone else."
    fair: String
  }
  "A pending invitation to represent a college."
  type InvitationToCollege {
    email: Email!
    "Whose invitation it is, by name or address; null for an account that is gone."
    from: String
    createdAt: DateTime!
    expiresAt: DateTime!
  }`,
  who: ['ADMINS'],
  async resolve({ collegeId }, { services, world }): Promise<People | null> {
    const { rows } = isUuid(collegeId)
      ? await services.database.pool.query('select from college where id = $1', [collegeId])
      : { rows: [] };
    return rows.length > 0 ? { collegeId, now: world.now() } : null;
  },
  fields: {
    CollegePeople: {
      reps: (people: People, { services }) => readReps(services.database.pool, people),
      invitations: (people: People, { services }) =>
        readInvitations(services.database.pool, people),
      claims: (people: People, { services }) => readClaims(services.database.pool, people),
    },
  },
});

async function readReps(pool: Queryable, { collegeId }: People) {
  return readRows(pool, {
    id: 'text',
    accountId: 'text?',
    name: 'text',
    email: 'text',
    phone: 'text?',
    since: 'timestamp?',
    lastSeenAt: 'timestamp?',
    fair: 'text?',
  })(
    `select r.id, r.user_id as "accountId", concat_ws(' ', r.first_name, r.last_name) as name,
       r.email, r.phone, r.confirmed_at as since,
       (select max(s.updated_at) from session s where s.account_id = r.user_id) as "lastSeenAt",
       (select f.name from rep_origin o join fair_exhibitor e on e.id = o.exhibitor_id
          join fair f on f.id = e.fair_id
        where o.rep_id = r.id and o.vouched_at is null and o.ended_at is null) as fair
     from college_rep r where r.college_id = $1 order by r.created_at, r.id limit ${most}`,
    [collegeId],
  );
}

async function readInvitations(pool: Queryable, { collegeId, now }: People) {
  return readRows(pool, {
    email: 'text',
    from: 'text?',
    createdAt: 'timestamp',
    expiresAt: 'timestamp',
  })(
    `select t.address as email, t.created_at as "createdAt", t.expires_at as "expiresAt",
       coalesce(nullif(a.name, ''), a.email) as "from"
     from link_token t left join account a on a.id = t.issued_by and a.deleted_at is null
     where t.purpose = 'rep-invitation' and t.payload ->> 'collegeId' = $1
       and t.redeemed_at is null and t.ended_at is null and t.expires_at > $2
     order by t.id desc limit ${most}`,
    [collegeId, now],
  );
}

async function readClaims(pool: Queryable, { collegeId }: People) {
  const rows = await readRows(pool, claimRow)(
    `select ${claimColumns} from ${claimTables} where m.college_id = $1
     order by m.status <> 'open', case when m.status = 'open' then m.created_at end, m.id desc
     limit ${most}`,
    [collegeId],
  );
  return rows.map(claimOf);
}
