import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { nothingShared, sharingOf, type Sharing } from '../sharing-of.server.ts';
import { presentQuestion } from '../sharing-wordings.ts';

/** What is known before a college's question is put to a student. */
interface SharingQuestion extends Sharing {
  readonly collegeId: string;
  readonly collegeName: string;
  readonly collegeSlug: string | null;
  readonly preselected: boolean;
  readonly wordingVersion: number;
}

/** `sharingQuestion(...)`: whether to ask a student about a college, and what is marked at first. */
export const sharingQuestion = operation<'sharingQuestion', PeopleServices>({
  kind: 'Query',
  name: 'sharingQuestion',
  field: `
  "Returns the sharing question for one college, or null if there is no one to ask."
  sharingQuestion(collegeId: ID!): SharingQuestion`,
  types: `
    "The question whether to share details with a college."
    type SharingQuestion {
      collegeId: ID!
      collegeName: String!
      collegeSlug: String
      "Whether the student has answered, yes or no. They aren’t asked again."
      isAnswered: Boolean!
      "Whether the yes is marked at first (the privacy setting shareAttendeeInfo)."
      preselected: Boolean!
      "What the college gets now."
      groups: [SharingGroup!]!
      texts: Boolean!
      "The version of the words, to be sent along with the answer."
      wordingVersion: Int!
    }`,
  who: ['STUDENTS'],
  resolve: ({ collegeId }, context) =>
    readQuestion(context.services.database.pool, signedIn(context).id, collegeId),
});

async function readQuestion(
  tx: Queryable,
  accountId: string,
  collegeId: string,
): Promise<SharingQuestion | null> {
  if (!isUuid(collegeId)) return null;
  const rows = await readRows(tx, {
    collegeName: 'text',
    collegeSlug: 'text?',
    preselected: 'boolean',
  })(
    `select c.name as "collegeName", c.slug as "collegeSlug",
       coalesce(y.share_attendee_info, false) as preselected
     from college c
     join student s on s.user_id = $1 and not s.deleted
     left join student_privacy_settings y on y.student_id = s.id
     where c.id = $2 and c.status = 'active'`,
    [accountId, collegeId],
  );
  if (!rows[0]) return null;
  const sharing = (await sharingOf(tx, accountId, [collegeId])).get(collegeId) ?? nothingShared;
  return { collegeId, ...rows[0], ...sharing, wordingVersion: presentQuestion.version };
}
