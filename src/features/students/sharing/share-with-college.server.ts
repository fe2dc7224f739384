import { lockAccount } from '../../accounts/lock-account.server.ts';
import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { consentsOf, type OwnConsent } from '../own-consents.server.ts';
import { recordSharing } from '../record-sharing.server.ts';
import { sharingGroups, sharingTopics } from '../sharing-choices.ts';
import { sharingRefusals as messages } from './sharing-refusals.messages.ts';
import { findWording, presentQuestion } from '../sharing-wordings.ts';

/**
 * `shareWithCollege(...)`: a student's answer to the question of one college. It is the whole answer:
 * groups it does not name are not shared from now on, and none is a no, which is remembered.
 */
export const shareWithCollege = operation<'shareWithCollege', PeopleServices>({
  kind: 'Mutation',
  name: 'shareWithCollege',
  field: `"Records a student’s complete answer to one college. Groups it doesn’t name are no longer shared; an empty answer is a remembered no."
    shareWithCollege(collegeId: ID!, groups: [SharingGroup!]!, texts: Boolean,
    action: SharingAction!, fairId: ID, wordingVersion: Int): MyConsent!`,
  types: `
    "The action of the student that led to the question."
    enum SharingAction { saved asked called profile }`,
  who: ['STUDENTS'],
  async resolve({ collegeId, groups, texts = null, action, fairId = null, ...sent }, context) {
    if (groups.length > 0 && !groups.includes('contact'))
      throw badInput({ groups: apiSentence(messages.contactFirst) });
    if (texts === true && groups.length === 0)
      throw badInput({ texts: apiSentence(messages.contactFirst) });
    const wording = findWording(presentQuestion.id, sent.wordingVersion ?? presentQuestion.version);
    if (!wording) throw badInput({ wordingVersion: apiSentence(messages.noSuchWording) });
    return answered(context, collegeId, async (tx, accountId) => {
      await refuseUnknown(tx, collegeId, fairId);
      await recordSharing(tx, context.world, {
        accountId,
        collegeId,
        action,
        fairId,
        wording,
        // Who shares nothing gets no text messages; otherwise they are as they were until asked for.
        asked: texts === null && groups.length > 0 ? sharingGroups : sharingTopics,
        given: texts === true ? [...groups, 'texts'] : groups,
      });
    });
  },
});

/** `withdrawSharing(...)`: takes back everything that is shared with a college. */
export const withdrawSharing = operation<'withdrawSharing', PeopleServices>({
  kind: 'Mutation',
  name: 'withdrawSharing',
  field: `
  "Stops sharing everything with a college."
  withdrawSharing(collegeId: ID!): MyConsent!`,
  who: ['STUDENTS'],
  resolve: ({ collegeId }, context) =>
    answered(context, collegeId, async (tx, accountId) => {
      await lockAccount(tx, accountId);
      const [standing] = await consentsOf(tx, accountId, collegeId);
      if (!standing) throw notFound();
      await recordSharing(tx, context.world, {
        accountId,
        collegeId,
        action: 'profile',
        fairId: null,
        wording: null,
        asked: standing.texts ? [...standing.groups, 'texts'] : standing.groups,
        given: [],
      });
    }),
});

/** Runs a change of what is shared with a college that students can see, and answers what came of it. */
async function answered(
  context: PeopleCall,
  collegeId: string,
  change: (tx: Queryable, accountId: string) => Promise<void>,
): Promise<OwnConsent> {
  const { id } = signedIn(context);
  if (!isUuid(collegeId)) throw notFound(apiSentence(messages.noSuchCollege));
  return context.services.writer.change(async (tx) => {
    await change(tx, id);
    const [consent] = await consentsOf(tx, id, collegeId);
    if (!consent) throw notFound();
    return consent;
  });
}

/** Only colleges and fairs that everyone may see. */
async function refuseUnknown(
  tx: Queryable,
  collegeId: string,
  fairId: string | null,
): Promise<void> {
  const rows = await readRows(tx, { college: 'boolean', fair: 'boolean' })(
    `select exists (select from college where id = $1 and status = 'active') as college,
       exists (select from fair where id = $2 and published_at is not null) as fair`,
    [collegeId, fairId !== null && isUuid(fairId) ? fairId : null],
  );
  if (!rows[0]?.college) throw notFound(apiSentence(messages.noSuchCollege));
  if (fairId !== null && !rows[0].fair)
    throw badInput({ fairId: apiSentence(messages.noSuchFair) });
}
