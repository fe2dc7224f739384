import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';
import { carryEvents } from './carry-events.server.ts';
import { addGatewayApi } from './gateway-api.server.ts';
import { addGatewayPages } from './gateway-pages.server.ts';

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
