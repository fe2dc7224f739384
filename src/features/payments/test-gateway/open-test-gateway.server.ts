import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';
import { addGatewayApi } from './gateway-api.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { preparePage } from '../../../platform/http/security-headers.server.ts';
import {
  paySession,
  readSession,
  type GatewaySession,
  secondsOf,
} from './gateway-objects.server.ts';
import { setGatewayPage, type GatewayPage } from './gateway-page.ts';
import { readForm, textIn } from './read-form.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';

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
async function carryEvents(options: CarryOptions): Promise<number> {
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

/** The signature header of Stripe events (scheme v1: HMAC-SHA256 of `seconds.payload`). */
export function signMessage(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export interface TestGatewayOptions {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Name of the payee, for the page. */
  readonly merchant: () => string;
  /** The public address of the server it is mounted on. */
  readonly publicUrl: string;
  /** Where it sends webhook events; undefined while no one listens there. */
  readonly webhookUrl: () => string | undefined;
}

/** The built-in replacement of Stripe, for trying Quad out and for tests. */
export interface TestGateway {
  /** Adds the gateway to a server. */
  mount(app: FastifyInstance): void;
  /** Sends due events to the webhook; returns how many were accepted. */
  carryEvents(): Promise<number>;
  /** Waits for pending deliveries. */
  close(): Promise<void>;
}

/** The path of the test gateway on its server. */
export const testGatewayPath = '/test-gateway';

/** Keys of a server's own test gateway, the same in each of its processes. */
export function testGatewayKeys(secret: string): { secretKey: string; webhookSecret: string } {
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`test-gateway ${what}`).digest('hex');
  return { secretKey: `sk_test_${derive('key')}`, webhookSecret: `whsec_${derive('webhook')}` };
}

/**
 * Opens the test gateway, at `/test-gateway` of the server it is mounted on: the part of Stripe's
 * API that Quad uses, and the page where a test checkout is paid. All its state is in the database,
 * so several processes form one gateway.
 */
export function openTestGateway(options: TestGatewayOptions): TestGateway {
  const { pool, world, log, merchant } = options;
  const pageUrl = (session: string) =>
    `${options.publicUrl}${testGatewayPath}/checkout/${encodeURIComponent(session)}`;
  let carrying: Promise<unknown> = Promise.resolve();
  const carry = () => carryEvents(options);
  const mount = (app: FastifyInstance) =>
    void app.register(
      (room, _options, ready) => {
        room.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          (_request, body, parsed) => parsed(null, body),
        );
        // All writes of a request are committed by now.
        room.addHook('onResponse', (_request, _reply, done) => {
          carrying = carrying.then(carry).catch((error: unknown) => {
            log.warn({ event: 'payments.test_gateway_failed', err: error }, 'Test gateway failed.');
          });
          done();
        });
        const parts = { pool, world, pageUrl };
        addGatewayApi(room, { ...parts, secretKey: options.secretKey });
        addGatewayPages(room, { ...parts, merchant });
        ready();
      },
      { prefix: testGatewayPath },
    );
  return { mount, carryEvents: carry, close: async () => void (await carrying) };
}

interface PagesOptions {
  readonly world: World;
  readonly pool: pg.Pool;
  readonly merchant: () => string;
  readonly pageUrl: (session: string) => string;
}

interface Route {
  Params: { readonly session: string };
}

/**
 * Adds the page where someone pays a test checkout, lets the card be declined, or cancels. The
 * address is the key: its id can't be guessed, as with the real ones.
 */
function addGatewayPages(app: FastifyInstance, options: PagesOptions): void {
  const { pool, world, merchant, pageUrl } = options;

  function show(reply: FastifyReply, session: GatewaySession | null, declined = false) {
    const nonce = preparePage(reply, world);
    const page: GatewayPage = {
      merchant: merchant(),
      state: session ? stateOf(session, declined) : 'unknown',
      lines: session?.lines ?? [],
      cents: session?.amount_total ?? 0,
      currency: session?.currency ?? 'usd',
      action: session ? pageUrl(session.id) : '',
      backUrl: session?.status === 'complete' ? session.success_url : (session?.cancel_url ?? ''),
      nonce,
    };
    return reply
      .code(session ? (declined ? 402 : 200) : 404)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(setGatewayPage(page));
  }

  app.get<Route>('/checkout/:session', async (request, reply) => {
    const id = request.params.session;
    return show(reply, await transaction(pool, (tx) => readSession(tx, world, id)));
  });

  app.post<Route>('/checkout/:session', async (request, reply) => {
    const wish = textIn(readForm(typeof request.body === 'string' ? request.body : ''), 'do');
    const session = await transaction(pool, async (tx) => {
      const found = await readSession(tx, world, request.params.session);
      return wish === 'pay' && found?.status === 'open' ? paySession(tx, world, found) : found;
    });
    if (wish === 'cancel' && session?.status === 'open')
      return reply.redirect(session.cancel_url, 303);
    if (session?.status === 'complete') return reply.redirect(session.success_url, 303);
    return show(reply, session, wish === 'decline');
  });
}

function stateOf({ status }: GatewaySession, declined: boolean): GatewayPage['state'] {
  if (status === 'complete') return 'paid';
  if (status === 'expired') return 'expired';
  return declined ? 'declined' : 'open';
}
