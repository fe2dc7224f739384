import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { fairOf, notExcludedAt, refuseMuted } from '../refuse-muted.server.ts';
import { openThread, type OpenThread } from './open-thread.server.ts';
import { readThreadRow } from './read-threads.server.ts';
import { threadRefusals as messages } from './thread-refusals.messages.ts';

/** `claimThread(threadId, repId)`: a rep takes a thread, or hands it to a colleague. */
export const claimThread = operation<'claimThread', PeopleServices>({
  kind: 'Mutation',
  name: 'claimThread',
  field: `
  "Gives a private thread to a rep of its college: the caller, unless \`repId\` names a colleague."
  claimThread(threadId: ID!, repId: ID): PrivateThread!`,
  who: ['signedIn'],
  resolve: ({ threadId, repId }, context) =>
    changeThread(context, threadId, async (tx, { viewerId, booth }) => {
      const account = repId == null ? viewerId : await accountOf(tx, booth, repId);
      await tx.query('update thread set claimed_by = $2 where id = $1', [threadId, account]);
    }),
});

/** `releaseThread(threadId)`: no rep in particular answers it. */
export const releaseThread = operation<'releaseThread', PeopleServices>({
  kind: 'Mutation',
  name: 'releaseThread',
  field: `
  "Gives a private thread back to all reps of its college."
  releaseThread(threadId: ID!): PrivateThread!`,
  who: ['signedIn'],
  resolve: ({ threadId }, context) =>
    changeThread(context, threadId, (tx) =>
      tx.query('update thread set claimed_by = null where id = $1', [threadId]),
    ),
});

/** `finishThread(threadId)`: its last message needs no answer. */
export const finishThread = operation<'finishThread', PeopleServices>({
  kind: 'Mutation',
  name: 'finishThread',
  field: `
  "Marks a private thread as needing no answer, until the student writes again."
  finishThread(threadId: ID!): PrivateThread!`,
  who: ['signedIn'],
  resolve: ({ threadId }, context) =>
    changeThread(context, threadId, (tx) =>
      tx.query('update thread set waits_since = null where id = $1', [threadId]),
    ),
});

/**
 * Changes a thread for a rep of its booth, and returns it.
 * @throws Refusal NOT_FOUND for everyone else, FORBIDDEN for those who are muted
 */
async function changeThread(
  context: PeopleCall,
  threadId: string,
  change: (tx: Queryable, thread: OpenThread) => Promise<unknown>,
): Promise<SchemaObject<'PrivateThread'>> {
  return context.services.writer.change(async (tx) => {
    const found = await openThread(tx, signedIn(context), threadId);
    if (found.side !== 'college') throw notFound();
    refuseMuted(found.booth);
    await change(tx, found);
    const thread = await readThreadRow(tx, found, threadId);
    if (!thread) throw notFound();
    return thread;
  });
}

/** @throws Refusal CONFLICT for someone who isn't a confirmed rep of the college, or can't answer there */
async function accountOf(
  tx: Queryable,
  { id: boothId, collegeId }: OpenThread['booth'],
  repId: string,
): Promise<string> {
  const [found] = isUuid(repId)
    ? await readRows(tx, { account: 'text' })(
        `select r.user_id as account from college_rep r
         where r.id = $1 and r.college_id = $2 and r.confirmed_at is not null
           and r.user_id is not null and ${notExcludedAt('r.user_id', fairOf('$3'))}`,
        [repId, collegeId, boothId],
      )
    : [];
  if (!found) throw conflict(apiSentence(messages.noColleague));
  return found.account;
}
