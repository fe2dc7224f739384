import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { operation } from '../platform/graphql/operation.ts';
import { spend } from '../platform/http/spend.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { messages } from '../platform/model/messages.ts';
import { badInput, conflict, rateLimited } from '../platform/model/refusal.ts';
import { leadRefusals as said } from './lead-refusals.words.ts';
import {
  representedBy,
  representedCollege,
  sharedRows,
  type SharedStudent,
} from './shared-rows.ts';

/** Each list is written down line by line: nobody needs one every minute. */
const perHour = { points: 30, perSeconds: 3600 };

interface GoneRecord {
  readonly id: string;
  readonly outcome: 'withdrawn' | 'erased';
}

/**
 * `exportSharedStudents(...)`: takes out the list of those who share with the caller's college, and
 * writes down who was on it. Whoever was on an earlier list of the college and shares no longer is
 * named by the id alone, whatever fair the list is of.
 */
export const exportSharedStudents = operation<{ readonly fairId?: string | null }, PeopleServices>({
  kind: 'Mutation',
  name: 'exportSharedStudents',
  field: 'exportSharedStudents(fairId: ID): SharedStudentExport!',
  types: `
  "A list of students that a college took out."
  type SharedStudentExport {
    id: ID!
    at: DateTime!
    items: [SharedStudent!]!
    "Records of earlier lists of this college that it has to delete."
    gone: [GoneRecord!]!
  }
  type GoneRecord { id: ID! outcome: GoneOutcome! }
  "Taken back by the student, or erased with the account."
  enum GoneOutcome { withdrawn erased }`,
  who: ['COLLEGES'],
  async resolve({ fairId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (fairId && !isUuid(fairId)) throw badInput({ fairId: messages.notThere });
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `shared-students:${by.id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    return services.writer.change(async (tx) => {
      const collegeId = await openCollege(tx, by.id);
      const at = world.now();
      const { rows: sharing } = await tx.query<SharedStudent>(
        `select * from (${sharedRows}) t
         order by lower(t."lastName" || ' ' || t."firstName"), t.id`,
        [by.id, at],
      );
      const items = fairId ? sharing.filter((one) => one.fairId === fairId) : sharing;
      const gone = await goneFrom(
        tx,
        collegeId,
        sharing.map(({ id }) => id),
      );
      const id = world.newId();
      await tx.query(
        `insert into sharing_export (id, college_id, account_id, at, fair_id, listed, gone)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [...[id, collegeId, by.id, at, fairId || null], ...[items.length, gone.length]],
      );
      const lines = [...items.map((one) => ({ id: one.id, outcome: 'shared' })), ...gone];
      await tx.query(
        `insert into sharing_export_line (export_id, sharing_id, outcome)
         select $1, l.id, l.outcome from unnest($2::uuid[], $3::text[]) as l (id, outcome)`,
        [id, lines.map((line) => line.id), lines.map((line) => line.outcome)],
      );
      return { id, at, items, gone };
    });
  },
});

async function openCollege(tx: Queryable, accountId: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `select c.id from ${representedCollege} where ${representedBy}`,
    [accountId],
  );
  if (!rows[0]) throw conflict(apiSentence(said.notOpen));
  return rows[0].id;
}

/** Who was on a list of the college once, and is not among those who share now. */
async function goneFrom(
  tx: Queryable,
  collegeId: string,
  sharing: readonly string[],
): Promise<readonly GoneRecord[]> {
  const { rows } = await tx.query<GoneRecord>(
    `select s.id,
       case when s.erased_at is not null then 'erased' else 'withdrawn' end as outcome
     from sharing s
     where s.college_id = $1 and s.id <> all($2::uuid[]) and exists (
       select from sharing_export_line l where l.sharing_id = s.id and l.outcome = 'shared')
     order by s.id`,
    [collegeId, sharing],
  );
  return rows;
}
