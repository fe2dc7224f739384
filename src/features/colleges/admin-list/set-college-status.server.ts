import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntries } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { changeRecord, changeRecords } from '../../../platform/store/insert-records.server.ts';
import { College } from '../college.entity.ts';
import { mostColleges } from '../managed-college.ts';
import { missingSlug } from '../college-identity/give-slug.server.ts';
import { manageCollegesRefusals } from './manage-colleges-refusals.messages.ts';
import { collegeEmails } from '../emails.messages.ts';
import { tellReps } from '../college-reps.server.ts';

interface StatusChange {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Time window for undoing it, in milliseconds. */
const undoableFor = 86_400_000;

const statuses = ['active', 'closed'] as const;

/** `setCollegeStatus(...)`: opens or closes several colleges; opening a draft approves it. */
const setCollegeStatus = operation<'setCollegeStatus', PeopleServices>({
  kind: 'Mutation',
  name: 'setCollegeStatus',
  field: `
  "Activates or closes colleges, at most 10,000 at once. Drafts that become active are approved and their reps are emailed. \`undoCollegeStatus\` undoes it within 24 hours."
  setCollegeStatus(ids: [ID!]!, status: String!): CollegeStatusChange!`,
  types: `
  "The result of a status change; its id undoes it."
  type CollegeStatusChange {
    "For undoCollegeStatus; null when nothing changed."
    id: ID
    changed: Int!
    "Drafts among them that were approved, which isn't undone."
    approved: Int!
  }`,
  who: ['ADMINS'],
  async resolve({ ids, status }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (!statuses.some((one) => one === status))
      throw badInput({ status: messages.choice(statuses) });
    if (ids.length > mostColleges) throw badInput({ ids: messages.maximum(mostColleges) });
    const collegeIds = [...new Set(ids)].filter(isUuid);
    return services.writer.change(async (tx) => {
      const rows = await readRows(tx, {
        id: 'text',
        name: 'text',
        city: 'text',
        state: 'text',
        slug: 'text?',
        status: 'text',
      })(
        `select id, name, city, state, slug, status from college
         where id = any ($1::uuid[]) and status <> $2
         order by id for update`,
        [collegeIds, status],
      );
      const approved = rows.filter((one) => one.status === 'draft' && status === 'active');
      // Only an active college needs an address.
      const unaddressed = rows.filter(({ slug }) => status === 'active' && slug === null);
      for (const one of unaddressed)
        await changeRecord(tx, world, College, one.id, await missingSlug(tx, one));
      await changeRecords(tx, world, College, idsOf(rows), { status });
      await writeAuditEntries(
        tx,
        world,
        by,
        rows.map(({ id: subjectId }) => ({
          action: 'setCollegeStatus',
          subject: 'College',
          subjectId,
          details: { status },
        })),
      );
      for (const { id, name } of approved)
        await tellReps(tx, services, id, {
          kind: 'college-approved',
          subject: collegeEmails.publishedSubject,
          paragraphs: [collegeEmails.publishedLead],
          values: { college: cleanName(name) },
          page: { label: collegeEmails.openCollege, path: '/app' },
        });
      const changes: StatusChange[] = rows
        .filter((one) => !approved.includes(one))
        .map((one) => ({ id: one.id, before: one.status, after: status }));
      const id = changes.length > 0 ? world.newId() : null;
      if (id !== null)
        await tx.query(
          `insert into college_status_change (id, at, account_id, changes) values ($1, $2, $3, $4)`,
          [id, world.now(), by.id, JSON.stringify(changes)],
        );
      return { id, changed: rows.length, approved: approved.length };
    });
  },
});

/** `undoCollegeStatus(...)`: restores the former status of colleges that still have the new one. */
const undoCollegeStatus = operation<'undoCollegeStatus', PeopleServices>({
  kind: 'Mutation',
  name: 'undoCollegeStatus',
  field: `
  "Undoes a status change of colleges within 24 hours."
  undoCollegeStatus(id: ID!): CollegeStatusUndone!`,
  types: `
  "The result of undoing a status change."
  type CollegeStatusUndone {
    restored: Int!
    "Names of colleges whose status changed again in the meantime; they aren’t changed."
    left: [String!]!
  }`,
  who: ['ADMINS'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const changes = await takeChange(tx, id, world.now());
      const rows = await readRows(tx, { id: 'text', name: 'text', status: 'text' })(
        'select id, name, status from college where id = any ($1::uuid[]) order by id for update',
        [changes.map((one) => one.id)],
      );
      const changesById = new Map(changes.map((one) => [one.id, one]));
      const restorable = rows.filter((one) => changesById.get(one.id)?.after === one.status);
      const byStatus = Map.groupBy(restorable, ({ id: one }) => changesById.get(one)?.before);
      for (const [status, these] of byStatus) {
        await changeRecords(tx, world, College, idsOf(these), { status });
        await writeAuditEntries(
          tx,
          world,
          by,
          these.map(({ id: subjectId }) => ({
            action: 'undoCollegeStatus',
            subject: 'College',
            subjectId,
            details: { status },
          })),
        );
      }
      const left = rows.filter((one) => !restorable.includes(one)).map(({ name }) => name);
      return { restored: restorable.length, left };
    });
  },
});

/** @throws Refusal NOT_FOUND for a change already undone or too old */
async function takeChange(tx: Queryable, id: string, now: Date): Promise<readonly StatusChange[]> {
  const [row] = isUuid(id)
    ? await readRows(tx, { changes: jsonOf<StatusChange[]>() })(
        `update college_status_change set undone_at = $2
         where id = $1 and undone_at is null and at > $3 returning changes`,
        [id, now, new Date(now.getTime() - undoableFor)],
      )
    : [];
  if (!row) throw notFound(apiSentence(manageCollegesRefusals.notUndoable));
  return row.changes;
}

/** The operations that open and close colleges. */
export const collegeStatusCalls = [setCollegeStatus, undoCollegeStatus] as const;
