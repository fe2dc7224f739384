import {
  exportSharedStudentsAtFair,
  sharedListsAtFair,
  sharedStudentsAtFair,
} from './fair-lists/lists-of-fair.server.ts';
import { leadKeyOperations } from './delivery/lead-keys.server.ts';
import { connectionOperations } from './delivery/webhook-operations.server.ts';
import { collegeResults } from './results/college-results.server.ts';
import { leadsHere } from './desk/leads-here.server.ts';
import { sharedStudents } from './lead-list/shared-students.server.ts';
import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { spend } from '../../platform/http/spend.server.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { badInput, rateLimited } from '../../platform/model/refusal.ts';
import { exportLeads, leadExportPlans } from './exports/export-leads.server.ts';
import { notOpen, openCollege } from './open-college.server.ts';
import { sharedRows } from './shared-rows.ts';
import { sharedNow, writeDownList } from './lead-list/write-down-list.server.ts';
import { lead, leadBehind, leads } from './lead-work/leads.server.ts';
import { saveLead } from './lead-work/save-lead.server.ts';

/** Rate limit: each list is recorded line by line, and no one needs one every minute. */
const perHour = { points: 30, perSeconds: 3600 };

/**
 * `exportSharedStudents(...)`: exports the list of those who share with the caller's college, and
 * records who was on it. Those on an earlier list of the college who stopped sharing appear by id
 * alone, whatever fair the list is of.
 */
const exportSharedStudents = operation<'exportSharedStudents', PeopleServices>({
  kind: 'Mutation',
  name: 'exportSharedStudents',
  field: `
  "Exports the students who share with the caller’s college and records who was listed. Students who stopped sharing appear by id only."
  exportSharedStudents(fairId: ID): SharedStudentExport!`,
  types: `
  "A list of students that a college exported."
  type SharedStudentExport {
    id: ID!
    at: DateTime!
    items: [SharedStudent!]!
    "Records of earlier lists of this college that it has to delete."
    gone: [GoneRecord!]!
  }
  "A student on an earlier list who no longer shares."
  type GoneRecord { id: ID! outcome: GoneOutcome! }
  "The reason a record is gone: withdrawn by the student, or erased with the account."
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
      if (collegeId === null) throw notOpen();
      const at = world.now();
      const sharing = await sharedNow(tx, sharedRows, [by.id, at]);
      const items = fairId ? sharing.filter((one) => one.fairId === fairId) : sharing;
      return writeDownList(tx, world, {
        collegeId,
        by: by.id,
        fairId: fairId || null,
        sharing,
        items,
      });
    });
  },
});

/** The operations on students' sharing with colleges, for colleges, admins and coordinators. */
export const leadsOperations = [
  collegeResults,
  sharedStudents,
  leads,
  lead,
  leadBehind,
  leadsHere,
  saveLead,
  leadExportPlans,
  exportLeads,
  exportSharedStudents,
  sharedListsAtFair,
  sharedStudentsAtFair,
  exportSharedStudentsAtFair,
  ...leadKeyOperations,
  ...connectionOperations,
] as const;
