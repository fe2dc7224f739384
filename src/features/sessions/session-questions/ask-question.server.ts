import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { judgeText } from '../../lobby/judge-text.ts';
import { refuseExcludedAt } from '../../lobby/refuse-muted.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import {
  badInput,
  conflict,
  forbidden,
  notFound,
  rateLimited,
} from '../../../platform/model/refusal.ts';
import { openRoom } from '../room/open-room.server.ts';
import { readColleges, type RoomServices } from '../room/session-room.server.ts';
import { sessionMoment } from '../session-timeline.ts';
import { questionFields } from './question-fields.ts';
import { questionRefusals as messages } from './question-refusals.messages.ts';
import { isAsked, lockQuestion, readChanged } from './change-question.server.ts';
import {
  questionTypes,
  readAsked,
  readOwnQuestions,
  readQuestions,
} from './read-questions.server.ts';
import { gatherVotes } from './tell-votes.server.ts';

/** Those who ask: a person who floods a session must wait. */
const budgets = {
  ask: { points: 5, perSeconds: 60 },
  vote: { points: 60, perSeconds: 60 },
} as const;

const attendees = ['STUDENTS', 'PARENTS', 'COUNSELORS'] as const;

/** `sessionQuestions(runId)`: for everyone who can be in the room. */
export const sessionQuestions = operation<'sessionQuestions', RoomServices>({
  kind: 'Query',
  name: 'sessionQuestions',
  field: `
  "Lists the questions in a session, those with the most votes first: shown ones and the caller’s own held ones; for hosts all of them."
  sessionQuestions(runId: ID!): SessionQuestions!`,
  types: `${questionTypes}
  "The questions in a session."
  type SessionQuestions {
    questions: [SessionQuestion!]!
    "onSessionNews brings what happens after this."
    cursor: String!
  }`,
  who: ['signedIn'],
  async resolve({ runId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const cursor = await services.lobby.presentCursor();
    const room = await openRoom(pool, by, { runId }, world.now());
    const reader = { viewerId: by.id, isHost: room.as === 'HOST' };
    return { questions: await readQuestions(pool, reader, room.runId), cursor };
  },
});

/** `mySessionQuestions(fairId)`: what someone asked at a fair, also after it. */
export const mySessionQuestions = operation<'mySessionQuestions', PeopleServices>({
  kind: 'Query',
  name: 'mySessionQuestions',
  field: `
  "Lists the caller’s questions in the sessions of a fair, with the colleges’ answers."
  mySessionQuestions(fairId: ID!): [MySessionQuestion!]!`,
  types: `
  "A question that the caller has asked in a session."
  type MySessionQuestion {
    session: Int!
    "Null if the plan no longer has the session."
    title: String
    question: SessionQuestion!
    "Those that were asked, in the order of the plan."
    colleges: [SessionCollege!]!
  }`,
  who: attendees,
  async resolve({ fairId }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    if (!isUuid(fairId)) throw notFound();
    const own = await readOwnQuestions(pool, by.id, fairId);
    const asked = own.map(({ question: { exhibitorId, answers }, colleges }) => [
      ...new Set(
        exhibitorId === null
          ? [...colleges, ...answers.map((answer) => answer.exhibitorId)]
          : [exhibitorId],
      ),
    ]);
    const known = new Map(
      (await readColleges(pool, fairId, [...new Set(asked.flat())])).map(
        (college) => [college.exhibitorId, college] as const,
      ),
    );
    return own.map(({ session, title, question }, index) => ({
      session,
      title,
      question,
      colleges: (asked[index] ?? []).flatMap((id) => known.get(id) ?? []),
    }));
  },
});

type AskServices = PeopleServices & { readonly env: Pick<Env, 'heldWords'> };

/**
 * `askInSession(...)`: asks one college or all of them. A repeated key returns the earlier question,
 * and nothing is asked twice.
 */
export const askInSession = operation<'askInSession', AskServices>({
  kind: 'Mutation',
  name: 'askInSession',
  field: `
  "Asks a question in a session. Repeating a \`clientKey\` returns the first question."
  askInSession(
    runId: ID!
    "At most 280 characters."
    text: String!
    "Null: to all colleges of the session."
    exhibitorId: ID
    clientKey: String!
  ): SessionQuestion!`,
  who: attendees,
  async resolve({ runId, exhibitorId = null, ...input }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    if (!isUuid(runId)) throw notFound();
    const key = { runId, clientKey: input.clientKey };
    const before = await readAsked(pool, by.id, key);
    if (before) return before;
    const now = world.now();
    checkValues(questionFields, input, now);
    const { allowed, retryAfter } = await spend(
      pool,
      world,
      `session-questions:${by.id}`,
      budgets.ask,
    );
    if (!allowed) throw rateLimited(retryAfter);
    const text = input.text.trim();
    return services.writer.change(async (tx) => {
      // The end of the session waits for this, or the question is refused.
      await tx.query('select from session_run where id = $1 for share', [runId]);
      const room = await openRoom(tx, by, { runId }, now);
      if (room.as !== 'ATTENDEE') throw forbidden(apiSentence(messages.onlyAttendees));
      await refuseExcludedAt(tx, room.fair.id, by.id);
      if (sessionMoment(room.run, now.getTime()).phase === 'over')
        throw conflict(apiSentence(messages.over));
      if (exhibitorId !== null && !isAsked(room, exhibitorId))
        throw badInput({ exhibitorId: apiSentence(messages.noCollege) });
      await tx.query(
        `insert into session_question
           (id, run_id, author_id, client_key, exhibitor_id, body, held_for, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (run_id, author_id, client_key) do nothing`,
        [
          world.newId(),
          runId,
          by.id,
          input.clientKey,
          exhibitorId,
          text,
          judgeText(text, services.env.heldWords),
          now,
        ],
      );
      const asked = await readAsked(tx, by.id, key);
      if (!asked) throw new Error('A question was asked and is not there.');
      return asked;
    });
  },
});

interface VoteServices extends PeopleServices {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** `voteInSession(...)`: one vote each, which can be taken back. */
export const voteInSession = operation<'voteInSession', VoteServices>({
  kind: 'Mutation',
  name: 'voteInSession',
  field: `
  "Votes for a question in a session, or takes the vote back. For attendees, and not for their own."
  voteInSession(questionId: ID!, isFor: Boolean!): SessionQuestion!`,
  who: attendees,
  async resolve({ questionId, isFor }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const key = `session-votes:${by.id}`;
    const { allowed, retryAfter } = await spend(pool, world, key, budgets.vote);
    if (!allowed) throw rateLimited(retryAfter);
    return services.writer.change(async (tx) => {
      const locked = await lockQuestion(tx, by, questionId, world.now());
      const { room, id, authorId } = locked;
      if (room.as !== 'ATTENDEE') throw forbidden(apiSentence(messages.onlyAttendees));
      if (authorId === by.id) throw conflict(apiSentence(messages.own));
      await tx.query(
        isFor
          ? `insert into session_vote (question_id, account_id) values ($1, $2)
             on conflict do nothing`
          : 'delete from session_vote where question_id = $1 and account_id = $2',
        [id, by.id],
      );
      await gatherVotes(tx, { world, jobs: services.jobs }, id);
      return readChanged(tx, locked, by.id);
    });
  },
});
