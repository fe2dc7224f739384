import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { countAudience } from './recordings-audience.server.ts';
import { recordingsEmailRefusals as messages } from './recordings-email-refusals.messages.ts';
import { readRecordedFair, type RecordedFair } from './recordings-out.server.ts';
import { recordingsEmailJob } from './send-recordings-email.server.ts';

interface Services extends PeopleServices {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

const sentRow = row({ sessions: 'number[]', at: 'timestamp', people: 'number', isDone: 'boolean' });

type Sent = RowOf<typeof sentRow>;

const readSent = async (tx: Queryable, fairId: string): Promise<readonly Sent[]> =>
  await readRows(tx, sentRow)(
    `select sessions, asked_at as at, sent as people, ended_at is not null as "isDone"
       from recordings_email where fair_id = $1 order by asked_at desc, id`,
    [fairId],
  );

/** Published recordings that no email has named. */
const newSessions = ({ sessions }: RecordedFair, sent: readonly Sent[]): readonly number[] => {
  const sentSessions = new Set(sent.flatMap((one) => one.sessions));
  return sessions.map(({ number }) => number).filter((number) => !sentSessions.has(number));
};

/** `recordingsEmail(...)`: whether registered people have been emailed about the recordings. */
const recordingsEmail = operation<'recordingsEmail', Services>({
  kind: 'Query',
  name: 'recordingsEmail',
  field: `
  "Returns the emails that announced a fair’s recordings, for its organizers. Null before the fair has sessions."
  recordingsEmail(fairId: ID!): RecordingsEmail`,
  types: `
    "The emails about the recordings of a fair."
    type RecordingsEmail {
      "Everyone can watch the recordings."
      areOut: Boolean!
      "Numbers of sessions with a recording that is out and that no email has named."
      newSessions: [Int!]!
      "People to whom an email would go now; 0 while there is nothing to tell."
      recipients: Int!
      "The latest first."
      sent: [SentRecordingsEmail!]!
    }

    "An email about recordings that was sent."
    type SentRecordingsEmail {
      sessions: [Int!]!
      "When it was asked for."
      at: DateTime!
      "People it went to so far."
      people: Int!
      isDone: Boolean!
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    const { role } = signedIn(context);
    const { pool } = context.services.database;
    if (!isUuid(fairId)) throw notFound();
    const fair = await readRecordedFair(pool, role, fairId);
    if (!fair) {
      const { rows } = await pool.query(
        `select from fair where id = $1 and ($2 or fair_type = '6x6')`,
        [fairId, role === 'ADMINS'],
      );
      if (rows.length === 0) throw notFound();
      return null;
    }
    const sent = await readSent(pool, fairId);
    const fresh = newSessions(fair, sent);
    return {
      areOut: fair.areOut,
      newSessions: fresh,
      recipients: fresh.length > 0 ? await countAudience(pool, fairId, context.world.now()) : 0,
      sent,
    };
  },
});

/** `emailRecordings(...)`: lets an organizer email everyone registered about the recordings. */
const emailRecordings = operation<'emailRecordings', Services>({
  kind: 'Mutation',
  name: 'emailRecordings',
  field: `
  "Emails everyone who registered for a fair which recordings are out, once for each recording: a further email names those that came since. Answers to how many it goes."
  emailRecordings(fairId: ID!): Int!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    const by = signedIn(context);
    const { world, services } = context;
    if (!isUuid(fairId)) throw notFound();
    return services.writer.change(async (tx) => {
      // Concurrent callers wait here, and then see that it has been requested.
      await tx.query('select from fair where id = $1 for no key update', [fairId]);
      const fair = await readRecordedFair(tx, by.role, fairId);
      if (!fair) throw notFound();
      if (!fair.areOut) throw conflict(apiSentence(messages.notOut));
      const sessions = newSessions(fair, await readSent(tx, fairId));
      if (sessions.length === 0) throw conflict(apiSentence(messages.nothingNew));
      const emailId = world.newId();
      const now = world.now();
      await tx.query(
        'insert into recordings_email (id, fair_id, sessions, asked_at) values ($1, $2, $3, $4)',
        [emailId, fairId, sessions, now],
      );
      await services.jobs.enqueue(tx, recordingsEmailJob, { emailId }, { key: emailId });
      await writeAuditEntry(tx, world, by, {
        action: 'emailRecordings',
        subject: 'Fair',
        subjectId: fairId,
        details: { sessions },
      });
      return countAudience(tx, fairId, now);
    });
  },
});

/** The operations with which organizers email registered people about recordings. */
export const recordingsEmailOperations = [recordingsEmail, emailRecordings] as const;
