import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { openBooth, readingOf } from '../booth-page/open-booth.server.ts';
import { questionSql } from '../booth-figures.server.ts';
import { readNotes } from '../threads/thread-notes.server.ts';
import { readAnswersTo, readMessage } from '../conversation/read-messages.server.ts';

/** `boothExchange(id)`: one message at a booth with its answers, for its reps. */
const boothExchange = operation<'boothExchange', PeopleServices>({
  kind: 'Query',
  name: 'boothExchange',
  field: `
  "Returns a message at the booth of the caller’s college with the answers to it. Null for everyone else."
  boothExchange(id: ID!): BoothExchange`,
  types: `
  "A message at a booth and the answers to it."
  type BoothExchange {
    message: BoothMessage!
    "The oldest first."
    answers: [BoothMessage!]!
    "What reps noted about it for each other, the oldest first."
    notes: [ThreadNote!]!
  }`,
  who: ['COLLEGES'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const [found] = isUuid(id)
      ? await readRows(pool, { boothId: 'text' })(
          'select booth_id as "boothId" from booth_message where id = $1',
          [id],
        )
      : [];
    const booth = found && (await openBooth(pool, by, found.boothId));
    if (!booth?.isStaff) return null;
    const reading = readingOf(booth, by.id);
    const message = await readMessage(pool, reading, id);
    if (message === null || message === 'gone') return null;
    const answers = await readAnswersTo(pool, reading, id);
    return { message, answers, notes: await readNotes(pool, 'message', id, by.id) };
  },
});

/** `boothDay(boothId)`: what a booth has done so far, for its reps. */
const boothDay = operation<'boothDay', PeopleServices>({
  kind: 'Query',
  name: 'boothDay',
  field: `
  "Returns what the booth of the caller’s college has done so far. Null for everyone else."
  boothDay(boothId: ID!): BoothDay`,
  types: `
  "A booth’s fair in numbers."
  type BoothDay {
    "Public questions with an answer, and private conversations that wait for none."
    answered: Int!
    "Students who shared something with the college at this fair."
    leads: Int!
  }`,
  who: ['COLLEGES'],
  async resolve({ boothId }, context) {
    const { pool } = context.services.database;
    const booth = await openBooth(pool, signedIn(context), boothId);
    if (!booth.isStaff) return null;
    const [day] = await readRows(pool, { answered: 'number', leads: 'number' })({
      name: 'booth-day',
      text: `select
          (select count(*) from booth_message m
           where m.booth_id = $1 and ${questionSql} and m.answered_at is not null)::int
          + (select count(*) from thread t
             where t.booth_id = $1 and t.waits_since is null)::int as answered,
          (select count(distinct s.id) from sharing s join sharing_entry e on e.sharing_id = s.id
           where s.college_id = $2 and e.fair_id = $3 and e.outcome = 'given')::int as leads`,
      values: [booth.id, booth.collegeId, booth.fairId],
    });
    return day ?? null;
  },
});

/** The operations of the reps’ desk. */
export const repDeskOperations = [boothExchange, boothDay] as const;
