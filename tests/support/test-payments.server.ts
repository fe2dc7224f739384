import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { openPayments } from '../../src/app/open-payments.server.ts';
import type { Payments } from '../../src/features/payments/payments.ts';
import {
  openTestGateway,
  testGatewayPath,
} from '../../src/features/payments/test-gateway/open-test-gateway.server.ts';
import { signMessage } from '../../src/features/payments/test-gateway/open-test-gateway.server.ts';
import { readEnv } from '../../src/platform/env.server.ts';
import { createServer } from '../../src/platform/http/server.server.ts';
import { createLog } from '../../src/platform/monitoring/log.server.ts';
import {
  openShakyConnection,
  type ShakyConnection,
} from '../../src/platform/testing/shaky-connection.server.ts';
import { testRecords, type TestRecords } from './test-records.server.ts';
import { testServer, type Answer, type Person, type TestServer } from './test-server.server.ts';

/** A message of the payment provider that has not been delivered. */
export interface Message {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: { readonly id: string } };
}

/** A server that takes cards with the Stripe SDK; tests control the Stripe server. */
export interface PaymentServer extends TestServer {
  readonly line: ShakyConnection;
  readonly records: TestRecords;
  /** The messages so far, oldest first; only `tell` delivers them. */
  messages(): Promise<Message[]>;
  /** Brings a message to the webhook; answers the status. */
  tell(message: Message | string, signature?: string): Promise<number>;
  /** Brings all messages that were not brought yet, and does the jobs that follow. */
  tellAll(): Promise<void>;
  /** The payer's action on the provider's page; returns the redirect. */
  visit(url: unknown, wish: 'pay' | 'decline' | 'cancel'): Promise<{ status: number; to: string }>;
  /** A college that is approved, with a rep. */
  college(credits?: number): Promise<{ readonly id: string; readonly rep: Person }>;
  /** Another rep of a college. */
  rep(collegeId: string): Promise<Person>;
  credits(collegeId: string): Promise<number>;
  /** The dependencies of another process. */
  readonly elsewhere: Payments;
}

const webhookSecret = 'whsec_tests_only_tests_only';
const secretKey = 'sk_test_tests_only_tests_only';

/** The fields of a checkout that tests look at. */
export const checkoutFields =
  'id state amountCents currency credits refundedCents url test paidAt collegeId subject';

/** Opens such a server with its own database; `more` adds to the environment. */
export async function paymentServer(
  more: Readonly<Record<string, string>> = {},
): Promise<PaymentServer> {
  const line = await openShakyConnection();
  const variables = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `${line.url}${testGatewayPath}`,
    ...more,
  };
  const app = await testServer('2026-11-21T12:00:00Z', { env: variables });
  const { world, database } = app;
  const log = createLog({ level: 'silent' });
  const fastify = createServer({ world, log });
  const gateway = openTestGateway({
    pool: database.pool,
    world,
    log,
    secretKey,
    webhookSecret,
    merchant: () => 'Quad',
    publicUrl: line.url,
    webhookUrl: () => undefined,
  });
  gateway.mount(fastify);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  line.leadTo((fastify.server.address() as AddressInfo).port);
  afterAll(async () => {
    await line.close();
    fastify.server.closeAllConnections();
    await fastify.close();
  });

  const records = await testRecords(app);
  const { payments: elsewhere } = openPayments({
    env: readEnv({ SECRET: secretKey.repeat(2), DATA_DIR: '/nonexistent', ...variables }),
    database,
    world,
    log,
    mailer: app.mailService.mailer,
    prices: () => app.prices.book,
    onCommit: () => undefined,
    address: () => null,
  });
  const told = new Set<string>();
  const messages = async () => {
    const { rows } = await database.pool.query<{ body: Message }>(
      'select body from test_gateway_event order by created_at, body ->> $1, id',
      ['type'],
    );
    return rows.map(({ body }) => body);
  };
  const tell: PaymentServer['tell'] = async (message, signature) => {
    const payload = typeof message === 'string' ? message : JSON.stringify(message);
    if (typeof message !== 'string') told.add(message.id);
    const seconds = Math.floor(world.now().getTime() / 1000);
    const { statusCode } = await app.fastify.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature ?? signMessage(payload, webhookSecret, seconds),
      },
      payload,
    });
    return statusCode;
  };
  const rep = async (collegeId: string) => {
    const person = await app.person('college');
    const id = await records.make('CollegeRep', { collegeId, userId: person.id });
    await database.pool.query('update college_rep set confirmed_at = $2 where id = $1', [
      id,
      world.now(),
    ]);
    return person;
  };
  return {
    ...app,
    line,
    elsewhere,
    records,
    messages,
    tell,
    async tellAll() {
      for (const message of await messages()) if (!told.has(message.id)) await tell(message);
      await app.jobs.runDue();
    },
    async visit(url, wish) {
      const response = await fetch(String(url), {
        method: 'POST',
        body: new URLSearchParams({ do: wish }),
        redirect: 'manual',
      });
      await response.text();
      return { status: response.status, to: response.headers.get('location') ?? '' };
    },
    rep,
    async college(credits = 0) {
      const id = await records.make('College', credits > 0 ? { fairCredits: credits } : {});
      return { id, rep: await rep(id) };
    },
    async credits(collegeId) {
      const { rows } = await database.pool.query<{ credits: number; sum: number }>(
        `select coalesce(fair_credits, 0) as credits,
           (select coalesce(sum(amount), 0)::int from credit_entry where college_id = c.id) as sum
         from college c where id = $1`,
        [collegeId],
      );
      const { credits = 0, sum } = rows[0] ?? {};
      if (credits !== sum) throw new Error(`${credits} credits, and entries of ${String(sum)}.`);
      return credits;
    },
  };
}

/** The record under the name `it` of an answer that must hold one. */
export function itOf({ data, errors }: Answer): Readonly<Record<string, unknown>> {
  const it = data?.['it'];
  if (errors || typeof it !== 'object' || it === null)
    throw new Error(JSON.stringify({ data, errors }));
  return { ...it };
}

export const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

/** Starts a checkout. */
export const start = (who: Person, input: object): Promise<Answer> =>
  who.call(
    `mutation ($input: StartCheckoutInput!) { it: startCheckout(input: $input) { ${checkoutFields} } }`,
    { input },
  );

/** Looks what became of one. */
export const look = (who: Person, id: unknown): Promise<Answer> =>
  who.call(`query ($id: ID!) { it: checkout(id: $id) { ${checkoutFields} } }`, { id });

/** Asks for money back, with a reason unless one is given. */
export const refund = (who: Person, input: object): Promise<Answer> =>
  who.call(
    `mutation ($input: RefundPaymentInput!) { it: refundPayment(input: $input) { ${checkoutFields} } }`,
    { input: { reason: 'The fair was moved.', ...input } },
  );

/** Pays fairs with credits. */
export const spend = (who: Person, collegeId: string, fairIds: readonly string[]) =>
  who.call(
    `mutation ($input: SpendCreditsInput!) { it: spendCredits(input: $input) { id paymentStatus paymentType fairs { id } } }`,
    { input: { collegeId, fairIds } },
  );
