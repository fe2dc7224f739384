import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { exclusionOf, nameOfAccount, personRow } from '../exclusions/excluded-person.server.ts';
import { readThreadMessages, readThreadRow } from '../threads/read-threads.server.ts';

const reportRow = row({
  id: 'text',
  threadId: 'text',
  boothId: 'text',
  college: 'text',
  byStudent: 'boolean',
  reason: textOf<'unkind' | 'personal' | 'spam' | 'other'>(),
  createdAt: 'timestamp',
});

type Report = RowOf<typeof reportRow>;

const inTheApi = {
  unkind: 'UNKIND',
  personal: 'PERSONAL',
  spam: 'SPAM',
  other: 'OTHER',
} as const;

/** SQL: the open reports. */
const openReports = `select p.id, p.thread_id as "threadId", t.booth_id as "boothId",
    c.name as college, p.by_as = 'student' as "byStudent", p.reason,
    p.created_at as "createdAt"
  from thread_report p join thread t on t.id = p.thread_id
  join fair_booth b on b.id = t.booth_id join college c on c.id = b.college_id
  where p.closed_at is null`;

const mostListed = 100;

const seenReport = (report: Report): SchemaObject<'ReportedThread'> => ({
  ...report,
  reason: inTheApi[report.reason],
});

/** `reportedThreads(fairId)`: which threads are reported, and nothing of what they say. */
const reportedThreads = operation<'reportedThreads', PeopleServices>({
  kind: 'Query',
  name: 'reportedThreads',
  field: `
  "Returns the open reports of private threads at a fair, the oldest first. Returns nothing of what the threads say."
  reportedThreads(fairId: ID!): [ReportedThread!]!`,
  types: `
  "An open report of a private thread."
  type ReportedThread {
    id: ID!
    boothId: ID!
    college: String!
    "The student has reported it, else a rep."
    byStudent: Boolean!
    reason: ThreadReportReason!
    createdAt: DateTime!
  }
  "A reported private thread, for an admin."
  type ReportedThreadPage {
    report: ReportedThread!
    "First name and initial."
    student: String
    "The student, and the reps who have written in it."
    people: [FairPerson!]!
    "The oldest first."
    messages: [ThreadMessage!]!
    hasEarlier: Boolean!
  }`,
  who: ['ADMINS'],
  async resolve({ fairId }, context) {
    if (!isUuid(fairId)) return [];
    const rows = await readRows(context.services.database.pool, reportRow)(
      `${openReports} and b.fair_id = $1 order by p.created_at, p.id limit ${mostListed}`,
      [fairId],
    );
    return rows.map(seenReport);
  },
});

/** The two sides of a thread: its student first, then the reps who wrote. */
const readPeople = (on: Queryable, threadId: string) =>
  readRows(on, personRow)(
    `select a.id, ${nameOfAccount} as name, a.email, a.id <> t.account_id as "isRep",
       ${exclusionOf('b.fair_id')} as exclusion
     from thread t join fair_booth b on b.id = t.booth_id
     cross join lateral (select t.account_id as id union
       select m.author_id from thread_message m where m.thread_id = t.id) p
     join account a on a.id = p.id
     where t.id = $1 order by "isRep", name, a.id`,
    [threadId],
  );

/** An open report, locked; null for any other. */
async function findReport(on: Queryable, reportId: string): Promise<Report | null> {
  const [found] = isUuid(reportId)
    ? await readRows(on, reportRow)(`${openReports} and p.id = $1 for update of p`, [reportId])
    : [];
  return found ?? null;
}

/** `readReportedThread(reportId)`: an admin reads a reported thread; each time is recorded. */
const readReportedThread = operation<'readReportedThread', PeopleServices>({
  kind: 'Mutation',
  name: 'readReportedThread',
  field: `
  "Returns a private thread with an open report, and records that the caller has read it. Null for every other thread."
  readReportedThread(reportId: ID!, before: ID): ReportedThreadPage`,
  who: ['ADMINS'],
  resolve: ({ reportId, before }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const report = await findReport(tx, reportId);
      if (!report) return null;
      await writeAuditEntry(tx, context.world, by, {
        action: 'readReportedThread',
        subject: 'ThreadReport',
        subjectId: reportId,
        details: { thread: report.threadId },
      });
      const from = before != null && isUuid(before) ? before : null;
      const sight = { side: 'student', viewerId: by.id } as const;
      const thread = await readThreadRow(tx, sight, report.threadId);
      const page = await readThreadMessages(tx, report.threadId, by.id, from);
      const people = await readPeople(tx, report.threadId);
      return { ...page, people, student: thread?.student ?? null, report: seenReport(report) };
    }),
});

/** `closeThreadReport(reportId)`: an admin has dealt with a report, and reads the thread no longer. */
const closeThreadReport = operation<'closeThreadReport', PeopleServices>({
  kind: 'Mutation',
  name: 'closeThreadReport',
  field: `
  "Closes a report of a private thread; the thread can’t be read by admins after its last report is closed."
  closeThreadReport(reportId: ID!): Boolean!`,
  who: ['ADMINS'],
  resolve: ({ reportId }, context) =>
    context.services.writer.change(async (tx) => {
      const by = signedIn(context);
      const report = await findReport(tx, reportId);
      if (!report) throw notFound();
      await tx.query('update thread_report set closed_at = $2, closed_by = $3 where id = $1', [
        reportId,
        context.world.now(),
        by.id,
      ]);
      await writeAuditEntry(tx, context.world, by, {
        action: 'closeThreadReport',
        subject: 'ThreadReport',
        subjectId: reportId,
        details: { thread: report.threadId },
      });
      return true;
    }),
});

/** The operations of admins on reported threads. */
export const reportedThreadOperations = [
  reportedThreads,
  readReportedThread,
  closeThreadReport,
] as const;
