import { findSignInLink } from '../../accounts/link-token.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkField } from '../../../platform/model/field.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import type { AttendeeCall, AttendeeServices } from '../attendee-services.ts';
import { challengeIn } from '../registering/challenge.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { refusalMessages } from '../registration-refusals.messages.ts';
import {
  registeredRow,
  registeredColumns,
  tellRegistrant,
  type Registered,
} from '../tell-registrant.server.ts';

const day = 24 * 3600;
const perSender = { points: 1000, perSeconds: 3600 };
const perRecipient = { points: 5, perSeconds: 3600 };
/** Each email may contain a code, which allows three guesses. */
const perRecipientAndDay = { points: 10, perSeconds: day };

/**
 * `sendRegistrationLink(...)`: emails a new link, with a code, to the owner of a registered
 * address. The response is the same for every address.
 */
export const sendRegistrationLink = operation<'sendRegistrationLink', AttendeeServices>({
  kind: 'Mutation',
  name: 'sendRegistrationLink',
  field: `
  "Emails a new link and code to a registered address. The answer is the same for every address."
  sendRegistrationLink(
    email: Email!
    "The fair it is about, by its address without \`fair-\`. Absent: the next one, or else the last."
    fair: String
    "As in RegisterForFairInput."
    challenge: String
  ): Boolean!`,
  who: ['everyone'],
  quiet: true,
  async resolve({ email: typedEmail, fair = null, challenge }, context) {
    const checked = checkField(FairAttendee.members.email.spec, typedEmail, {
      now: context.world.now(),
    });
    if (checked.problems) throw badInput({ email: checked.problems[''] ?? messages.required });
    await sendTo(String(checked.value), fair, challengeIn({ challenge }), context);
    return true;
  },
});

/**
 * `sendRegistrationCode(...)`: emails a code to the recipient of a link. A link signs in once; on
 * another device, and later, it needs the code.
 */
export const sendRegistrationCode = operation<'sendRegistrationCode', AttendeeServices>({
  kind: 'Mutation',
  name: 'sendRegistrationCode',
  field: `
  "Emails a code to the address an emailed link belongs to, and returns the fair it is about. The link may have been opened before."
  sendRegistrationCode(key: String!, challenge: String!): String!`,
  who: ['everyone'],
  async resolve({ key, challenge }, context) {
    const { services, world } = context;
    const link = await findSignInLink(services.database.pool, world, key);
    const fair = link?.payload['fair'];
    if (!link || fair === undefined) throw notFound(apiSentence(refusalMessages.noRegistration));
    await sendTo(link.address, fair, challengeIn({ challenge }), context);
    return fair;
  },
});

async function sendTo(
  email: string,
  fair: string | null,
  challenge: string | null,
  context: AttendeeCall,
): Promise<void> {
  const { services, world, address } = context;
  const { pool } = services.database;
  const sender = `registration-link:from:${addressKey(address)}`;
  const { allowed, retryAfter } = await spend(pool, world, sender, perSender);
  if (!allowed) throw rateLimited(retryAfter);
  const wait = await maySendLinkTo(pool, world, email);
  if (wait !== null) throw rateLimited(wait);
  await services.writer.change(async (tx) => {
    const registered = await nextOf(tx, email, fair, world.now());
    if (registered) await tellRegistrant(tx, context, registered, 'link', [], { challenge });
  });
}

/**
 * Counts one more link to an address.
 * @returns null if it can be sent; otherwise the seconds until it can
 */
export async function maySendLinkTo(
  pool: Queryable,
  world: World,
  email: string,
): Promise<number | null> {
  for (const [key, budget] of [
    [`registration-link:to:${email}`, perRecipient],
    [`registration-link:day:${email}`, perRecipientAndDay],
  ] as const) {
    const { allowed, retryAfter } = await spend(pool, world, key, budget);
    if (!allowed) return retryAfter;
  }
  return null;
}

/** The registration for a fair; if none is named, the next fair, or the last if all are over. */
async function nextOf(
  tx: Queryable,
  email: string,
  fair: string | null,
  now: Date,
): Promise<Registered | null> {
  const rows = await readRows(tx, registeredRow)(
    `select ${registeredColumns} from fair_attendee t join fair f on f.id = t.fair_id
     where lower(t.email) = $1 and ($3::text is null or f.slug = $3)
     order by f.end_time > $2 desc, abs(extract(epoch from f.start_time - $2)), t.id limit 1`,
    [email, now, fair],
  );
  return rows[0] ?? null;
}
