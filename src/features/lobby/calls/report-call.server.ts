import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { accessCall } from './call-access.server.ts';

type Reason = 'behavior' | 'contact' | 'picture' | 'other';

const budget = { points: 20, perSeconds: 600 };

/** `reportCall(...)`: tells the organizers of a call, or a person in it. Repeating it changes nothing. */
export const reportCall = operation<'reportCall', PeopleServices>({
  kind: 'Mutation',
  name: 'reportCall',
  field: `
  "Reports a call, or a person in it, to the organizers. No one in the call learns of it."
  reportCall(callId: ID!, reason: CallReportReason!, about: ID): Boolean!`,
  types: `
  "The reason to report a call."
  enum CallReportReason {
    "Rude, threatening or sexual behavior."
    behavior
    "Asking for contact details or a meeting."
    contact
    "Taking pictures or recording."
    picture
    other
  }`,
  who: ['signedIn'],
  async resolve({ callId, reason, about }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `call-report:${by.id}`, budget);
    if (!allowed) throw rateLimited(retryAfter);
    const call = await accessCall(pool, by, callId);
    return services.writer.change(async (tx) => {
      const [person] =
        about != null && isUuid(about)
          ? await readRows(tx, { id: 'text' })(
              'select id from call_person where id = $1 and call_id = $2',
              [about, call.id],
            )
          : [];
      if (about != null && !person) throw notFound();
      await tx.query(
        `insert into call_report (id, call_id, reported_by, about, reason, reported_at)
         values ($1, $2, $3, $4, $5, $6) on conflict (call_id, reported_by, reason) do nothing`,
        [world.newId(), call.id, by.id, person?.id ?? null, reason, world.now()],
      );
      return true;
    });
  },
});

/** The most reports in one answer. */
const most = 200;

/** `readCallReports(fairId)`: reported calls, for admins. Reading them is recorded. */
export const readCallReports = operation<'readCallReports', PeopleServices>({
  kind: 'Mutation',
  name: 'readCallReports',
  field: `
  "Returns reported calls, newest first, of one fair or of all (at most ${most}), and records in the audit log that the caller read them."
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
        college: 'text',
        reportedBy: 'text?',
        about: 'text?',
        aboutAs: 'text?',
        startedAt: 'timestamp',
        endedAt: 'timestamp?',
      })(
        `select r.id, r.reported_at as "reportedAt", r.reason, f.name as fair, c.name as college,
           a.email as "reportedBy", o.email as about, p."as" as "aboutAs",
           k.started_at as "startedAt", k.ended_at as "endedAt"
         from call_report r join call k on k.id = r.call_id
         join fair_booth b on b.id = k.booth_id join fair f on f.id = b.fair_id
         join college c on c.id = b.college_id left join account a on a.id = r.reported_by
         left join call_person p on p.id = r.about left join account o on o.id = p.account_id
         where $1::uuid is null or f.id = $1
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
