import { expect } from 'vitest';
import type { Answer, Person, TestServer } from './test-server.server.ts';
import { testSession, type Speaker, type TestSession } from './test-session.server.ts';

/** A question in a session, as its reader sees it. */
export interface Question {
  readonly id: string;
  readonly body: string;
  readonly exhibitorId: string | null;
  readonly name: string | null;
  readonly isMine: boolean;
  readonly votes: number;
  readonly iVoted: boolean | null;
  readonly state: string;
  readonly mergedInto: string | null;
  readonly answers: readonly {
    readonly exhibitorId: string;
    readonly claimedBy: string | null;
    readonly answeredAt: string | null;
    readonly text: string | null;
  }[];
}
/** The fields of `Question`. */
export const questionFields = `id body exhibitorId name isMine votes iVoted state mergedInto
  answers { exhibitorId claimedBy answeredAt text }`;

/** The code of what is refused; undefined for what isn’t. */
export const codeOf = async (answer: Promise<Answer>) =>
  (await answer).errors?.[0]?.extensions.code;
/** The `it` of an answer without errors. */
export async function itOf<Result = Question>(answer: Promise<Answer>): Promise<Result> {
  const { data, errors } = await answer;
  expect(errors).toBeUndefined();
  return data?.['it'] as Result;
}
let keys = 0;
/** Each call by its person; what it gives is its question, or why it is refused. */
export const ask = (
  who: Person,
  runId: string,
  text: string,
  { to = null, key = `key-${(keys += 1)}` }: { to?: string | null; key?: string } = {},
) =>
  who.call(
    `mutation ($runId: ID!, $text: String!, $to: ID, $key: String!) {
      it: askInSession(runId: $runId, text: $text, exhibitorId: $to, clientKey: $key) { ${questionFields} } }`,
    { runId, text, to, key },
  );
export const asked = (...given: Parameters<typeof ask>) => itOf(ask(...given));
export const vote = (who: Person, id: string, isFor = true) =>
  who.call(
    `mutation ($id: ID!, $isFor: Boolean!) {
      it: voteInSession(questionId: $id, isFor: $isFor) { ${questionFields} } }`,
    { id, isFor },
  );
export const act = (
  what: 'claim' | 'release' | 'answer',
  who: Person,
  { id }: Pick<Question, 'id'>,
  exhibitorId: string,
  text?: string,
) =>
  who.call(
    `mutation ($id: ID!, $exhibitorId: ID!${text === undefined ? '' : ', $text: String'}) {
      it: ${what}SessionQuestion(questionId: $id, exhibitorId: $exhibitorId
        ${text === undefined ? '' : 'text: $text'}) { ${questionFields} } }`,
    { id, exhibitorId, text },
  );
export const moderate = (who: Person, { id }: Pick<Question, 'id'>, action: string) =>
  who.call(
    `mutation ($id: ID!, $action: SessionQuestionAction!) {
      it: moderateSessionQuestion(questionId: $id, action: $action) { ${questionFields} } }`,
    { id, action },
  );
export const merge = (who: Person, { id }: Pick<Question, 'id'>, into: Pick<Question, 'id'>) =>
  who.call(
    `mutation ($id: ID!, $into: ID!) {
      it: mergeSessionQuestions(questionId: $id, into: $into) { ${questionFields} } }`,
    { id, into: into.id },
  );
/** The questions that someone sees. */
export const list = async (who: Person, runId: string) =>
  (
    await itOf<{ readonly questions: readonly Question[] }>(
      who.call(`{ it: sessionQuestions(runId: "${runId}") { questions { ${questionFields} } } }`),
    )
  ).questions;
export const bodies = async (who: Person, runId: string) =>
  (await list(who, runId)).map(({ body }) => body);

/** A session whose room is open. */
export interface Opened {
  readonly session: TestSession;
  readonly runId: string;
  /** An attendee who is there. */
  newcomer(type?: 'student' | 'parent'): Promise<Person>;
}

/** Opens the room of a new session. */
export async function openSession(
  app: TestServer,
  options?: Parameters<typeof testSession>[1],
): Promise<Opened> {
  const session = await testSession(app, options);
  const runId = await session.enter(session.coordinator);
  return {
    session,
    runId,
    async newcomer(type) {
      const person = await session.attendee(type);
      await session.enter(person);
      return person;
    },
  };
}
/** One of its speakers. */
export const speakerOf = ({ speakers }: TestSession, place = 0): Speaker => {
  const speaker = speakers[place];
  if (!speaker) throw new Error('The session has no such speaker.');
  return speaker;
};
