import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { CsvCell } from '../../../platform/csv/write-table.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, rateLimited } from '../../../platform/model/refusal.ts';
import { goneFrom, writeDownList } from '../lead-list/write-down-list.server.ts';
import { leadOf, leadRow, leadRows, type Lead } from '../lead-work/lead-rows.ts';
import { notOpen, openCollege } from '../open-college.server.ts';
import { leadLayouts } from './lead-layout.ts';
import { layOutLeads } from './lay-out-leads.ts';

/** Rate limit: each list is recorded line by line, and no one needs one every minute. */
const perHour = { points: 30, perSeconds: 3600 };

/**
 * `leadExportPlans(fairId)`: what each layout would write, without writing anything: nothing is
 * recorded, and no details come along.
 */
export const leadExportPlans = operation<'leadExportPlans', PeopleServices>({
  kind: 'Query',
  name: 'leadExportPlans',
  field: `
  "Tells what an export of leads would contain in each layout, without exporting. Empty unless the caller represents an active college."
  leadExportPlans(fairId: ID): [LeadExportPlan!]!`,
  types: `
  "A layout of a file of leads."
  enum LeadLayout { plain slate scanner }
  "A preview of an export in one layout."
  type LeadExportPlan {
    layout: LeadLayout!
    columns: [String!]!
    "Rows of students who share."
    rows: Int!
    "Rows of records to delete."
    gone: Int!
    "Records that were merged into other rows."
    merged: Int!
    empty: [EmptyLeadColumn!]!
    problems: [LeadExportProblem!]!
  }
  "A column without any value, and why: neverAsked, notShared, notEntered or notNoted."
  type EmptyLeadColumn { column: String! reason: String! }
  "A row to look at: email, phone, gpa, graduationYear, moreInterests, merged or possibleDuplicate."
  type LeadExportProblem { id: ID! name: String! problem: String! }`,
  who: ['COLLEGES'],
  async resolve({ fairId }, context) {
    if (fairId && !isUuid(fairId)) throw badInput({ fairId: messages.notThere });
    const { pool } = context.services.database;
    const by = signedIn(context).id;
    const now = context.world.now();
    const collegeId = await openCollege(pool, by);
    if (collegeId === null) return [];
    const sharing = await leadsNow(pool, by, now);
    const gone = await goneFrom(
      pool,
      collegeId,
      sharing.map(({ student }) => student.id),
    );
    const items = at(sharing, fairId);
    return leadLayouts.map((layout) => {
      const { columns, merged, empty, problems } = layOutLeads(layout, items, gone, now);
      const rows = items.length - merged;
      return { layout, columns, rows, gone: gone.length, merged, empty, problems };
    });
  },
});

/** `exportLeads(layout, fairId)`: the rows of a file of leads; records who was on it. */
export const exportLeads = operation<'exportLeads', PeopleServices>({
  kind: 'Mutation',
  name: 'exportLeads',
  field: `
  "Exports the leads of the caller’s college in a layout, and records who was listed. Students who stopped sharing appear by id only."
  exportLeads(layout: LeadLayout!, fairId: ID): LeadExport!`,
  types: `
  "A file of leads: its header and rows. A cell without a value is null."
  type LeadExport {
    id: ID!
    at: DateTime!
    columns: [String!]!
    rows: [[String]!]!
  }`,
  who: ['COLLEGES'],
  async resolve({ layout, fairId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (fairId && !isUuid(fairId)) throw badInput({ fairId: messages.notThere });
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `shared-students:${by.id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    return services.writer.change(async (tx) => {
      const collegeId = await openCollege(tx, by.id);
      if (collegeId === null) throw notOpen();
      const sharing = await leadsNow(tx, by.id, world.now());
      const items = at(sharing, fairId);
      const { gone, ...taken } = await writeDownList(tx, world, {
        collegeId,
        by: by.id,
        fairId: fairId || null,
        sharing: sharing.map(({ student }) => student),
        items: items.map(({ student }) => student),
      });
      const { columns, rows } = layOutLeads(layout, items, gone, taken.at);
      return { id: taken.id, at: taken.at, columns, rows: rows.map((row) => row.map(textOf)) };
    });
  },
});

const textOf = (cell: CsvCell): string | null =>
  cell === null || cell === undefined
    ? null
    : cell instanceof Date
      ? cell.toISOString()
      : String(cell);

const at = (leads: readonly Lead[], fairId: string | null | undefined): readonly Lead[] =>
  fairId ? leads.filter(({ student }) => student.fairId === fairId) : leads;

async function leadsNow(on: Queryable, by: string, now: Date): Promise<readonly Lead[]> {
  const rows = await readRows(on, leadRow)(
    `select * from (${leadRows}) t order by lower(t."lastName" || ' ' || t."firstName"), t.id`,
    [by, now],
  );
  return rows.map(leadOf);
}
