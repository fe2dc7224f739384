import { displayName } from '../accounts/display-name.ts';
import { endLinkTokens, issueLinkToken } from '../accounts/link-token.server.ts';
import { signedIn, type PeopleCall, type PeopleServices } from '../accounts/people-services.ts';
import { spendInvitation } from '../accounts/spend-invitation.server.ts';
import { sendLetter } from '../accounts/send-letter.server.ts';
import { invitationUrl } from '../accounts/write-letter.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import { operation } from '../platform/graphql/operation.ts';
import type { Values } from '../platform/model/entity.ts';
import { badInput, conflict } from '../platform/model/refusal.ts';
import { changeRecord, insertRecords } from '../platform/store/house-records.server.ts';
import { newRecord } from '../platform/store/prepare-input.ts';
import { invitationDays } from './invitation-days.ts';
import { familyLetters as said } from './letters.words.ts';
import { ownStudent } from './own-student.server.ts';
import { Parent } from './parent.entity.ts';

interface Input {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly studentRelationship?: string | null;
}

/**
 * `inviteParent(...)`: a student names a parent or guardian, who gets a mail. The link counts when
 * the owner of that address has accepted; asking again for the same address sends a new mail and
 * voids the old one.
 */
export const inviteParent = operation<{ readonly input: Input }, PeopleServices>({
  kind: 'Mutation',
  name: 'inviteParent',
  field: 'inviteParent(input: InviteParentInput!): Parent',
  types: `
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
    await spendInvitation(context, by);
    const parentId = await services.writer.change(async (tx) => {
      const student = await ownStudent(tx, by.id);
      const record = newRecord(Parent, { ...input, studentId: student.id }, by, world.now());
      const email = String(record['email']);
      if (email === by.email) throw badInput({ email: 'Please enter the address of your parent.' });
      const id = await standingOrNew(tx, context, record);
      await endLinkTokens(tx, world, { purpose: 'parent-invitation', payload: { parentId: id } });
      const from = cleanName(displayName(student));
      const { token } = await issueLinkToken(tx, world, {
        purpose: 'parent-invitation',
        address: email,
        payload: { parentId: id, from },
        issuedBy: by.id,
        lifetimeDays: invitationDays,
      });
      await mailInvitation(tx, context, { to: email, from, token });
      return id;
    });
    return records?.get(by, parentId) ?? null;
  },
});

/** The invitation that stands for this address, with the new details; else a new record. */
async function standingOrNew(tx: Queryable, { world }: PeopleCall, record: Values) {
  const { rows } = await tx.query<{ id: string; confirmed: boolean }>(
    `select id, confirmed_at is not null as confirmed from parent
     where student_id = $1 and lower(email) = $2 and not deleted
     order by confirmed_at nulls last limit 1 for update`,
    [record['studentId'], record['email']],
  );
  const standing = rows[0];
  if (standing?.confirmed) throw conflict('You are linked already.');
  if (!standing) {
    const id = world.newId();
    await insertRecords(tx, world, Parent, [{ ...record, id }]);
    return id;
  }
  const { firstName, lastName, phone, studentRelationship } = record;
  const changes = { firstName, lastName, phone, studentRelationship };
  await changeRecord(tx, world, Parent, standing.id, changes);
  return standing.id;
}

async function mailInvitation(
  tx: Queryable,
  { services }: PeopleCall,
  { to, from, token }: { readonly to: string; readonly from: string; readonly token: string },
): Promise<void> {
  const { env } = services;
  const url = `${env.publicUrl}/register`;
  const values = { from, brand: env.brand.name, days: invitationDays, url };
  await sendLetter(tx, services, {
    kind: 'parent-invitation',
    to,
    unverified: true,
    write: (say) => ({
      subject: say(said.inviteSubject, values),
      heading: say(said.inviteHeading, values),
      paragraphs: [
        say(said.parentLead, values),
        say(said.parentAccount, values),
        say(said.inviteTail, values),
      ],
      action: { label: say(said.inviteAction), url: invitationUrl(env.publicUrl, token) },
    }),
  });
}
