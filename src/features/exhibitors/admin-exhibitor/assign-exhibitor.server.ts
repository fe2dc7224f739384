import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import type { PaymentCall, PaymentServices } from '../../payments/payments.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import { bindExhibitor } from '../settling/bind-exhibitor.server.ts';
import { inviteContact, uninviteContact } from '../settling/deliver-exhibit.server.ts';
import { exhibitorRefusals as messages } from '../exhibitor-refusals.messages.ts';
import { likelyColleges } from '../settling/find-college-of.server.ts';
import { readRegistration, type Registration } from '../read-registration.server.ts';
import { writeExhibitorEmail } from '../contact-emails/write-exhibitor-email.server.ts';

/** Candidates shown without a search. */
const mostShown = 20;

const factsRow = row({
  boothId: 'text?',
  booth: nullable(jsonOf<SchemaObject<'ExhibitorBooth'>>()),
  contactName: 'text',
  isInvited: 'boolean',
});

type Facts = RowOf<typeof factsRow>;

/**
 * `exhibitorCollege(exhibitorId)`: the college of a registration, as far as known, and the
 * candidates; `search` finds further ones.
 */
export const exhibitorCollege = operation<'exhibitorCollege', PaymentServices>({
  kind: 'Query',
  name: 'exhibitorCollege',
  field: `
  "Returns the college a registration belongs to, and colleges it may belong to; \`search\` looks for others."
  exhibitorCollege(exhibitorId: ID!, search: String): ExhibitorCollege`,
  types: `
  "The college a registration belongs to, and candidates."
  type ExhibitorCollege {
    id: ID!
    fairId: ID!
    name: String!
    state: String
    postalCode: String
    contactName: String!
    contactEmail: Email!
    "False where an organizer registered it, and no one has agreed to the terms of the fair yet."
    consent: Boolean!
    paymentType: String!
    paymentStatus: String!
    "A part of what was paid has been refunded."
    isPartlyBack: Boolean!
    "How much of it went back, while it counts as paid; null where nothing did."
    partialRefund: PartialRefund
    "Null while no college is assigned."
    collegeId: ID
    collegeName: String
    boothId: ID
    booth: ExhibitorBooth
    "The contact represents the college, or the college registered itself."
    isRep: Boolean!
    "The contact was sent a link that makes them a rep."
    isInvited: Boolean!
    "False for one part of a payment for several fairs, which its college made."
    canAssign: Boolean!
    colleges: [LikelyCollege!]!
  }
  "The booth of the college at the fair."
  type ExhibitorBooth {
    isPublished: Boolean!
    "An organizer closed it for the moment."
    isClosed: Boolean!
    "What visitors read."
    reason: String
  }
  "A college that a registration may be for, and what agrees."
  type LikelyCollege {
    id: ID!
    name: String!
    city: String
    state: String
    sameName: Boolean!
    "The contact's email address is at the college's domain."
    sameHost: Boolean!
    sameState: Boolean!
    "It has another registration for this fair."
    isRegistered: Boolean!
  }`,
  who: ['ADMINS'],
  async resolve({ exhibitorId, search }, { services }) {
    const { pool } = services.database;
    const registration = isUuid(exhibitorId) ? await readRegistration(pool, exhibitorId) : null;
    if (!registration) return null;
    const likely = await likelyColleges(pool, registration, search?.trim() || null);
    const colleges = likely.slice(0, mostShown);
    const rows = await readRows(pool, { id: 'text' })(
      `select distinct college_id as id from fair_exhibitor
       where fair_id = $1 and id <> $2 and college_id = any($3::uuid[])
         and payment_status <> 'refunded'`,
      [registration.fairId, exhibitorId, colleges.map(({ id }) => id)],
    );
    const registered = new Set(rows.map(({ id }) => id));
    const { boothId, booth, contactName, isInvited } = await readFacts(pool, registration);
    const { id, fairId, name, state, postalCode, email, collegeId, college, reach } = registration;
    return {
      id,
      fairId,
      name,
      state,
      postalCode,
      contactName,
      collegeId,
      boothId,
      isInvited,
      booth,
      paymentType: registration.paymentType,
      paymentStatus: registration.paymentStatus,
      consent: registration.consent,
      isPartlyBack: registration.isPartlyBack,
      partialRefund: registration.partialRefund,
      contactEmail: email,
      collegeName: college,
      isRep: reach === 'account',
      canAssign: canAssign(registration),
      colleges: colleges.map((one) => ({ ...one, isRegistered: registered.has(one.id) })),
    };
  },
});

