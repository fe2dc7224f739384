import { adminAddresses } from '../../accounts/account-email.server.ts';
import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkField } from '../../../platform/model/field.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { isUuid, longText } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import { lockRecord } from '../../../platform/store/lock-record.server.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { changedFields } from '../../../platform/store/prepare-input.ts';
import { College } from '../college.entity.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';
import { collegeEmails } from '../emails.messages.ts';
import { ownCollege } from './own-college.server.ts';
import { tellOne, tellReps } from '../college-reps.server.ts';

/**
 * What identifies a college of the federal list, and the ZIP code: it belongs to one place, so when
 * the place changes, it is reviewed too.
 */
const askedFields = ['name', 'city', 'state', 'country', 'postalCode', 'boothUrl'] as const;
const placeFields = ['city', 'state', 'country'] as const;

const changeTypes = `
  "A change to federal information that awaits an admin."
  type CollegeChange {
    id: ID!
    collegeId: ID!
    collegeName: String!
    "The address of the rep who asked; null when that account is gone."
    askedBy: Email
    askedAt: DateTime!
    fields: [CollegeChangeField!]!
  }
  "A field of a requested change."
  type CollegeChangeField { field: String! before: String after: String }`;

const reason = longText(1000).spec;

/**
 * `requestCollegeChange(...)`: a rep requests another name, place or site for a college of the
 * federal list. The request replaces an earlier one and waits for an admin; requesting the present
 * values withdraws it and returns null. Other colleges change at once, by `updateCollege`.
 */
const requestCollegeChange = operation<'requestCollegeChange', PeopleServices>({
  kind: 'Mutation',
  name: 'requestCollegeChange',
  field: `
  "Asks admins to change federal information of the caller’s college."
  requestCollegeChange(input: CollegeChangeInput!): CollegeChange`,
  types: `${changeTypes}
    "The input of \`requestCollegeChange\`."
    input CollegeChangeInput {
      name: String
      city: String
      state: String
      country: String
      "Waits with another city, state or country; alone it is changed by updateCollege."
      postalCode: String
      boothUrl: URL
    }`,
  who: ['COLLEGES'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const collegeId = ownCollege(by);
    return services.writer.change(async (tx) => {
      const before = await lockRecord(tx, services.reader, by, College, collegeId);
      if (before['unitId'] === null) throw conflict(apiSentence(collegeRefusals.changesAtOnce));
      const requested = changedFields(College, input, by, world.now(), before);
      const differs = (field: string) => field in requested && requested[field] !== before[field];
      const moves = placeFields.some(differs);
      const fields = askedFields.filter(
        (field) => differs(field) && (field !== 'postalCode' || moves),
      );
      await tx.query('delete from college_change where college_id = $1 and decided_at is null', [
        collegeId,
      ]);
      if (fields.length === 0) return null;
      const pick = (from: Values) =>
        JSON.stringify(Object.fromEntries(fields.map((field) => [field, from[field] ?? null])));
      await tx.query(
        `insert into college_change (id, college_id, asked_by, asked_at, before, after)
         values ($1, $2, $3, $4, $5, $6)`,
        [world.newId(), collegeId, by.id, world.now(), pick(before), pick(requested)],
      );
      const names = { college: cleanName(String(before['name'])), email: by.email };
      for (const to of await adminAddresses(tx))
        await tellOne(tx, services, to, {
          kind: 'college-change-asked',
          subject: collegeEmails.changeAskedSubject,
          paragraphs: [collegeEmails.changeAskedLead],
          values: names,
          page: { label: collegeEmails.claimAction, path: '/admin/claims' },
        });
      return (await waitingChanges(tx, [collegeId]))[0] ?? null;
    });
  },
});

/** `collegeChanges`: pending requests, oldest first; for a rep, those of their own college. */
const collegeChanges = operation<'collegeChanges', PeopleServices>({
  kind: 'Query',
  name: 'collegeChanges',
  field: `
  "Lists changes to federal information that reps have asked for and admins haven’t decided."
  collegeChanges: [CollegeChange!]!`,
  who: ['ADMINS', 'COLLEGES'],
  resolve(_args, context) {
    const by = signedIn(context);
    const own = by.role === 'ADMINS' ? null : (by.holds['college'] ?? []);
    return waitingChanges(context.services.database.pool, own);
  },
});

