import { signedIn } from '../../accounts/people-services.ts';
import type { PaymentServices } from '../../payments/payments.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, notFound } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { exhibitorRefusals } from '../exhibitor-refusals.messages.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';
import { showRegistration } from '../confirmation/look-at-registration.server.ts';
import { proofOf, readRegistration } from '../read-registration.server.ts';

/**
 * `agreeToExhibitorRegistration(...)`: the contact of an exhibitor entered by an organizer agrees
 * to the terms of the fair, after opening the emailed link.
 */
const agreeToExhibitorRegistration = operation<'agreeToExhibitorRegistration', PaymentServices>({
  kind: 'Mutation',
  name: 'agreeToExhibitorRegistration',
  field: `
  "Agrees to the terms of a fair for which an organizer registered the exhibitor."
  agreeToExhibitorRegistration(proof: String!, consent: Boolean!): ExhibitorRegistration!`,
  who: ['everyone'],
  async resolve({ proof: proofToken, consent }, context) {
    const proof = proofOf(context, proofToken);
    if (proof.how !== 'mailed') throw notFound(apiSentence(exhibitorRefusals.openByLink));
    await context.services.writer.change((tx) => agree(tx, context.world, proof.id, consent));
    return showRegistration(context, proof);
  },
});

/** `agreeToMyExhibit(...)`: the same for a rep of the college, or its signed-in contact. */
const agreeToMyExhibit = operation<'agreeToMyExhibit', PaymentServices>({
  kind: 'Mutation',
  name: 'agreeToMyExhibit',
  field: `
  "Agrees to the terms of a fair for which an organizer registered the caller's exhibitor. Answers its id."
  agreeToMyExhibit(id: ID!, consent: Boolean!): ID!`,
  who: ['signedIn'],
  resolve({ id, consent }, context) {
    const by = signedIn(context);
    if (!isUuid(id)) throw notFound();
    return context.services.writer.change(async (tx) => {
      const { rowCount } = await tx.query(
        `select from fair_exhibitor where id = $1
           and (college_id = any($3::uuid[]) or college_id is null
             and (user_id = $2 or lower(primary_contact_email) = $4))`,
        [id, by.id, by.holds['college'] ?? [], by.email.toLowerCase()],
      );
      if (rowCount !== 1) throw notFound();
      await agree(tx, context.world, id, consent);
      return id;
    });
  },
});

/**
 * Records the agreement and its time, which identifies the terms' version. The first one stays.
 * @throws Refusal BAD_USER_INPUT without agreement, CONFLICT for a fair that is over
 */
async function agree(tx: Queryable, world: World, id: string, consent: boolean): Promise<void> {
  await tx.query('select from fair_exhibitor where id = $1 for update', [id]);
  const registration = await readRegistration(tx, id);
  if (!registration || registration.paymentStatus === 'refunded')
    throw notFound(apiSentence(exhibitorRefusals.withdrawn));
  if (registration.withdrawnAt !== null) throw conflict(apiSentence(exhibitorRefusals.youWithdrew));
  if (registration.consent) return;
  const now = world.now();
  if (new Date(registration.fair.endTime) <= now)
    throw conflict(apiSentence(exhibitorRefusals.over));
  if (!consent) throw badInput({ consent: messages.required });
  await changeRecord(tx, world, FairExhibitor, id, { consent: true });
  await tx.query(
    `insert into exhibitor_registration (exhibitor_id, created_at, agreed_at) values ($1, $2, $2)
     on conflict (exhibitor_id) do update set agreed_at = $2`,
    [id, now],
  );
}

/** The operations by which exhibitors entered by organizers agree to the terms of a fair. */
export const agreeingOperations = [agreeToExhibitorRegistration, agreeToMyExhibit] as const;
