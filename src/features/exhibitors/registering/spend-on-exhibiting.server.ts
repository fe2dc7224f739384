import { addressKey } from '../../../platform/http/address-key.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import type { CallContext } from '../../../platform/graphql/operation.ts';
import { rateLimited } from '../../../platform/model/refusal.ts';
import type { StoreServices } from '../../../platform/store/store-services.server.ts';

/** Several colleges can share an IP address; emails to a contact have the mailer's own limit. */
const perSender = { points: 40, perSeconds: 3600 };

/**
 * Counts an attempt to register an exhibitor, by any endpoint, for the account or else for the IP
 * address.
 * @throws Refusal RATE_LIMITED
 */
export async function spendOnExhibiting({
  services,
  world,
  address,
  viewer,
}: CallContext<StoreServices>): Promise<void> {
  const { allowed, retryAfter } = await spend(
    services.database.pool,
    world,
    `exhibitor:${viewer?.id ?? addressKey(address)}`,
    perSender,
  );
  if (!allowed) throw rateLimited(retryAfter);
}