/** `decideCollegeChange(...)`: an admin approves or rejects a change; notifies the reps. */
const decideCollegeChange = operation<'decideCollegeChange', PeopleServices>({
  kind: 'Mutation',
  name: 'decideCollegeChange',
  field: `
  "Approves or declines a change a rep has asked for; the reason is emailed."
  decideCollegeChange(id: ID!, approve: Boolean!, reason: String): Boolean!`,
  who: ['ADMINS'],
  async resolve({ id, approve, reason: typed }, context) {
    const why = checkReason(typed, approve);
    await context.services.writer.change((tx) => decide(tx, context, { id, approve, why }));
    return true;
  },
});

interface Decision {
  readonly id: string;
  readonly approve: boolean;
  readonly why: string | null;
}

async function decide(
  tx: Queryable,
  context: PeopleCall,
  { id, approve, why }: Decision,
): Promise<void> {
  const by = signedIn(context);
  const { services, world } = context;
  const [change] = await readRows(tx, { collegeId: 'text', after: jsonOf<Values>() })(
    `update college_change set decided_at = $2, decided_by = $3, approved = $4, reason = $5
     where id = $1 and decided_at is null returning college_id as "collegeId", after`,
    [isUuid(id) ? id : null, world.now(), by.id, approve, why],
  );
  if (!change) throw notFound(apiSentence(collegeRefusals.noChange));
  const { collegeId, after } = change;
  const before = await lockRecord(tx, services.reader, by, College, collegeId);
  if (approve) {
    const changes = changedFields(College, after, by, world.now(), before);
    await changeRecord(tx, world, College, collegeId, changes);
  }
  await writeAuditEntry(tx, world, by, {
    action: 'decideCollegeChange',
    subject: 'College',
    subjectId: collegeId,
    details: { change: id, approved: approve, fields: Object.keys(after) },
  });
  const values = {
    college: cleanName(String(before['name'])),
    changes: askedFields
      .map((field) => after[field])
      .filter((value) => typeof value === 'string')
      // Unapproved text must not put a link into an email.
      .map((value) => (approve ? value : cleanName(value)))
      .filter((value) => value !== '')
      .join(', '),
    reason: why ?? '',
  };
  await tellReps(tx, services, collegeId, {
    kind: 'college-change-decided',
    subject: approve ? collegeEmails.changeMadeSubject : collegeEmails.changeRefusedSubject,
    paragraphs: [
      approve ? collegeEmails.changeMadeLead : collegeEmails.changeRefusedLead,
      ...(why === null ? [] : [collegeEmails.changeReason]),
    ],
    values,
    page: { label: collegeEmails.openCollege, path: '/app/college#college' },
  });
}

/** @throws Refusal BAD_USER_INPUT for a rejection without a reason */
function checkReason(typed: string | null | undefined, approve: boolean): string | null {
  if (typed === null || typed === undefined || typed.trim() === '') {
    if (approve) return null;
    throw badInput({ reason: messages.required });
  }
  const checked = checkField(reason, typed, { now: new Date(0) });
  if (checked.problems) throw badInput({ reason: checked.problems[''] ?? messages.required });
  return String(checked.value);
}

async function waitingChanges(tx: Queryable, collegeIds: readonly string[] | null) {
  const rows = await readRows(tx, {
    id: 'text',
    collegeId: 'text',
    collegeName: 'text',
    askedBy: 'text?',
    askedAt: 'timestamp',
    before: jsonOf<Readonly<Record<string, string | null>>>(),
    after: jsonOf<Readonly<Record<string, string | null>>>(),
  })(
    `select h.id, c.id as "collegeId", c.name as "collegeName", h.asked_at as "askedAt",
       h.before, h.after,
       (select a.email from account a where a.id = h.asked_by and a.deleted_at is null) as "askedBy"
     from college_change h join college c on c.id = h.college_id
     where h.decided_at is null and ($1::uuid[] is null or h.college_id = any($1))
     order by h.asked_at, h.id limit 100`,
    [collegeIds],
  );
  return rows.map(({ before, after, ...change }) => ({
    ...change,
    fields: askedFields
      .filter((field) => field in after)
      .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
  }));
}

/** The operations for changes that reps request. */
export const collegeChangeCalls = [
  requestCollegeChange,
  collegeChanges,
  decideCollegeChange,
] as const;
