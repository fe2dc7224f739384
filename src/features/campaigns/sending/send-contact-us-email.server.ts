import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkField } from '../../../platform/model/field.ts';
import { longText } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, rateLimited } from '../../../platform/model/refusal.ts';
import { adminAddresses, sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { PeopleCall, PeopleServices } from '../../accounts/people-services.ts';
import { campaignRefusals } from '../campaign-refusals.messages.ts';
import { campaignEmails } from '../emails.messages.ts';

/** A person writes a few times; a school behind one address may have several people who do. */
const perSender = { points: 10, perSeconds: 3600 };
/** Whatever robots do, the mailbox of a small company stays readable. */
const forEveryone = { points: 300, perSeconds: 24 * 3600 };

const message = longText().spec;

/**
 * `sendContactUsEmail(...)`: emails a visitor's message to the brand's contact address, or to all
 * admins where none is set. A query in the specification, but rejected over GET: it sends email.
 */
export const sendContactUsEmail = operation<'sendContactUsEmail', PeopleServices>({
  kind: 'Query',
  name: 'sendContactUsEmail',
  field: `
  "Sends a visitor’s message to the contact address, or to all admins if none is set. Refused over GET."
  sendContactUsEmail(body: String!): String`,
  who: ['everyone'],
  feature: 'contact-form',
  postOnly: true,
  async resolve({ body }, context) {
    const { services, world, viewer, address } = context;
    const checked = checkField(message, body, { now: world.now() });
    if (checked.problems) throw badInput({ body: checked.problems[''] ?? messages.required });
    const { pool } = services.database;
    for (const [key, budget] of [
      [`contact:${viewer?.id ?? addressKey(address)}`, perSender],
      ['contact', forEveryone],
    ] as const) {
      const { allowed, retryAfter } = await spend(pool, world, key, budget);
      if (!allowed) throw rateLimited(retryAfter);
    }
    await services.writer.change((tx) => forward(tx, context, String(checked.value)));
    return 'Thank you. Your message has been sent.';
  },
});

async function forward(
  tx: Queryable,
  { services, viewer }: PeopleCall,
  body: string,
): Promise<void> {
  const { env } = services;
  const sender = viewer?.email ?? null;
  const { contactEmail } = env.brand;
  const readers = contactEmail === undefined ? await adminAddresses(tx) : [contactEmail];
  // No one is thanked for what no one will read.
  if (readers.length === 0) throw conflict(apiSentence(campaignRefusals.nobodyReads));
  for (const to of readers)
    await sendAccountEmail(tx, services, {
      kind: 'contact-us',
      to,
      ...(sender === null ? {} : { headers: { 'Reply-To': sender } }),
      write: (t) => ({
        subject: t(campaignEmails.contactSubject, { brand: env.brand.name }),
        heading: t(campaignEmails.contactHeading),
        paragraphs: [
          ...body.split(/\n\s*\n/),
          sender === null
            ? t(campaignEmails.contactByVisitor)
            : t(campaignEmails.contactBy, { email: sender }),
        ],
      }),
    });
}
