import type { PaymentServices } from '../../payments/payments.ts';
import { readdressInvoices } from '../../payments/issue-billing-document.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { isEmail, isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { openExhibitorLink } from '../contact-emails/exhibitor-link.server.ts';
import { queueSettled } from '../settling/process-settled.server.ts';
import { signProof } from './exhibitor-proof.server.ts';
import { amountOf, readRegistration } from '../read-registration.server.ts';
import { writeExhibitorEmail } from '../contact-emails/write-exhibitor-email.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { exhibitorRefusals } from '../exhibitor-refusals.messages.ts';

const perSender = { points: 60, perSeconds: 3600 };

async function admit(pool: Queryable, world: World, address: string): Promise<void> {
  const key = `exhibitor-link:${addressKey(address)}`;
  const { allowed, retryAfter } = await spend(pool, world, key, perSender);
  if (!allowed) throw rateLimited(retryAfter);
}

/** `openExhibitorRegistration(token)`: exchanges an emailed link, once, for a proof. */
export const openExhibitorRegistration = operation<'openExhibitorRegistration', PaymentServices>({
  kind: 'Mutation',
  name: 'openExhibitorRegistration',
  field: `
  "Exchanges the one-time link of an email for a proof of a registration."
  openExhibitorRegistration(token: String!): ExhibitorProof!`,
  who: ['everyone'],
  async resolve({ token }, { services, world, address }) {
    await admit(services.database.pool, world, address);
    return services.writer.change(async (tx) => {
      const id = await openExhibitorLink(tx, world, token);
      const registration = id === null ? null : await readRegistration(tx, id);
      if (!registration) throw notFound(apiSentence(exhibitorRefusals.linkUsed));
      const { fairId, paymentType } = registration;
      // A named billing contact gets the invoice from now on: the registrant is real.
      await readdressInvoices(tx, registration.id);
      await queueSettled(tx, { world, jobs: services.jobs }, registration.id);
      const owed = await amountOf(tx, services.payments, registration);
      const proof = { id: registration.id, fairId, paymentType, how: 'mailed', ...owed } as const;
      return signProof(services.env.secret, world, proof);
    });
  },
});

/**
 * `sendExhibitorLink(...)`: emails a new link if this address has registered for a fair. The
 * response is always the same.
 */
export const sendExhibitorLink = operation<'sendExhibitorLink', PaymentServices>({
  kind: 'Mutation',
  name: 'sendExhibitorLink',
  field: `
  "Emails a new link to a registered exhibitor. The answer is the same for every address."
  sendExhibitorLink(fairId: ID!, email: Email!): Boolean!`,
  who: ['everyone'],
  quiet: true,
  async resolve({ fairId, email }, { services, world, address }) {
    if (!isEmail(email)) throw badInput({ email: messages.email });
    await admit(services.database.pool, world, address);
    if (!isUuid(fairId)) return true;
    await services.writer.change(async (tx) => {
      const rows = await readRows(tx, { id: 'text' })(
        `select e.id from fair_exhibitor e
         left join exhibitor_registration r on r.exhibitor_id = e.id
         where e.fair_id = $1 and lower(e.primary_contact_email) = lower($2)
           and (e.college_id is null or r.bound_at is not null)
         order by e.payment_status = 'refunded', e.id limit 1`,
        [fairId, email.trim()],
      );
      const registration = rows[0] ? await readRegistration(tx, rows[0].id) : null;
      if (!registration) return;
      const { id, email: to, name, fair, paymentType, reach } = registration;
      const owed = await amountOf(tx, services.payments, registration);
      const facts = { id, to, name, fair, paymentType, ...owed, reach };
      await writeExhibitorEmail(tx, { world, ...services }, 'link', facts);
    });
    return true;
  },
});
