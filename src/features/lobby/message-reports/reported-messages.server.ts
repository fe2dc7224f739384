import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { jsonOf, nullable, readRows, textOf } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { exclusionOf, nameOfAccount } from '../exclusions/excluded-person.server.ts';

const mostListed = 100;

/** `reportedBoothMessages(fairId)`: the open reports of public messages, with what they say. */
const reportedBoothMessages = operation<'reportedBoothMessages', PeopleServices>({
  kind: 'Query',
  name: 'reportedBoothMessages',
  field: `
  "Returns the open reports of public messages at a fair, the oldest first (at most ${mostListed})."
  reportedBoothMessages(fairId: ID!): [ReportedBoothMessage!]!`,
  types: `
  "An open report of a public message."
  type ReportedBoothMessage {
    id: ID!
    messageId: ID!
    boothId: ID!
    college: String!
    text: String!
    isHidden: Boolean!
    "Null for a rep whose account is erased."
    author: FairPerson
    reason: ThreadReportReason!
    "What the person who reported it adds."
    words: String
    "Email of the account that reported it; null once it is erased."
    reportedBy: Email
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
      reason: textOf<'UNKIND' | 'PERSONAL' | 'SPAM' | 'OTHER'>(),
      words: 'text?',
      reportedBy: 'text?',
      createdAt: 'timestamp',
    })(
      `select r.id, m.id as "messageId", b.id as "boothId", c.name as college, m.body as text,
         m.hidden_at is not null as "isHidden", upper(r.reason) as reason, r.words,
         o.email as "reportedBy", r.created_at as "createdAt",
         (select jsonb_build_object('id', a.id, 'name', ${nameOfAccount}, 'email', a.email,
            'isRep', m.author_as = 'rep', 'exclusion', ${exclusionOf('b.fair_id')})
          from account a where a.id = m.author_id) as author
       from booth_message_report r join booth_message m on m.id = r.message_id
       join fair_booth b on b.id = m.booth_id join college c on c.id = b.college_id
       left join account o on o.id = r.reported_by
       where r.closed_at is null and b.fair_id = $1
       order by r.created_at, r.id limit ${mostListed}`,
      [fairId],
    );
  },
});

/** `closeBoothMessageReport(reportId)`: an admin has dealt with a report. */
const closeBoothMessageReport = operation<'closeBoothMessageReport', PeopleServices>({
  kind: 'Mutation',
  name: 'closeBoothMessageReport',
  field: `
  "Closes a report of a public message."
  closeBoothMessageReport(reportId: ID!): Boolean!`,
  who: ['ADMINS'],
  resolve: ({ reportId }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const [closed] = isUuid(reportId)
        ? await readRows(tx, { messageId: 'text' })(
            `update booth_message_report set closed_at = $2, closed_by = $3
             where id = $1 and closed_at is null returning message_id as "messageId"`,
            [reportId, context.world.now(), by.id],
          )
        : [];
      if (!closed) throw notFound();
      await writeAuditEntry(tx, context.world, by, {
        action: 'closeBoothMessageReport',
        subject: 'BoothMessageReport',
        subjectId: reportId,
        details: { message: closed.messageId },
      });
      return true;
    }),
});

/** The operations of admins on reported public messages. */
export const reportedMessageOperations = [reportedBoothMessages, closeBoothMessageReport] as const;
