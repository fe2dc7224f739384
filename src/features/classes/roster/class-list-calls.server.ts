import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, rateLimited } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { classDesk, lockClass, needConfirmed } from '../class-desk.server.ts';
import { classRefusals as messages } from '../class-refusals.messages.ts';
import { readRoster, type Listed } from './read-roster.ts';
import { longestRoster, mostListed } from '../roster-limits.ts';
import { showClass } from '../show-class.server.ts';

/** Rate limit of lists per counselor. */
const perHour = { points: 60, perSeconds: 3600 };

/**
 * `saveClassList(...)`: adds students to the list of a class, by the names and addresses in pasted
 * text or a file. Any other column is dropped before anything is written. Unreadable lines are
 * returned unchanged, and the others are saved.
 */
export const saveClassList = operation<'saveClassList', PeopleServices>({
  kind: 'Mutation',
  name: 'saveClassList',
  field: `
  "Adds students to a class list from pasted or uploaded lines. Other columns are dropped, and unreadable lines are returned."
  saveClassList(fair: String!, text: String!): SavedClassList!`,
  types: `
    "The result of adding students to a class list."
    type SavedClassList {
      class: FairClass!
      added: Int!
      "Who stood on the list before."
      known: Int!
      "Lines that repeat an earlier address."
      repeated: [Int!]!
      "Columns that were left out, by name or number."
      dropped: [String!]!
      "Lines that were not taken."
      problems: [ClassListProblem!]!
    }
    "A line of a class list that couldn’t be read."
    type ClassListProblem {
      line: Int!
      text: String!
      "quotes, noEmail, badEmail or longName"
      why: String!
    }`,
  who: ['COUNSELORS'],
  feature: 'classes',
  async resolve({ fair, text }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (text.length > longestRoster) throw badInput({ text: apiSentence(messages.tooLong) });
    const { allowed, retryAfter } = await spend(
      services.database.pool,
      world,
      `class-list:${by.id}`,
      perHour,
    );
    if (!allowed) throw rateLimited(retryAfter);
    const { students, problems, repeated, dropped } = readRoster(text);
    return services.writer.change(async (tx) => {
      const desk = await lockClass(tx, world, by, fair);
      needConfirmed(desk);
      const added = await put(tx, world, desk.classId, students);
      return {
        class: await showClass(tx, desk, world.now()),
        added,
        known: students.length - added,
        repeated,
        dropped,
        problems,
      };
    });
  },
});

/** Adds students to a list, whose class is locked; returns how many are new. */
async function put(
  tx: Queryable,
  world: World,
  classId: string,
  students: readonly Listed[],
): Promise<number> {
  const now = world.now();
  const rows = await readRows(tx, { added: 'boolean' })(
    `insert into class_roster as r (id, class_id, name, address, created_at)
     select s.id, $1, s.name, s.address, $5
     from unnest($2::uuid[], $3::text[], $4::text[]) as s (id, name, address)
     on conflict (class_id, address) do update
       set name = coalesce(nullif(excluded.name, ''), r.name)
     returning id = any($2) as added`,
    [
      classId,
      students.map(() => world.newId()),
      students.map(({ name }) => name),
      students.map(({ email }) => email),
      now,
    ],
  );
  const count = await readRows(tx, { all: 'number' })(
    'select count(*)::int as all from class_roster where class_id = $1',
    [classId],
  );
  const over = (count[0]?.all ?? 0) - mostListed;
  if (over > 0) throw badInput({ text: apiSentence(messages.tooMany, { most: mostListed, over }) });
  return rows.filter(({ added }) => added).length;
}

/** `clearClassList(...)`: removes students from the list, or all of them; keeps nothing of them. */
export const clearClassList = operation<'clearClassList', PeopleServices>({
  kind: 'Mutation',
  name: 'clearClassList',
  field: `
  "Removes students from a class list. Without \`ids\`, removes all of them."
  clearClassList(fair: String!, ids: [ID!]): FairClass!`,
  who: ['COUNSELORS'],
  feature: 'classes',
  async resolve({ fair, ids }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const desk = await classDesk(tx, by, fair);
      needConfirmed(desk);
      await tx.query(
        'delete from class_roster where class_id = $1 and ($2::uuid[] is null or id = any($2))',
        [desk.classId, ids ? ids.filter((id) => isUuid(id)) : null],
      );
      return showClass(tx, desk, world.now());
    });
  },
});
