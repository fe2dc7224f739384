import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { refuseExcludedAt } from '../../lobby/refuse-muted.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { conflict, forbidden } from '../../../platform/model/refusal.ts';
import {
  isAsked,
  lockQuestion,
  readChanged,
  type LockedQuestion,
} from './change-question.server.ts';
import { sessionMoment } from '../session-timeline.ts';
import { answerFields } from './question-fields.ts';
import { questionRefusals as messages } from './question-refusals.messages.ts';
import type { Question } from './read-questions.server.ts';
import { tellOfLateAnswer } from './tell-late-answers.server.ts';

/** `claimSessionQuestion(...)`: a rep tells their team that they answer a question. */
export const claimSessionQuestion = operation<'claimSessionQuestion', PeopleServices>({
  kind: 'Mutation',
  name: 'claimSessionQuestion',
  field: `
  "Claims a question in a session for the caller, who answers it for their college."
  claimSessionQuestion(questionId: ID!, exhibitorId: ID!): SessionQuestion!`,
  who: ['COLLEGES'],
  resolve: (given, context) =>
    change(context, given, async (tx, { id, given: { exhibitorId }, by, now, answer }) => {
      if (answer?.answeredAt) throw conflict(apiSentence(messages.answered));
      if (answer && answer.repId !== by) throw conflict(apiSentence(messages.claimed));
      if (answer) return false;
      await tx.query(
        `insert into session_answer (id, question_id, exhibitor_id, rep_id, claimed_at)
         values ($1, $2, $3, $4, $5)`,
        [context.world.newId(), id, exhibitorId, by, now],
      );
      return true;
    }),
});

/** `releaseSessionQuestion(...)`: someone else of the college can answer. */
export const releaseSessionQuestion = operation<'releaseSessionQuestion', PeopleServices>({
  kind: 'Mutation',
  name: 'releaseSessionQuestion',
  field: `
  "Gives back a claimed question, one’s own or a colleague’s, so that others of the college can answer it."
  releaseSessionQuestion(questionId: ID!, exhibitorId: ID!): SessionQuestion!`,
  who: ['COLLEGES'],
  resolve: (given, context) =>
    change(context, given, async (tx, { id, given: { exhibitorId } }) => {
      const { rowCount } = await tx.query(
        `delete from session_answer
         where question_id = $1 and exhibitor_id = $2 and answered_at is null`,
        [id, exhibitorId],
      );
      return rowCount === 1;
    }),
});

interface AnswerServices extends PeopleServices {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** `answerSessionQuestion(...)`: in text, or that it was answered in the session. */
export const answerSessionQuestion = operation<'answerSessionQuestion', AnswerServices>({
  kind: 'Mutation',
  name: 'answerSessionQuestion',
  field: `
  "Answers a question for a college, or marks it as answered live. Its author can correct a text; hosts only mark."
  answerSessionQuestion(
    questionId: ID!
    exhibitorId: ID!
    "At most 1000 characters; null: answered live."
    text: String
  ): SessionQuestion!`,
  who: ['COLLEGES', 'ADMINS', 'ADMINS6X6'],
  resolve({ text = null, ...given }, context) {
    if (text !== null) checkValues(answerFields, { text }, context.world.now());
    const body = text?.trim() ?? null;
    return change(context, given, async (tx, { id, room, by, now, answer }) => {
      const isHost = room.as === 'HOST';
      if (isHost && body !== null) throw forbidden(apiSentence(messages.onlyLive));
      if (answer?.answeredAt) {
        // What was answered live can get a text as well.
        if (body === null) return false;
        if (answer.hasText && answer.repId !== by) throw conflict(apiSentence(messages.answered));
      } else if (answer && answer.repId !== by && !isHost)
        throw conflict(apiSentence(messages.claimed));
      await tx.query(
        `insert into session_answer
           (id, question_id, exhibitor_id, rep_id, claimed_at, answered_at, body)
         values ($1, $2, $3, $4, $5, $5, $6)
         on conflict (question_id, exhibitor_id) do update set body = excluded.body,
           answered_at = excluded.answered_at,
           rep_id = coalesce(excluded.rep_id, session_answer.rep_id)`,
        [context.world.newId(), id, given.exhibitorId, isHost ? null : by, now, body],
      );
      // Those who asked aren’t there to see it; a correction isn’t told.
      if (
        body !== null &&
        !answer?.hasText &&
        sessionMoment(room.run, now.getTime()).phase === 'over'
      )
        await tellOfLateAnswer(
          tx,
          { world: context.world, jobs: context.services.jobs },
          { id, runId: room.runId },
        );
      if (isHost)
        await writeAuditEntry(tx, context.world, signedIn(context), {
          action: 'answerSessionQuestion',
          subject: 'Fair',
          subjectId: room.fair.id,
          details: { session: room.session.number, questionId: id, exhibitorId: given.exhibitorId },
        });
      return true;
    });
  },
});

interface Given {
  readonly questionId: string;
  readonly exhibitorId: string;
}

interface Changing extends LockedQuestion {
  readonly given: Given;
  readonly by: string;
  readonly now: Date;
  /** What the college has done with it so far. */
  readonly answer:
    | {
        readonly repId: string | null;
        readonly answeredAt: Date | null;
        readonly hasText: boolean;
      }
    | undefined;
}

/**
 * Changes what a college does with a question, and tells everyone in the session if it did.
 * @param act whether something has changed
 * @throws Refusal FORBIDDEN for those who aren’t reps of a college that was asked, nor hosts
 */
async function change(
  context: CallContext<PeopleServices>,
  given: Given,
  act: (tx: Queryable, changing: Changing) => Promise<boolean>,
): Promise<Question> {
  const by = signedIn(context);
  const { services, world } = context;
  const now = world.now();
  return services.writer.change(async (tx) => {
    const locked = await lockQuestion(tx, by, given.questionId, now);
    const { room, id, exhibitorId } = locked;
    const isFor = exhibitorId === null || exhibitorId === given.exhibitorId;
    const mayAnswer = room.as === 'HOST' || room.speaksFor.includes(given.exhibitorId);
    if (!isFor || !mayAnswer || !isAsked(room, given.exhibitorId))
      throw forbidden(apiSentence(messages.notYours));
    await refuseExcludedAt(tx, room.fair.id, by.id);
    const [answer] = await readRows(tx, {
      repId: 'text?',
      answeredAt: 'timestamp?',
      hasText: 'boolean',
    })(
      `select rep_id as "repId", answered_at as "answeredAt", body is not null as "hasText"
       from session_answer where question_id = $1 and exhibitor_id = $2`,
      [id, given.exhibitorId],
    );
    if (await act(tx, { ...locked, given, by: by.id, now, answer }))
      await tx.query('update session_question set revision = revision + 1 where id = $1', [id]);
    return readChanged(tx, locked, by.id);
  });
}
