import type pg from 'pg';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';
import { signMessage } from './sign-message.server.ts';
import { secondsOf } from './gateway-objects.server.ts';

interface CarryOptions {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly webhookSecret: string;
  /** The webhook's address; undefined while no one listens. */
  readonly webhookUrl: () => string | undefined;
}

/** Milliseconds before the first retry; later ones wait longer, up to an hour, for three days. */
const waits = [5_000, 30_000, 120_000, 600_000];
const longest = 3_600_000;
const most = 80;

/**
 * Sends due events to the webhook, signed and over HTTP. Rejected ones are retried later. Returns
 * how many were accepted.
 */
export async function carryEvents(options: CarryOptions): Promise<number> {
  const { pool, world, log, webhookUrl, webhookSecret } = options;
  const url = webhookUrl();
  if (url === undefined) return 0;
  let taken = 0;
  for (;;) {
    const now = world.now();
    // A claim on an event lasts a minute; after a crash it expires.
    const rows = await readRows(pool, { id: 'text', body: jsonOf<object>(), tries: 'number' })(
      `update test_gateway_event e
       set tries = tries + 1, next_try_at = $1::timestamptz + interval '1 minute'
       from (select id from test_gateway_event where next_try_at <= $1
             order by next_try_at, id limit 1 for update skip locked) due
       where e.id = due.id returning e.id, e.body, e.tries`,
      [now],
    );
    const event = rows[0];
    if (!event) return taken;
    const payload = JSON.stringify(event.body);
    const signature = signMessage(payload, webhookSecret, secondsOf(now));
    const ok = await post(url, payload, signature).catch((error: unknown) => {
      log.debug(
        { event: 'payments.test_webhook_failed', err: error },
        'The test gateway did not reach the webhook.',
      );
      return false;
    });
    const wait = waits[event.tries - 1] ?? longest;
    const next = ok || event.tries >= most ? null : new Date(now.getTime() + wait);
    await pool.query('update test_gateway_event set next_try_at = $2 where id = $1', [
      event.id,
      next,
    ]);
    if (ok) taken += 1;
  }
}

async function post(url: string, payload: string, signature: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.ok;
}
