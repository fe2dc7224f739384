import { sweepAccounts } from './accounts/sweep-accounts.server.ts';
import type { Queryable } from './platform/database/queryable.ts';
import { sweepMail } from './platform/email/forget-mail.server.ts';
import { sweepBudgets } from './platform/http/spend.server.ts';
import type { Log } from './platform/log.ts';
import type { World } from './platform/world.ts';

interface Parts {
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
}

const hour = 3_600_000;
/** Days for which mails that have been sent are kept. */
const mailDays = 30;

/** Deletes what has run out: sessions, codes, budgets, old mails. Any process may do it at any time. */
export async function sweepHouse({ pool, world }: Parts): Promise<void> {
  await sweepAccounts(pool, world);
  await sweepBudgets(pool, world);
  await sweepMail(pool, new Date(world.now().getTime() - mailDays * 24 * hour));
}

/** Sweeps once an hour until the answer is called. */
export function keepTidy(parts: Parts): () => void {
  const timer = setInterval(() => {
    sweepHouse(parts).catch((error: unknown) => {
      parts.log.warn({ err: error }, 'The house could not be swept.');
    });
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
