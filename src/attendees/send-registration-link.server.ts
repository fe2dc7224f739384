import type { Queryable } from '../platform/database/queryable.ts';
import { operation } from '../platform/graphql/operation.ts';
import { addressKey } from '../platform/http/address-key.ts';
import { spend } from '../platform/http/spend.server.ts';
import { checkField } from '../platform/model/field.ts';
import { badInput, rateLimited } from '../platform/model/refusal.ts';
import type { AttendeeServices } from './attendee-services.ts';
import { FairAttendee } from './fair-attendee.entity.ts';
import { registeredColumns, tellRegistrant, type Registered } from './tell-registrant.server.ts';
import { messages } from '../platform/model/messages.ts';

const perSender = { points: 1000, perSeconds: 3600 };
const perRecipient = { points: 5, perSeconds: 3600 };

/**
 * `sendRegistrationLink(...)`: mails a new link to whoever has registered with an address, for the
 * next of the fairs. The answer is the same for every address.
 */
export const sendRegistrationLink = operation<{ readonly email: string }, AttendeeServices>({
  kind: 'Mutation',
  name: 'sendRegistrationLink',
  field: 'sendRegistrationLink(email: Email!): Boolean!',
  who: ['everybody'],
  quiet: true,
  async resolve({ email: given }, context) {
    const { services, world, address } = context;
    const checked = checkField(FairAttendee.members.email.spec, given, { now: world.now() });
    if (checked.problems) throw badInput({ email: checked.problems[''] ?? messages.required });
    const email = String(checked.value);
    for (const [key, budget] of [
      [`registration-link:from:${addressKey(address)}`, perSender],
      [`registration-link:to:${email}`, perRecipient],
    ] as const) {
      const { allowed, retryAfter } = await spend(services.database.pool, world, key, budget);
      if (!allowed) throw rateLimited(retryAfter);
    }
    await services.writer.change(async (tx) => {
      const registered = await nextOf(tx, email, world.now());
      if (registered) await tellRegistrant(tx, context, registered, 'link', []);
    });
    return true;
  },
});

/** The registration for the next fair; where all are over, for the last one. */
async function nextOf(tx: Queryable, email: string, now: Date): Promise<Registered | null> {
  const { rows } = await tx.query<Registered>(
    `select ${registeredColumns} from fair_attendee t join fair f on f.id = t.fair_id
     where lower(t.email) = $1
     order by f.end_time > $2 desc, abs(extract(epoch from f.start_time - $2)), t.id limit 1`,
    [email, now],
  );
  return rows[0] ?? null;
}
