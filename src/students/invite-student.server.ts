import { displayName } from '../accounts/display-name.ts';
import { endLinkTokens, issueLinkToken } from '../accounts/link-token.server.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../accounts/people-services.ts';
import { spendInvitation } from '../accounts/spend-invitation.server.ts';
import { sendLetter } from '../accounts/send-letter.server.ts';
import { invitationUrl } from '../accounts/write-letter.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import { operation } from '../platform/graphql/operation.ts';
import type { Values } from '../platform/model/entity.ts';
import { isEmail } from '../platform/model/kinds.ts';
import { messages } from '../platform/model/messages.ts';
import { badInput, conflict } from '../platform/model/refusal.ts';
import { changeRecord, insertRecords } from '../platform/store/house-records.server.ts';
import { newRecord } from '../platform/store/prepare-input.ts';
import { invitationDays } from './invitation-days.ts';
import { familyLetters as said } from './letters.words.ts';
import { Parent } from './parent.entity.ts';

interface Input {
  readonly studentEmail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null;
  readonly studentRelationship?: string | null;
}

/**
 * `inviteStudent(...)`: the twin of `inviteParent`. Makes the Parent record of the caller, which
 * names no student until the owner of the address has accepted.
 */
export const inviteStudent = operation<{ readonly input: Input }, PeopleServices>({
  kind: 'Mutation',
  name: 'inviteStudent',
  field: 'inviteStudent(input: InviteStudentInput!): Parent',
  types: `
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
      throw badInput({ studentEmail: 'Please enter the address of your student.' });
    await spendInvitation(context, by);
    const parentId = await services.writer.change(async (tx) => {
      const record = {
        ...newRecord(Parent, { ...own, email: by.email }, by, world.now()),
        userId: by.id,
      };
      await refuseLinked(tx, by, to);
      const id = await standingOrNew(tx, context, record, to);
      await endLinkTokens(tx, world, { purpose: 'student-invitation', payload: { parentId: id } });
      const from = cleanName(displayName(own));
      const { token } = await issueLinkToken(tx, world, {
        purpose: 'student-invitation',
        address: to,
        payload: { parentId: id, from },
        issuedBy: by.id,
        lifetimeDays: invitationDays,
      });
      await mailInvitation(tx, context, { to, from, token });
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
  if (rows.length > 0) throw conflict('You are linked already.');
}

/** The caller's record that waits for this address, or for nobody; else a new one. */
async function standingOrNew(tx: Queryable, { world }: PeopleCall, record: Values, to: string) {
  const { rows } = await tx.query<{ id: string }>(
    `select p.id from parent p
     where p.user_id = $1 and p.student_id is null and not p.deleted and not exists (
       select 1 from link_token l
       where l.purpose = 'student-invitation'
         and l.payload @> jsonb_build_object('parentId', p.id) and l.address <> $2
         and l.redeemed_at is null and l.ended_at is null and l.expires_at > $3)
     order by p.id limit 1 for update`,
    [record['userId'], to, world.now()],
  );
  const standing = rows[0];
  if (!standing) {
    const id = world.newId();
    await insertRecords(tx, world, Parent, [{ ...record, id }]);
    return id;
  }
  const { firstName, lastName, phone, email, studentRelationship } = record;
  const changes = { firstName, lastName, phone, email, studentRelationship };
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
    kind: 'student-invitation',
    to,
    unverified: true,
    write: (say) => ({
      subject: say(said.inviteSubject, values),
      heading: say(said.inviteHeading, values),
      paragraphs: [
        say(said.studentLead, values),
        say(said.studentAccount, values),
        say(said.inviteTail, values),
      ],
      action: { label: say(said.inviteAction), url: invitationUrl(env.publicUrl, token) },
    }),
  });
}
