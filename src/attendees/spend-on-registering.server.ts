import { addressKey } from '../platform/http/address-key.ts';
import { spend } from '../platform/http/spend.server.ts';
import { rateLimited } from '../platform/model/refusal.ts';
import type { AttendeeCall } from './attendee-services.ts';

/** A school of a thousand registers behind one address, with some tries each. */
const perSender = { points: 3000, perSeconds: 3600 };
/** However often somebody's address is typed in, it is written to a few times. */
const perRecipient = { points: 20, perSeconds: 24 * 3600 };

type Caller = Pick<AttendeeCall, 'services' | 'world' | 'address'>;

/**
 * Counts an attempt to register, through whichever door, for the address that it comes from.
 * @throws Refusal RATE_LIMITED
 */
export const spendAsSender = (call: Caller): Promise<void> =>
  take(call, `register:from:${addressKey(call.address)}`, perSender);

/**
 * The same for the address that is written to.
 * @throws Refusal RATE_LIMITED
 */
export const spendOnRecipient = (call: Caller, email: string): Promise<void> =>
  take(call, `register:to:${email}`, perRecipient);

async function take(
  { services, world }: Caller,
  key: string,
  budget: typeof perSender,
): Promise<void> {
  const { allowed, retryAfter } = await spend(services.database.pool, world, key, budget);
  if (!allowed) throw rateLimited(retryAfter);
}
