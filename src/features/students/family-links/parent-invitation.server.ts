import {
  findEmailedLink,
  issueLinkToken,
  type EmailedLink,
} from '../../accounts/link-token.server.ts';
import { displayName, nameParts } from '../../accounts/person-name.ts';
import type { PeopleCall, PeopleServices } from '../../accounts/people-services.ts';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { rateLimited } from '../../../platform/model/refusal.ts';
import { familyInvitationUrl } from '../invitation-page.ts';
import { familyEmails as messages } from './emails.messages.ts';
import { offerFamilyLink } from './offer-family-link.server.ts';
import { parentWhoInvites } from './student-invitations.server.ts';

const perSender = { points: 100, perSeconds: 3600 };
const perRecipient = { points: 5, perSeconds: 3600 };
/** Days for which a link that opens the account of a linked parent works. */
const openDays = 1;

interface ShownInvitation {
  readonly studentFirstName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isLinked: boolean;
  readonly isNamed: boolean;
}

/** `parentInvitation(...)`: what an emailed invitation says to the person who has it. */
export const parentInvitation = operation<'parentInvitation', PeopleServices>({
  kind: 'Query',
  name: 'parentInvitation',
  field: `
  "Returns the invitation of a parent, by the key in the emailed link. Null if it is unknown, used, withdrawn or expired."
  parentInvitation(key: String!): ParentInvitation`,
  types: `
    "A pending invitation of a parent, as its link shows it."
    type ParentInvitation {
      studentFirstName: String!
      "What the parent’s account is called, or else what the student says the parent is called."
      firstName: String!
      lastName: String!
      "The parent’s account has a name, which need not be asked for."
      isNamed: Boolean!
      "The parent is linked already, and the link only signs in."
      isLinked: Boolean!
    }`,
  who: ['everyone'],
  async resolve({ key }, { services, world }): Promise<ShownInvitation | null> {
    const { pool } = services.database;
    const link = await findEmailedLink(pool, world, key);
    if (!link?.isOpen) return null;
    const family = await familyOf(pool, link);
    if (!family || family.isLinked !== (link.purpose === 'sign-in')) return null;
    const { studentFirstName, isLinked, accountName, ownFirstName, ownLastName } = family;
    const own =
      ownFirstName && ownLastName
        ? { firstName: ownFirstName, lastName: ownLastName }
        : nameParts(accountName ?? '');
    const isNamed = own.firstName !== '' && own.lastName !== '';
    const { firstName, lastName } = isNamed ? own : family;
    return { studentFirstName, firstName, lastName, isLinked, isNamed };
  },
});

/**
 * `sendParentInvitation(...)`: emails a new link to the address that an old one was emailed to: the
 * invitation again while it waits, a sign-in link once it was accepted.
 */
export const sendParentInvitation = operation<'sendParentInvitation', PeopleServices>({
  kind: 'Mutation',
  name: 'sendParentInvitation',
  field: `
  "Emails a new link to the address that the old one was emailed to, if the invitation still exists. The answer is the same for every key."
  sendParentInvitation(key: String!): Boolean!`,
  who: ['everyone'],
  quiet: true,
  async resolve({ key }, context) {
    const { services, world, address } = context;
    const { pool } = services.database;
    await spendOn(context, `parent-link:from:${addressKey(address)}`, perSender);
    const link = await findEmailedLink(pool, world, key);
    const asking = link && (await parentWhoInvites(pool, link));
    if (asking) {
      const { parentId, by } = asking;
      await spendOn(context, `parent-link:to:${link.address}`, perRecipient);
      await services.writer.change((tx) =>
        offerFamilyLink(tx, context, {
          purpose: 'student-invitation',
          parentId,
          to: link.address,
          asker: asking,
          by,
        }),
      );
      return true;
    }
    const family = link && (await familyOf(pool, link));
    if (!family) return true;
    await spendOn(context, `parent-link:to:${link.address}`, perRecipient);
    await services.writer.change(async (tx) => {
      if (family.isLinked) await sendOpenLink(tx, context, link, family);
      else
        await offerFamilyLink(tx, context, {
          purpose: 'parent-invitation',
          parentId: family.parentId,
          to: link.address,
          asker: { firstName: family.studentFirstName, lastName: family.studentLastName },
          by: family.issuedBy,
        });
    });
    return true;
  },
});

async function spendOn(
  { services, world }: PeopleCall,
  key: string,
  budget: typeof perSender,
): Promise<void> {
  const { allowed, retryAfter } = await spend(services.database.pool, world, key, budget);
  if (!allowed) throw rateLimited(retryAfter);
}

const familyRow = row({
  parentId: 'text',
  studentFirstName: 'text',
  studentLastName: 'text',
  issuedBy: 'text',
  firstName: 'text',
  lastName: 'text',
  isLinked: 'boolean',
  /** Of the account that the address has, where it is a parent's. */
  accountName: 'text?',
  ownFirstName: 'text?',
  ownLastName: 'text?',
});

type Family = RowOf<typeof familyRow>;

/**
 * Which student and which parent a link is about; null where the invitation was withdrawn, goes to
 * another address by now, or the link between the two has ended.
 */
async function familyOf(tx: Queryable, link: EmailedLink): Promise<Family | null> {
  const rows = await readRows(tx, familyRow)(
    `select p.id as "parentId", s.first_name as "studentFirstName",
       s.last_name as "studentLastName", s.user_id as "issuedBy",
       p.first_name as "firstName", p.last_name as "lastName",
       p.user_id is not null as "isLinked", named.name as "accountName",
       own.first_name as "ownFirstName", own.last_name as "ownLastName"
     from parent p
     join student s on s.id = p.student_id and not s.deleted and s.user_id is not null
     left join account a on a.id = p.user_id and a.deleted_at is null
     left join account named on named.email = $2 and named.user_type = 'parent'
       and named.email_verified and named.deleted_at is null
     left join lateral (
       select q.first_name, q.last_name from parent q
       where q.user_id = named.id and not q.deleted
       order by q.confirmed_at, q.id limit 1) own on true
     where p.id::text = $1 and not p.deleted
       and (p.user_id is null and lower(p.email) = $2
            or p.confirmed_at is not null and a.email = $2)`,
    [link.payload['parentId'] ?? link.payload['linked'] ?? '', link.address],
  );
  return rows[0] ?? null;
}

async function sendOpenLink(
  tx: Queryable,
  { services, world }: PeopleCall,
  { address }: EmailedLink,
  { parentId, firstName, lastName, studentFirstName }: Family,
): Promise<void> {
  const { env } = services;
  const { token } = await issueLinkToken(tx, world, {
    purpose: 'sign-in',
    address,
    payload: {
      userType: 'parent',
      name: displayName({ firstName, lastName }),
      linked: parentId,
    },
    issuedBy: null,
    lifetimeDays: openDays,
  });
  const values = { student: cleanName(studentFirstName), brand: env.brand.name };
  await sendAccountEmail(tx, services, {
    kind: 'parent-link',
    to: address,
    unverified: false,
    write: (t) => ({
      subject: t(messages.openSubject, values),
      heading: t(messages.openHeading),
      paragraphs: [t(messages.openLead, values)],
      small: [t(messages.openTail)],
      action: { label: t(messages.openAction), url: familyInvitationUrl(env.publicUrl, token) },
    }),
  });
}
