import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { spendInvitation } from '../../accounts/invitations.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import { keepParent, offerFamilyLink } from './offer-family-link.server.ts';
import { studentOrNew } from '../student-record/own-student.server.ts';
import { Parent } from '../parent.entity.ts';
import { inviteMessages } from './invite.messages.ts';
import { familyRefusals as messages } from './family-refusals.messages.ts';

/**
 * `inviteParent(...)`: a student names a parent or guardian, who gets an email. The link takes
 * effect when the owner of that address accepts; repeating it for the same address sends a new
 * email and voids the old one.
 */
export const inviteParent = operation<'inviteParent', PeopleServices>({
  kind: 'Mutation',
  name: 'inviteParent',
  field: `
  "Invites a parent or guardian by email. Asking again for the same address replaces the earlier invitation."
  inviteParent(input: InviteParentInput!): Parent`,
  types: `
    "The input of \`inviteParent\`."
    input InviteParentInput {
      firstName: String!
      lastName: String!
      email: Email!
      phone: Phone
      studentRelationship: String
    }`,
  who: ['STUDENTS'],
  async resolve({ input }, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    await spendInvitation(context, by, input.email);
    const parentId = await services.writer.change(async (tx) => {
      const student = await studentOrNew(tx, world, by);
      const record = newRecord(Parent, { ...input, studentId: student.id }, by, world.now());
      const email = String(record['email']);
      if (email === by.email) throw badInput({ email: apiSentence(inviteMessages.parentsAddress) });
      const id = await keepParent(tx, world, await findPending(tx, record), record);
      await offerFamilyLink(tx, context, {
        purpose: 'parent-invitation',
        parentId: id,
        to: email,
        asker: student,
        by: by.id,
      });
      return id;
    });
    return records?.get(by, parentId) ?? null;
  },
});

/** The record of the pending invitation for this address. */
async function findPending(tx: Queryable, record: Values): Promise<string | undefined> {
  const rows = await readRows(tx, { id: 'text', confirmed: 'boolean' })(
    `select id, confirmed_at is not null as confirmed from parent
     where student_id = $1 and lower(email) = $2 and not deleted
     order by confirmed_at nulls last limit 1 for update`,
    [record['studentId'], record['email']],
  );
  if (rows[0]?.confirmed) throw conflict(apiSentence(messages.linked));
  return rows[0]?.id;
}
