import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, forbidden } from '../../../platform/model/refusal.ts';
import {
  countVotes,
  lockQuestion,
  readChanged,
  type LockedQuestion,
} from './change-question.server.ts';
import { questionRefusals as messages } from './question-refusals.messages.ts';
import { isHeld } from './read-questions.server.ts';

const hosts = ['ADMINS', 'ADMINS6X6'] as const;

/** `moderateSessionQuestion(...)`: what attendees see of a question. */
export const moderateSessionQuestion = operation<'moderateSessionQuestion', PeopleServices>({
  kind: 'Mutation',
  name: 'moderateSessionQuestion',
  field: `
  "Hides a question in a session, shows it again, or releases one that was held. For hosts."
  moderateSessionQuestion(questionId: ID!, action: SessionQuestionAction!): SessionQuestion!`,
  types: `
  "A change by a host of what others see of a question."
  enum SessionQuestionAction {
    HIDE
    "Shows a hidden question again; one that was held is held again."
    SHOW
    "Shows a question that was held."
    RELEASE
  }`,
  who: hosts,
  resolve: ({ questionId, action }, context) =>
    moderate(context, questionId, { action }, async (tx, { id }, by) => {
      const now = context.world.now();
      const { rowCount } = await (action === 'HIDE'
        ? tx.query(
            `update session_question set hidden_at = $2, hidden_by = $3
             where id = $1 and hidden_at is null`,
            [id, now, by],
          )
        : action === 'SHOW'
          ? tx.query(
              `update session_question set hidden_at = null, hidden_by = null
               where id = $1 and hidden_at is not null`,
              [id],
            )
          : tx.query(
              `update session_question q set released_at = $2 where q.id = $1 and ${isHeld}`,
              [id, now],
            ));
      return rowCount === 1;
    }),
});

/** `mergeSessionQuestions(...)`: one of two that ask the same; those who asked see the answers. */
export const mergeSessionQuestions = operation<'mergeSessionQuestions', PeopleServices>({
  kind: 'Mutation',
  name: 'mergeSessionQuestions',
  field: `
  "Merges a question into another that asks the same, with its votes and answers. Returns the other. For hosts."
  mergeSessionQuestions(
    questionId: ID!
    "For the same college, or for all colleges."
    into: ID!
  ): SessionQuestion!`,
  who: hosts,
  resolve: ({ questionId, into }, context) =>
    moderate(context, into, { questionId }, async (tx, other) => {
      const merged = await lockQuestion(tx, signedIn(context), questionId, context.world.now());
      const { rowCount: isShown } = await tx.query(
        `select from session_question q where q.id = $1 and q.hidden_at is null
           and not (${isHeld})`,
        [other.id],
      );
      if (!isShown) throw conflict(apiSentence(messages.notShown));
      if (merged.id === other.id) throw conflict(apiSentence(messages.sameQuestion));
      const isSame = other.exhibitorId === null || other.exhibitorId === merged.exhibitorId;
      if (!isSame || merged.room.runId !== other.room.runId)
        throw conflict(apiSentence(messages.otherCollege));
      await merge(tx, merged, other);
      return true;
    }),
});

/** Votes count once a person, and asking counts as one. What was answered stays answered. */
async function merge(
  tx: Queryable,
  { id, authorId }: LockedQuestion,
  other: LockedQuestion,
): Promise<void> {
  const both = [id, other.id];
  await tx.query(
    `insert into session_vote (question_id, account_id)
     select $2, account_id from (select account_id from session_vote where question_id = $1
       union select $3::uuid) voters
     where account_id <> $4
     on conflict do nothing`,
    [...both, authorId, other.authorId],
  );
  await tx.query('delete from session_vote where question_id = $1', [id]);
  await tx.query(
    `delete from session_answer b using session_answer a
     where b.question_id = $2 and a.question_id = $1 and a.exhibitor_id = b.exhibitor_id
       and b.answered_at is null and a.answered_at is not null`,
    both,
  );
  await tx.query(
    `update session_answer a set question_id = $2
     where a.question_id = $1 and not exists (select from session_answer b
       where b.question_id = $2 and b.exhibitor_id = a.exhibitor_id)`,
    both,
  );
  await tx.query(
    'update session_question set merged_into = $2 where id = $1 or merged_into = $1',
    both,
  );
  await tx.query('update session_question set revision = revision + 1 where id = $1', [other.id]);
  await countVotes(tx, id);
  await countVotes(tx, other.id);
}

/** @param act whether something has changed */
async function moderate(
  context: CallContext<PeopleServices>,
  questionId: string,
  details: Readonly<Record<string, string>>,
  act: (tx: Queryable, locked: LockedQuestion, by: string) => Promise<boolean>,
) {
  const by = signedIn(context);
  const { services, world } = context;
  return services.writer.change(async (tx) => {
    // Two hosts may merge the same two in either direction.
    await tx.query(
      'select from session_question where id = any($1::uuid[]) order by id for update',
      [[questionId, details['questionId'] ?? questionId].filter(isUuid)],
    );
    const locked = await lockQuestion(tx, by, questionId, world.now());
    const { room, id } = locked;
    if (room.as !== 'HOST') throw forbidden();
    if ('action' in details && id !== questionId) throw conflict(apiSentence(messages.merged));
    if (await act(tx, locked, by.id))
      await writeAuditEntry(tx, world, by, {
        action: 'action' in details ? 'moderateSessionQuestion' : 'mergeSessionQuestions',
        subject: 'Fair',
        subjectId: room.fair.id,
        details: { session: room.session.number, id, ...details },
      });
    return readChanged(tx, locked, by.id);
  });
}
