import { signedIn, type PeopleServices } from '../../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../../platform/audit/write-audit-entry.server.ts';
import { jsonOf, readRows, textOf } from '../../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../../platform/graphql/operation.ts';
import { isUuid } from '../../../../platform/model/kinds.ts';
import { notFound } from '../../../../platform/model/refusal.ts';
import { exclusionOf, nameOfAccount } from '../../exclusions/excluded-person.server.ts';

type Reason = 'behavior' | 'contact' | 'picture' | 'other';

/** SQL: whom a report `r` of a call at a fair `f` is about. */
const people = `coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', ${nameOfAccount},
    'email', a.email, 'isRep', m."as" = 'rep', 'exclusion', ${exclusionOf('f.id')})
    order by m."as" desc, m.invited_at, m.id)
  from call_person m join account a on a.id = m.account_id
  where m.call_id = r.call_id and (m.id = r.about or r.about is null
    and m.joined_at is not null and m.account_id is distinct from r.reported_by)), '[]')`;

/** The most reports in one answer. */
const most = 200;

/** `readCallReports(fairId)`: open reports of calls, for admins. Reading them is recorded. */
export const readCallReports = operation<'readCallReports', PeopleServices>({
  kind: 'Mutation',
  name: 'readCallReports',
  field: `
  "Returns open reports of calls, newest first, of one fair or of all (at most ${most}), and records in the audit log that the caller read them."
  readCallReports(fairId: ID): [CallReport!]!`,
  types: `
  "A reported call."
  type CallReport {
    id: ID!
    reportedAt: DateTime!
    reason: CallReportReason!
    fair: String!
    college: String!
    "Email of the account that reported; null once it is erased."
    reportedBy: Email
    "Email of the person it is about; null for the call as a whole."
    about: Email
    aboutRole: CallRole
    fairId: ID!
    "Whom it is about; for the call as a whole, everyone who was in it except for who reported it."
    people: [FairPerson!]!
    startedAt: DateTime!
    endedAt: DateTime
  }`,
  who: ['ADMINS'],
  async resolve({ fairId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (fairId != null && !isUuid(fairId)) return [];
    return services.writer.change(async (tx) => {
      const rows = await readRows(tx, {
        id: 'text',
        reportedAt: 'timestamp',
        reason: textOf<Reason>(),
        fair: 'text',
        fairId: 'text',
        people: jsonOf<readonly SchemaObject<'FairPerson'>[]>(),
        college: 'text',
        reportedBy: 'text?',
        about: 'text?',
        aboutAs: 'text?',
        startedAt: 'timestamp',
        endedAt: 'timestamp?',
      })(
        `select r.id, r.reported_at as "reportedAt", r.reason, f.name as fair,
           f.id as "fairId", c.name as college,
           a.email as "reportedBy", o.email as about, p."as" as "aboutAs",
           k.started_at as "startedAt", k.ended_at as "endedAt", ${people} as people
         from call_report r join call k on k.id = r.call_id
         join fair_booth b on b.id = k.booth_id join fair f on f.id = b.fair_id
         join college c on c.id = b.college_id left join account a on a.id = r.reported_by
         left join call_person p on p.id = r.about left join account o on o.id = p.account_id
         where r.closed_at is null and ($1::uuid is null or f.id = $1)
         order by r.reported_at desc, r.id desc limit ${most}`,
        [fairId ?? null],
      );
      if (rows.length > 0)
        await writeAuditEntry(tx, world, by, {
          action: 'readCallReports',
          subject: 'CallReport',
          subjectId: fairId ?? null,
          details: { count: rows.length },
        });
      return rows.map(({ aboutAs, ...one }) => ({
        ...one,
        aboutRole:
          aboutAs === null ? null : aboutAs === 'rep' ? ('REP' as const) : ('STUDENT' as const),
      }));
    });
  },
});

/** `closeCallReport(reportId)`: an admin has dealt with a report of a call. */
export const closeCallReport = operation<'closeCallReport', PeopleServices>({
  kind: 'Mutation',
  name: 'closeCallReport',
  field: `
  "Closes a report of a call."
  closeCallReport(reportId: ID!): Boolean!`,
  who: ['ADMINS'],
  resolve: ({ reportId }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const [closed] = isUuid(reportId)
        ? await readRows(tx, { callId: 'text' })(
            `update call_report set closed_at = $2, closed_by = $3
             where id = $1 and closed_at is null returning call_id as "callId"`,
            [reportId, context.world.now(), by.id],
          )
        : [];
      if (!closed) throw notFound();
      await writeAuditEntry(tx, context.world, by, {
        action: 'closeCallReport',
        subject: 'CallReport',
        subjectId: reportId,
        details: { call: closed.callId },
      });
      return true;
    }),
});
