import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import {
  arrayOf,
  jsonOf,
  nullable,
  readRows,
  textOf,
} from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { exclusionOf, nameOfAccount } from '../exclusions/excluded-person.server.ts';

const mostListed = 100;
const mostWords = 5;

/** `reportedBoothMessages(fairId)`: the public messages with open reports, one entry for each. */
const reportedBoothMessages = operation<'reportedBoothMessages', PeopleServices>({
  kind: 'Query',
  name: 'reportedBoothMessages',
  field: `
  "Returns the public messages of a fair with open reports, those reported first (at most ${mostListed})."
  reportedBoothMessages(fairId: ID!): [ReportedBoothMessage!]!`,
  types: `
  "A public message with open reports."
  type ReportedBoothMessage {
    "The first of them."
    id: ID!
    messageId: ID!
    boothId: ID!
    college: String!
    text: String!
    isHidden: Boolean!
    "Null for a rep whose account is erased."
    author: FairPerson
    "How many people report it."
    reports: Int!
    reasons: [ThreadReportReason!]!
    "What they added, the first ${mostWords}."
    words: [String!]!
    "Emails of the first ${mostWords} accounts that reported it; an erased one is left out."
    reportedBy: [Email!]!
    createdAt: DateTime!
  }`,
  who: ['ADMINS'],
  async resolve({ fairId }, { services }) {
    if (!isUuid(fairId)) return [];
    return readRows(services.database.pool, {
      id: 'text',
      messageId: 'text',
      boothId: 'text',
      college: 'text',
      text: 'text',
      isHidden: 'boolean',
      author: nullable(jsonOf<SchemaObject<'FairPerson'>>()),
      reports: 'number',
      reasons: arrayOf(textOf<'UNKIND' | 'PERSONAL' | 'SPAM' | 'OTHER'>()),
      words: 'text[]',
      reportedBy: 'text[]',
      createdAt: 'timestamp',
    })(
      `select r.id, m.id as "messageId", b.id as "boothId", c.name as college, m.body as text,
         m.hidden_at is not null as "isHidden", r.reports, r.reasons, r.words,
         r.reported_by as "reportedBy", r.created_at as "createdAt",
         (select jsonb_build_object('id', a.id, 'name', ${nameOfAccount}, 'email', a.email,
            'isRep', m.author_as = 'rep', 'exclusion', ${exclusionOf('b.fair_id')})
          from account a where a.id = m.author_id) as author
       from (
         select one.message_id, count(*)::int as reports, min(one.created_at) as created_at,
           (array_agg(one.id order by one.created_at, one.id))[1] as id,
           array_agg(distinct upper(one.reason)) as reasons,
           coalesce((array_agg(one.words order by one.created_at, one.id)
             filter (where one.words is not null))[:${mostWords}], '{}') as words,
           coalesce((array_agg(o.email order by one.created_at, one.id)
             filter (where o.email is not null))[:${mostWords}], '{}') as reported_by
         from booth_message_report one
         join booth_message said on said.id = one.message_id
         join fair_booth its on its.id = said.booth_id and its.fair_id = $1
         left join account o on o.id = one.reported_by
         where one.closed_at is null group by 1
       ) r join booth_message m on m.id = r.message_id
       join fair_booth b on b.id = m.booth_id join college c on c.id = b.college_id
       order by r.created_at, r.id limit ${mostListed}`,
      [fairId],
    );
  },
});

/** `closeBoothMessageReport(reportId)`: an admin has dealt with a message: all its reports close. */
const closeBoothMessageReport = operation<'closeBoothMessageReport', PeopleServices>({
  kind: 'Mutation',
  name: 'closeBoothMessageReport',
  field: `
  "Closes all open reports of the public message that a report is about."
  closeBoothMessageReport(reportId: ID!): Boolean!`,
  who: ['ADMINS'],
  resolve: ({ reportId }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const closed = isUuid(reportId)
        ? await readRows(tx, { messageId: 'text' })(
            `update booth_message_report set closed_at = $2, closed_by = $3
             where closed_at is null and message_id = (select message_id
               from booth_message_report where id = $1 and closed_at is null)
             returning message_id as "messageId"`,
            [reportId, context.world.now(), by.id],
          )
        : [];
      const [first] = closed;
      if (!first) throw notFound();
      await writeAuditEntry(tx, context.world, by, {
        action: 'closeBoothMessageReport',
        subject: 'BoothMessageReport',
        subjectId: reportId,
        details: { message: first.messageId, reports: closed.length },
      });
      return true;
    }),
});

/** The operations of admins on reported public messages. */
export const reportedMessageOperations = [reportedBoothMessages, closeBoothMessageReport] as const;
