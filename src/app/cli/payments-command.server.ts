import { postOf } from '../mail.server.ts';
import { openPayments } from '../open-payments.server.ts';
import {
  findDifferences,
  readDifferences,
} from '../../features/payments/reconciliation/find-differences.server.ts';
import type { Difference } from '../../features/payments/reconciliation/note-difference.server.ts';
import { ProviderFailure } from '../../features/payments/provider/payment-provider.ts';
import { readPriceBook } from '../../features/payments/prices/open-prices.server.ts';
import { reconcile } from '../../features/payments/reconciliation/reconcile.server.ts';
import { CommandFailure, type Command, type CommandCall } from '../../platform/cli/command.ts';
import { withSettings } from '../../features/settings/open-settings.server.ts';
import { silentLog } from '../../platform/log.ts';

/** `quad payments ACTION` */
export const paymentsCommand: Command = {
  name: 'payments',
  arguments: ['ACTION'],
  summary: 'Checks payments with the payment provider, or lists differences.',
  help: [
    'reconcile asks the payment provider about every open payment without news for five minutes, then',
    'compares the books: credits with purchases and spending, and payments and refunds with those of',
    'the provider over the last 35 days. list shows what the last comparison found. A running server',
    'does both by itself, every ten minutes and once a night. With the test gateway, the server must be',
    'running. Exits with code 1 if anything differs.',
  ].join('\n'),
  async run(call) {
    const action = call.argument('ACTION');
    if (action !== 'reconcile' && action !== 'list')
      throw new CommandFailure(`ACTION must be reconcile or list, not "${action}".`);
    const { database } = await call.openDatabase();
    const env = await withSettings(call.readEnv(), database.pool);
    if (action === 'list') return tell(call, await readDifferences(database.pool));
    const prices = await readPriceBook(env, database.pool);
    const { payments } = openPayments({
      env,
      database,
      world: call.world,
      log: silentLog,
      mailer: postOf(env, database.pool, call.world).mailer,
      prices: () => prices,
      onCommit: () => undefined,
      address: () => ({ address: env.host, port: env.port, family: 'IPv4' }),
    });
    if (!payments.provider)
      call.print('No payment provider is set up; comparing only the local books.');
    try {
      const { asked, failed } = await reconcile(payments);
      call.print(`Asked about ${asked} open payments; ${failed} of them got no answer.`);
      tell(call, await findDifferences(payments));
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      throw new CommandFailure(`Couldn’t reach the payment provider (${error.message}).`);
    }
  },
};

function tell(call: CommandCall, differences: readonly Difference[]): void {
  for (const { kind, subject, details } of differences)
    call.print(`${kind}: ${subject} ${JSON.stringify(details)}`);
  if (differences.length > 0)
    throw new CommandFailure(`The books differ in ${differences.length} places.`);
  call.print('The books agree.');
}
