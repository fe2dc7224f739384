import { addressKey } from '../../../platform/http/address-key.ts';
import { spendEach } from '../../../platform/http/spend.server.ts';
import { rateLimited } from '../../../platform/model/refusal.ts';
import type { AttendeeCall } from '../attendee-services.ts';

/** A school of a thousand registers from one address, with retries; see strangers.server.ts. */
const perSender = { points: 3000, perSeconds: 3600 };
/** However often an address is entered, it receives only a few emails. */
const perRecipient = { points: 20, perSeconds: 24 * 3600 };

type Caller = Pick<AttendeeCall, 'services' | 'world' | 'address'>;

/**
 * Counts an attempt to register, from any entry point, for its network address and, if known, for
 * the recipient of its email.
 * @throws Refusal RATE_LIMITED
 */
export async function spendOnRegistering(
  { services, world, address }: Caller,
  email?: string,
): Promise<void> {
  const { allowed, retryAfter } = await spendEach(services.database.pool, world, [
    [`register:from:${addressKey(address)}`, perSender],
    ...(email === undefined ? [] : ([[`register:to:${email}`, perRecipient]] as const)),
  ]);
  if (!allowed) throw rateLimited(retryAfter);
}
