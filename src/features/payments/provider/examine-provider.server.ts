import { findingsAbout, reasonOf, type Finding } from '../../../platform/cli/finding.ts';
import type { World } from '../../../platform/world.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Requests the payments of the last hour from the payment service, which needs only the key. */
export async function examineProvider(
  provider: PaymentProvider,
  world: World,
): Promise<readonly Finding[]> {
  const about = findingsAbout('Card payments');
  try {
    const payments = provider.listCheckouts(new Date(world.now().getTime() - 3_600_000));
    await payments[Symbol.asyncIterator]().next();
    return [about.good('Stripe takes the key of STRIPE_SECRET_KEY.')];
  } catch (error) {
    return [about.wrong(`Stripe does not take STRIPE_SECRET_KEY: ${reasonOf(error)}.`)];
  }
}
