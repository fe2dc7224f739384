import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../../accounts/people-services.ts';
import { spendInvitation } from '../../accounts/invitations.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import { keepParent, offerFamilyLink } from './offer-family-link.server.ts';
import { Parent } from '../parent.entity.ts';
import { inviteMessages } from './invite.messages.ts';
import { familyRefusals } from './family-refusals.messages.ts';

/**
 * `inviteStudent(...)`: the twin of `inviteParent`. Makes the Parent record of the caller, which
 * names no student until the owner of the address has accepted.
 */
export const inviteStudent = operation<'inviteStudent', PeopleServices>({
  kind: 'Mutation',
  name: 'inviteStudent',
  field: `
  "Invites a student by email on behalf of the calling parent."
  inviteStudent(input: InviteStudentInput!): Parent`,
  types: `
    "The input of \`inviteStudent\`."
    input InviteStudentInput {
      studentEmail: Email!
      "The caller's own name, phone and relationship to the student."
      firstName: String!
      lastName: String!
      phone: Phone
      studentRelationship: String
    }`,
  who: ['PARENTS'],
  async resolve({ input: { studentEmail, ...own } }, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    const to = studentEmail.trim().toLowerCase();
    if (!isEmail(to)) throw badInput({ studentEmail: messages.email });
    if (to === by.email)
      throw badInput({ studentEmail: apiSentence(inviteMessages.studentsAddress) });
    await spendInvitation(context, by, to);
    const parentId = await services.writer.change(async (tx) => {
      const record = {
        ...newRecord(Parent, { ...own, email: by.email }, by, world.now()),
        userId: by.id,
      };
      await refuseLinked(tx, by, to);
      const id = await keepParent(tx, world, await findPending(tx, context, record, to), record);
      await offerFamilyLink(tx, context, {
        purpose: 'student-invitation',
        parentId: id,
        to,
        by: by.id,
        asker: own,
      });
      return id;
    });
    return records?.get(by, parentId) ?? null;
  },
});

async function refuseLinked(tx: Queryable, { id }: SignedIn, studentEmail: string): Promise<void> {
  const { rows } = await tx.query(
    `select 1 from parent p join student s on s.id = p.student_id join account a on a.id = s.user_id
     where p.user_id = $1 and p.confirmed_at is not null and a.email = $2`,
    [id, studentEmail],
  );
  if (rows.length > 0) throw conflict(apiSentence(familyRefusals.linked));
}

/** The caller's record pending for this address, or for none. */
async function findPending(
  tx: Queryable,
  { world }: PeopleCall,
  record: Values,
  to: string,
): Promise<string | undefined> {
  const rows = await readRows(tx, { id: 'text' })(
    `select p.id from parent p
     where p.user_id = $1 and p.student_id is null and not p.deleted and not exists (
       select 1 from link_token l
       where l.purpose = 'student-invitation'
         and l.payload @> jsonb_build_object('parentId', p.id) and l.address <> $2
         and l.redeemed_at is null and l.ended_at is null and l.expires_at > $3)
     order by p.id limit 1 for update`,
    [record['userId'], to, world.now()],
  );
  return rows[0]?.id;
}
