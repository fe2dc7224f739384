import { displayName, type NameParts } from '../../accounts/person-name.ts';
import {
  endLinkTokens,
  issueLinkToken,
  type LinkPayload,
} from '../../accounts/link-token.server.ts';
import type { PeopleCall } from '../../accounts/people-services.ts';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { familyInvitationUrl } from '../invitation-page.ts';
import { familyEmails as messages } from './emails.messages.ts';
import { Parent } from '../parent.entity.ts';

/** Lifetime of an invitation between parent and student in days. */
const invitationDays = 14;

interface Offer {
  /** Who is asked: a parent or a student. */
  readonly purpose: 'parent-invitation' | 'student-invitation';
  /** The Parent record that the link is about. */
  readonly parentId: string;
  readonly to: string;
  /** Who asks. */
  readonly asker: NameParts;
  /** The account of who asks. */
  readonly by: string;
}

const ownMessages = {
  'parent-invitation': {
    subject: messages.parentSubject,
    heading: messages.parentHeading,
    lead: messages.parentLead,
    account: messages.parentAccount,
    action: messages.parentAction,
  },
  'student-invitation': {
    subject: messages.inviteSubject,
    heading: messages.inviteHeading,
    lead: messages.studentLead,
    account: messages.studentAccount,
    action: messages.inviteAction,
  },
} as const;

/**
 * Emails one side of a family the other's offer; earlier offers about the same record
 * become void.
 */
export async function offerFamilyLink(
  tx: Queryable,
  context: PeopleCall,
  { purpose, parentId, to, asker, by }: Offer,
): Promise<void> {
  const { services, world } = context;
  const { env } = services;
  await endLinkTokens(tx, world, { purpose, payload: { parentId } });
  const from = cleanName(displayName(asker));
  const { token } = await issueLinkToken(tx, world, {
    purpose,
    address: to,
    payload: { parentId, from, ...(await newcomerOf(tx, purpose, parentId)) },
    issuedBy: by,
    lifetimeDays: invitationDays,
  });
  const values = {
    from,
    brand: env.brand.name,
    days: invitationDays,
    student: cleanName(asker.firstName ?? '') || from,
  };
  const { subject, heading, lead, account, action } = ownMessages[purpose];
  await sendAccountEmail(tx, services, {
    kind: purpose,
    to,
    unverified: true,
    // Families mostly read the same language.
    ownLocale: await localeOf(tx, by),
    write: (t) => ({
      subject: t(subject, values),
      heading: t(heading, values),
      paragraphs: [t(lead, values), t(account, values)],
      small: [t(messages.inviteTail, values)],
      action: { label: t(action), url: familyInvitationUrl(env.publicUrl, token) },
    }),
  });
}

async function localeOf(tx: Queryable, accountId: string): Promise<string | null> {
  const rows = await readRows(tx, { locale: 'text?' })('select locale from account where id = $1', [
    accountId,
  ]);
  return rows[0]?.locale ?? null;
}

/** What an invited parent's account is made from, should there be none; see `spendSignInLink`. */
async function newcomerOf(
  tx: Queryable,
  purpose: Offer['purpose'],
  parentId: string,
): Promise<LinkPayload> {
  if (purpose !== 'parent-invitation') return {};
  const rows = await readRows(tx, { firstName: 'text', lastName: 'text' })(
    'select first_name as "firstName", last_name as "lastName" from parent where id = $1',
    [parentId],
  );
  return { userType: 'parent', name: displayName(rows[0] ?? {}) };
}

/**
 * Keeps what an invitation says of a parent: in the record that stands already, else in a new one.
 * @returns its id
 */
export async function keepParent(
  tx: Queryable,
  world: World,
  standingId: string | undefined,
  record: Values,
): Promise<string> {
  if (standingId === undefined) {
    const id = world.newId();
    await insertRecords(tx, world, Parent, [{ ...record, id }]);
    return id;
  }
  const { firstName, lastName, phone, email, studentRelationship } = record;
  const changes = { firstName, lastName, phone, email, studentRelationship };
  await changeRecord(tx, world, Parent, standingId, changes);
  return standingId;
}
