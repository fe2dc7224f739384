import type { Queryable } from '../../platform/database/queryable.ts';
import { arrayOf, readRows, textOf } from '../../platform/database/read-rows.ts';
import type { SharingAction, SharingTopic } from './sharing-choices.ts';
import { sharingIn, type Sharing } from './sharing-of.server.ts';

/** One line of the ledger. */
interface ConsentEntry {
  readonly at: Date;
  readonly outcome: 'given' | 'declined' | 'withdrawn';
  readonly topics: readonly SharingTopic[];
  readonly action: SharingAction;
  readonly fairName: string | null;
  readonly fairSlug: string | null;
  readonly wording: string | null;
  readonly wordingVersion: number | null;
}

/** What a student has answered to one college, and what is shared with it now. */
export interface OwnConsent extends Pick<Sharing, 'groups' | 'texts'> {
  readonly collegeId: string;
  readonly collegeName: string;
  readonly collegeSlug: string | null;
  /** Since when something is shared; null while nothing is. */
  readonly since: Date | null;
  /** The latest first. */
  readonly history: readonly ConsentEntry[];
}

/** The types around one's own consents. */
export const consentTypes = `
  "A group of details a student can share."
  enum SharingGroup { contact school academics demographics }
  "A detail group, or permission to text, as recorded in an answer."
  enum SharingTopic { contact school academics demographics texts }
  "The result of a sharing question."
  enum SharingOutcome { given declined withdrawn }
  "The student’s answer to a college, and what the college gets now."
  type MyConsent {
    collegeId: ID!
    collegeName: String!
    collegeSlug: String
    "What the college gets now; empty: nothing."
    groups: [SharingGroup!]!
    "Whether the college may send text messages."
    texts: Boolean!
    "Since when something is shared; null while nothing is."
    since: DateTime
    "Every answer, the latest first. Nothing of it ever changes."
    history: [ConsentEntry!]!
  }
  "An entry of a student’s consent history."
  type ConsentEntry {
    at: DateTime!
    outcome: SharingOutcome!
    topics: [SharingTopic!]!
    "saved, asked, called, scanned or profile."
    action: String!
    fairName: String
    fairSlug: String
    "Which words the student answered to, and their version."
    wording: String
    wordingVersion: Int
  }`;

/** The ledger of an account: by college, what is shared first. */
export async function consentsOf(
  tx: Queryable,
  accountId: string,
  collegeId: string | null = null,
): Promise<readonly OwnConsent[]> {
  const sharings = await readRows(tx, {
    id: 'text',
    collegeId: 'text',
    collegeName: 'text',
    collegeSlug: 'text?',
    topics: arrayOf(textOf<SharingTopic>()),
    since: 'timestamp?',
  })(
    `select s.id, c.id as "collegeId", c.name as "collegeName",
       case when c.status = 'active' then c.slug end as "collegeSlug", n.topics, n.since
     from sharing s join college c on c.id = s.college_id
     cross join lateral (
       select coalesce(array_agg(topic) filter (where outcome = 'given'), '{}') as topics,
         min(at) filter (where outcome = 'given') as since
       from sharing_now where sharing_id = s.id) n
     where s.account_id = $1 and ($2::uuid is null or s.college_id = $2)
     order by n.since is null, lower(c.name), s.id limit 1000`,
    [accountId, collegeId],
  );
  const entries = await readRows<ConsentEntry & { sharingId: string }>(tx, {
    at: 'timestamp',
    outcome: textOf(),
    topics: arrayOf(textOf()),
    action: textOf(),
    fairName: 'text?',
    fairSlug: 'text?',
    wording: 'text?',
    wordingVersion: 'number?',
    sharingId: 'text',
  })(
    `select e.sharing_id as "sharingId", e.at, e.outcome, e.topics, e.action,
       f.name as "fairName", f.slug as "fairSlug",
       e.wording_id as wording, e.wording_version as "wordingVersion"
     from sharing_entry e left join fair f on f.id = e.fair_id and f.published_at is not null
     where e.sharing_id = any($1) order by e.place desc`,
    [sharings.map(({ id }) => id)],
  );
  const bySharing = Map.groupBy(entries, ({ sharingId }) => sharingId);
  return sharings.map(({ id, topics, ...sharing }) => {
    const { groups, texts } = sharingIn(topics);
    return { ...sharing, groups, texts, history: bySharing.get(id) ?? [] };
  });
}

/** The ledger of a student by the id of the record, for a parent who is linked. */
export async function consentsOfStudent(
  tx: Queryable,
  studentId: string,
): Promise<readonly OwnConsent[]> {
  const rows = await readRows(tx, { userId: 'text?' })(
    'select user_id as "userId" from student where id = $1 and not deleted',
    [studentId],
  );
  const accountId = rows[0]?.userId;
  return accountId ? consentsOf(tx, accountId) : [];
}