interface Input {
  readonly exhibitorId: string;
  readonly collegeId: string;
  readonly inviteContact: boolean;
}

/**
 * `assignExhibitor(...)`: an admin assigns a registration to a college; it gets its booth, which it
 * keeps when it was assigned to another college before. With `inviteContact` its contact is emailed
 * a link that makes them a rep of that college; without it, earlier links make no one a rep.
 * Repeating the call repairs what is missing.
 */
export const assignExhibitor = operation<'assignExhibitor', PaymentServices>({
  kind: 'Mutation',
  name: 'assignExhibitor',
  field: `
  "Assigns a registration to a college, which gets a booth; with \`inviteContact\`, invites the contact as a rep."
  assignExhibitor(input: AssignExhibitorInput!): Boolean!`,
  types: `
  "The input of \`assignExhibitor\`."
  input AssignExhibitorInput {
    exhibitorId: ID!
    collegeId: ID!
    "Whether the contact of the registration may represent the college."
    inviteContact: Boolean!
  }`,
  who: ['ADMINS'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    await context.services.payments.change((tx) => assign(tx, context, by, input));
    return true;
  },
});

async function assign(tx: Queryable, context: PaymentCall, by: SignedIn, input: Input) {
  const { services, world } = context;
  const { exhibitorId, collegeId } = input;
  const before = isUuid(exhibitorId) ? await readRegistration(tx, exhibitorId) : null;
  if (!before) throw notFound();
  if (!isUuid(collegeId)) throw badInput({ collegeId: apiSentence(messages.chooseCollege) });
  if (!canAssign(before)) throw conflict(apiSentence(messages.notToAssign));
  const bound = await bindExhibitor(tx, world, { exhibitorId, collegeId });
  if (bound === 'taken')
    throw conflict(apiSentence(messages.takenCollege), {
      collegeId: apiSentence(messages.takenCollege),
    });
  if (bound === 'gone') throw badInput({ collegeId: apiSentence(messages.chooseCollege) });
  if (before.collegeId !== null && before.collegeId !== collegeId) await endReps(tx, before);
  if (input.inviteContact) await inviteContact(tx, { world }, exhibitorId, true);
  else await uninviteContact(tx, { world }, exhibitorId);
  await writeAuditEntry(tx, world, by, {
    action: 'assignExhibitor',
    subject: 'FairExhibitor',
    subjectId: exhibitorId,
    details: { collegeId, before: before.collegeId, inviteContact: input.inviteContact },
  });
  const after = await readRegistration(tx, exhibitorId);
  if (!after) throw notFound();
  const { id, email: to, name, fair, paymentType, reach, college } = after;
  await writeExhibitorEmail(tx, { world, ...services }, 'bound', {
    id,
    to,
    name,
    fair,
    paymentType,
    reach,
    college,
    amountCents: null,
    currency: 'usd',
  });
}

/** Ends every rep link that exists because of this registration. */
async function endReps(tx: Queryable, { id }: Registration): Promise<void> {
  await tx.query('select end_reps_of($1, true)', [id]);
  await tx.query(
    `update exhibitor_registration set rep_id = null, rep_invited_at = null, rep_vouched_at = null
     where exhibitor_id = $1`,
    [id],
  );
}

/** A fair paid together with others clearly belongs to the college; a withdrawn one has left. */
const canAssign = ({ paymentId, withdrawnAt, paymentStatus }: Registration): boolean =>
  paymentId === null && withdrawnAt === null && paymentStatus !== 'refunded';

async function readFacts(tx: Queryable, { id }: Registration): Promise<Facts> {
  const rows = await readRows(tx, factsRow)(
    `select b.id as "boothId", case when b.id is not null then json_build_object(
           'isPublished', b.booth_sent, 'isClosed', k.id is not null, 'reason', k.reason) end as booth,
       e.primary_contact_first_name || ' ' || e.primary_contact_last_name as "contactName",
       r.rep_invited_at is not null as "isInvited"
     from fair_exhibitor e left join exhibitor_registration r on r.exhibitor_id = e.id
     left join fair_booth b on b.fair_id = e.fair_id and b.college_id = e.college_id
     left join booth_closing k on k.id = b.id
     where e.id = $1`,
    [id],
  );
  return rows[0] ?? { boothId: null, booth: null, contactName: '', isInvited: false };
}
