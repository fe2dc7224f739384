import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { findThreadReader } from '../threads/open-thread.server.ts';
import { mostSavedAnswers, savedAnswerFields } from './saved-answer-fields.ts';
import { savedAnswerRefusals as messages } from './saved-answer-refusals.messages.ts';

/** A team writes its answers down in one go. */
const changes = { points: 90, perSeconds: 60 };

type SavedAnswer = SchemaObject<'SavedAnswer'>;

/** `savedAnswers(boothId)`: what the college of a booth answers again and again, for its reps. */
const savedAnswers = operation<'savedAnswers', PeopleServices>({
  kind: 'Query',
  name: 'savedAnswers',
  field: `
  "Returns the saved answers of the caller’s college, by name. Null for everyone but reps of the booth."
  savedAnswers(boothId: ID!): [SavedAnswer!]`,
  types: `
  "An answer that the reps of a college keep for questions that come again."
  type SavedAnswer {
    id: ID!
    "What the team finds it by."
    name: String!
    text: String!
  }`,
  who: ['COLLEGES'],
  async resolve({ boothId }, context) {
    const { pool } = context.services.database;
    const reader = await findThreadReader(pool, signedIn(context), boothId);
    return reader?.side === 'college' ? readSavedAnswers(pool, reader.booth.collegeId) : null;
  },
});

/** `saveAnswer(...)`: keeps an answer for the team, or changes one. */
const saveAnswer = operation<'saveAnswer', PeopleServices>({
  kind: 'Mutation',
  name: 'saveAnswer',
  field: `
  "Saves an answer for the reps of the caller’s college; \`id\` changes one."
  saveAnswer(boothId: ID!, id: ID, name: String!, text: String!): [SavedAnswer!]!`,
  who: ['COLLEGES'],
  resolve: ({ boothId, id, ...input }, context) =>
    change(context, boothId, async (tx, collegeId) => {
      const { name, text } = checkedAnswer(input, context.world.now());
      // One at a time, so that neither the limit nor a name is passed by two at once.
      await tx.query('select from college where id = $1 for no key update', [collegeId]);
      const saved = await readSavedAnswers(tx, collegeId);
      const isTaken = (one: SavedAnswer) =>
        one.id !== id && one.name.toLowerCase() === name.toLowerCase();
      if (saved.some(isTaken)) throw badInput({ name: apiSentence(messages.sameName) });
      const now = context.world.now();
      if (id != null) {
        if (!saved.some((one) => one.id === id)) throw notFound();
        await tx.query(
          'update saved_answer set name = $2, body = $3, changed_at = $4 where id = $1',
          [id, name, text, now],
        );
        return;
      }
      if (saved.length >= mostSavedAnswers)
        throw conflict(apiSentence(messages.tooMany, { n: mostSavedAnswers }));
      await tx.query(
        `insert into saved_answer (id, college_id, name, body, changed_at)
         values ($1, $2, $3, $4, $5)`,
        [context.world.newId(), collegeId, name, text, now],
      );
    }),
});

/** `removeSavedAnswer(...)`: the team no longer needs it. */
const removeSavedAnswer = operation<'removeSavedAnswer', PeopleServices>({
  kind: 'Mutation',
  name: 'removeSavedAnswer',
  field: `
  "Removes a saved answer of the caller’s college. Messages that were written with it stay."
  removeSavedAnswer(boothId: ID!, id: ID!): [SavedAnswer!]!`,
  who: ['COLLEGES'],
  resolve: ({ boothId, id }, context) =>
    change(context, boothId, async (tx, collegeId) => {
      const { rowCount } = isUuid(id)
        ? await tx.query('delete from saved_answer where id = $1 and college_id = $2', [
            id,
            collegeId,
          ])
        : { rowCount: 0 };
      if (!rowCount) throw notFound();
    }),
});

/** The operations of saved answers. */
export const savedAnswerOperations = [savedAnswers, saveAnswer, removeSavedAnswer] as const;

/** @throws Refusal BAD_USER_INPUT with what is wrong */
function checkedAnswer(input: Readonly<Record<'name' | 'text', string>>, now: Date) {
  const values = checkValues(savedAnswerFields, input, now);
  return { name: String(values['name']), text: String(values['text']) };
}

/**
 * Changes what a college has saved, and returns it.
 * @throws Refusal NOT_FOUND for everyone but reps of the booth, FORBIDDEN for those who are muted,
 *   RATE_LIMITED
 */
async function change(
  call: PeopleCall,
  boothId: string,
  act: (tx: Queryable, collegeId: string) => Promise<void>,
): Promise<readonly SavedAnswer[]> {
  const { services, world } = call;
  const key = `saved-answers:${signedIn(call).id}`;
  const { allowed, retryAfter } = await spend(services.database.pool, world, key, changes);
  if (!allowed) throw rateLimited(retryAfter);
  return services.writer.change(async (tx) => {
    const reader = await findThreadReader(tx, signedIn(call), boothId);
    if (reader?.side !== 'college') throw notFound();
    refuseMuted(reader.booth);
    const { collegeId } = reader.booth;
    await act(tx, collegeId);
    return readSavedAnswers(tx, collegeId);
  });
}

const readSavedAnswers = (on: Queryable, collegeId: string): Promise<readonly SavedAnswer[]> =>
  readRows(on, { id: 'text', name: 'text', text: 'text' })({
    name: 'saved-answers',
    text: `select id, name, body as text from saved_answer where college_id = $1
      order by lower(name), id`,
    values: [collegeId],
  });
