import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import { applyMerge, undoMerge, type Moved } from './apply-merge.server.ts';
import { mergeRefusals as messages } from './merge-refusals.messages.ts';
import { planMerge } from './plan-merge.server.ts';
import { readColleges, readMerges, readPairs } from './read-merges.server.ts';

interface Pair {
  readonly keptId: string;
  readonly goneId: string;
}

/** Time window for undoing a merge, in milliseconds. */
const undoableFor = 86_400_000;

const types = `
  "A college as shown before a merge."
  type CollegeToMerge {
    id: ID!
    name: String!
    city: String!
    state: String!
    status: String!
    slug: String
    unitId: Int
    domain: String
    reps: Int!
    createdAt: DateTime!
  }
  "The records a merge moves and those it leaves."
  type CollegeMergePreview {
    kept: CollegeToMerge!
    gone: CollegeToMerge!
    reps: Int!
    booths: Int!
    exhibitors: Int!
    payments: Int!
    attendees: Int!
    claims: Int!
    savedBy: Int!
    credits: Int!
    "Fairs at which both are: there the other one keeps its registration and booth."
    bothAt: [String!]!
    "Students who agreed to share with the other one: their answer stays with it."
    consents: Int!
    "A card payment is under way; nothing can be merged until it is done."
    isPaying: Boolean!
  }
  "The two colleges that may be the same."
  type CollegePair { one: CollegeToMerge! other: CollegeToMerge! }
  "A merge of two colleges."
  type CollegeMerge { id: ID! kept: CollegeToMerge! gone: CollegeToMerge! at: DateTime! }`;

const collegeMergePreview = operation<'collegeMergePreview', PeopleServices>({
  kind: 'Query',
  name: 'collegeMergePreview',
  field: `
  "Returns what a merge of two colleges would move and what it would leave."
  collegeMergePreview(keptId: ID!, goneId: ID!): CollegeMergePreview`,
  types,
  who: ['ADMINS'],
  async resolve({ keptId, goneId }, { services }) {
    const { pool } = services.database;
    if (!isUuid(keptId) || !isUuid(goneId) || keptId === goneId) return null;
    const colleges = await readColleges(pool, [keptId, goneId]);
    const [kept, gone] = [keptId, goneId].map((id) => colleges.get(id));
    if (!kept || !gone) return null;
    const { rows, ...plan } = await planMerge(pool, keptId, goneId);
    return {
      kept,
      gone,
      ...plan,
      reps: rows.reps.length,
      booths: rows.booths.length,
      exhibitors: rows.exhibitors.length,
      payments: rows.payments.length,
      attendees: rows.attendees.length,
      claims: rows.claims.length,
    };
  },
});

const collegePairs = operation<'collegePairs', PeopleServices>({
  kind: 'Query',
  name: 'collegePairs',
  field: `
  "Colleges that may be the same: of one name and state, or of one domain where one is not on the federal list; at most 20."
  collegePairs: [CollegePair!]!`,
  who: ['ADMINS'],
  resolve: (_, { services }) => readPairs(services.database.pool),
});

const collegeMerges = operation<'collegeMerges', PeopleServices>({
  kind: 'Query',
  name: 'collegeMerges',
  field: `
  "Merges of the last 24 hours that can be undone, the latest first."
  collegeMerges: [CollegeMerge!]!`,
  who: ['ADMINS'],
  resolve: (_, { services, world }) =>
    readMerges(services.database.pool, new Date(world.now().getTime() - undoableFor)),
});

const mergeColleges = operation<'mergeColleges', PeopleServices>({
  kind: 'Mutation',
  name: 'mergeColleges',
  field: `
  "Merges \`goneId\` into \`keptId\` and closes it; its address then leads to \`keptId\`. \`undoCollegeMerge\` undoes it within 24 hours."
  mergeColleges(keptId: ID!, goneId: ID!): ID!`,
  who: ['ADMINS'],
  async resolve({ keptId, goneId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (!isUuid(keptId) || !isUuid(goneId) || keptId === goneId)
      throw badInput({ goneId: apiSentence(messages.notTwo) });
    return services.writer.change(async (tx) => {
      await hold(tx, [keptId, goneId]);
      const { rowCount: merged } = await tx.query(
        'select from college_merge where gone_id = any ($1::uuid[]) and undone_at is null',
        [[keptId, goneId]],
      );
      if (merged) throw conflict(apiSentence(messages.isMerged));
      const plan = await planMerge(tx, keptId, goneId);
      if (plan.isPaying) throw conflict(apiSentence(messages.isPaying));
      const id = world.newId();
      await applyMerge(tx, world, { id, keptId, goneId, accountId: by.id }, plan);
      await writeAuditEntry(tx, world, by, {
        action: 'mergeColleges',
        subject: 'College',
        subjectId: keptId,
        details: { goneId, mergeId: id },
      });
      return id;
    });
  },
});

const undoCollegeMerge = operation<'undoCollegeMerge', PeopleServices>({
  kind: 'Mutation',
  name: 'undoCollegeMerge',
  field: `
  "Undoes a merge: what moved and still exists returns."
  undoCollegeMerge(id: ID!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (!isUuid(id)) throw notFound(apiSentence(messages.notUndoable));
    return services.writer.change(async (tx) => {
      const [merge] = await readRows<Pair & { moved: Moved }>(tx, {
        keptId: 'text',
        goneId: 'text',
        moved: jsonOf(),
      })(
        `select kept_id as "keptId", gone_id as "goneId", moved from college_merge m
         where id = $1 and undone_at is null and at > $2 and not exists (
           select from college_merge n where n.gone_id = m.kept_id and n.undone_at is null)
         for update`,
        [id, new Date(world.now().getTime() - undoableFor)],
      );
      if (!merge) throw notFound(apiSentence(messages.notUndoable));
      await hold(tx, [merge.keptId, merge.goneId]);
      await undoMerge(tx, world, { id, accountId: by.id, ...merge });
      await writeAuditEntry(tx, world, by, {
        action: 'undoCollegeMerge',
        subject: 'College',
        subjectId: merge.keptId,
        details: { goneId: merge.goneId, mergeId: id },
      });
      return true;
    });
  },
});

/** @throws Refusal BAD_USER_INPUT when one of them does not exist */
async function hold(tx: Queryable, ids: readonly string[]): Promise<void> {
  const { rowCount } = await tx.query(
    'select from college where id = any ($1::uuid[]) order by id for update',
    [ids],
  );
  if (rowCount !== ids.length) throw badInput({ goneId: apiSentence(messages.notTwo) });
}

/** The operations that merge colleges. */
export const collegeMergeCalls = [
  collegeMergePreview,
  collegePairs,
  collegeMerges,
  mergeColleges,
  undoCollegeMerge,
] as const;
