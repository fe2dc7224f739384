import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { exhibitAll } from '../features/exhibitors/fairs-signup/exhibit-all.server.ts';
import { payableExhibitor } from '../features/exhibitors/registering/payable-exhibitor.server.ts';
import { queueSettled } from '../features/exhibitors/settling/process-settled.server.ts';
import { payablePack } from '../features/payments/credits/payable-pack.server.ts';
import { payablePayment } from '../features/payments/paying/payable-payment.server.ts';
import type { Payments, Seller } from '../features/payments/payments.ts';
import type { PriceBook } from '../features/payments/price-book.ts';
import { addressOfServer } from '../features/payments/provider/address-of-server.server.ts';
import {
  ProviderFailure,
  type PaymentProvider,
} from '../features/payments/provider/payment-provider.ts';
import {
  receiveWebhook,
  webhookPath,
} from '../features/payments/provider/receive-webhook.server.ts';
import { stripeProvider } from '../features/payments/provider/stripe-provider.server.ts';
import { measurePayments } from '../features/payments/reconciliation/measure-payments.server.ts';
import {
  paymentHandlers,
  paymentSchedules,
} from '../features/payments/reconciliation/payment-jobs.server.ts';
import {
  openTestGateway,
  testGatewayKeys,
  testGatewayPath,
  type TestGateway,
} from '../features/payments/test-gateway/open-test-gateway.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import type { Mailer } from '../platform/email/mailer.server.ts';
import type { Env } from '../platform/env.server.ts';
import { mayBeTriedOut } from '../platform/http/at-home.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/monitoring/metrics.server.ts';
import type { World } from '../platform/world.ts';

interface PaymentParts {
  readonly env: Env;
  readonly database: Database;
  readonly world: World;
  readonly log: Log;
  readonly mailer: Mailer;
  /** The price list at this moment. */
  readonly prices: () => PriceBook;
  /** Absent where no jobs are queued: a server's schedule then finds what was settled. */
  readonly jobs?: () => Jobs;
  /** Called after each committed write. */
  readonly onCommit: () => void;
  /** The app's own address; null while it does not listen. */
  readonly address: () => AddressInfo | string | null;
}

/** Everything around payments. */
export interface PaymentService {
  readonly payments: Payments;
  readonly handlers: readonly AnyJobHandler[];
  readonly schedules: readonly JobSchedule[];
  /** Adds the webhook, and the test gateway if there is one, to the server. */
  mount(parts: { app: FastifyInstance; jobs: Jobs; metrics: Metrics }): void;
  close(): Promise<void>;
}

/**
 * Opens the payments: Stripe with a key; else the test gateway, where testing is allowed; else no
 * card payments.
 */
export function openPayments(parts: PaymentParts): PaymentService {
  const { env, database, world, log, onCommit } = parts;
  const listening = () => {
    const address = parts.address();
    return typeof address === 'object' && address !== null ? addressOfServer(address) : undefined;
  };
  const gateway = env.stripe || !mayBeTriedOut(env) ? null : gatewayOf(parts, listening);
  const paymentsOn = (pool: pg.Pool): Payments => ({
    world,
    log,
    get prices() {
      return parts.prices();
    },
    provider: providerOf(env, world, listening),
    payables: [payablePack, payablePayment, payableExhibitor],
    publicUrl: env.publicUrl,
    brand: env.brand,
    get seller() {
      return sellerOf(env);
    },
    mailer: parts.mailer,
    exhibit: (tx, signUp) =>
      exhibitAll(tx, {
        ...signUp,
        prices: parts.prices(),
        seller: sellerOf(env),
        emails: { world, mailer: parts.mailer, env },
      }),
    async settled(tx, exhibitorId) {
      if (parts.jobs) await queueSettled(tx, { world, jobs: parts.jobs() }, exhibitorId);
    },
    pool,
    async change(work) {
      const result = await transaction(pool, work);
      onCommit();
      return result;
    },
    look: (work) =>
      transaction(pool, async (tx) => {
        await tx.query('set transaction isolation level repeatable read, read only');
        return work(tx);
      }),
  });
  const payments = paymentsOn(database.pool);
  const atWork = paymentsOn(database.jobsPool);
  return {
    payments,
    handlers: paymentHandlers(atWork),
    schedules: [...paymentSchedules(atWork), ...(gateway ? [carrySchedule(gateway)] : [])],
    mount({ app, jobs, metrics }) {
      receiveWebhook(app, payments, jobs);
      gateway?.mount(app);
      measurePayments(metrics, database.jobsPool);
    },
    close: () => gateway?.close() ?? Promise.resolve(),
  };
}

/** An invented seller's address, marked as one: for trying Quad out where none is set. */
const demoAddress = '1 Example Street, Springfield, IL 62701 (demo address)';

function sellerOf(env: Env): Seller {
  const { brand, billing } = env;
  return {
    name: brand.name,
    legalName: brand.legalName,
    address: brand.postalAddress ?? (mayBeTriedOut(env) ? demoAddress : null),
    email: brand.contactEmail ?? null,
    taxId: billing.taxId ?? null,
    remittance: billing.remittance ?? [],
  };
}

function gatewayOf(
  { env, database, world, log }: PaymentParts,
  listening: () => string | undefined,
): TestGateway {
  return openTestGateway({
    pool: database.pool,
    world,
    log,
    ...testGatewayKeys(env.secret),
    merchant: () => env.brand.name,
    publicUrl: env.publicUrl,
    webhookUrl() {
      const at = listening();
      return at === undefined ? undefined : `${at}${webhookPath}`;
    },
  });
}

const carrySchedule = (gateway: TestGateway): JobSchedule => ({
  name: 'carry-test-payments',
  every: '* * * * *',
  zone: 'UTC',
  run: async () => void (await gateway.carryEvents()),
});

/**
 * The card payment provider for this environment; null for none.
 * @param listening the app's local address, for its test gateway
 */
export function providerOf(
  env: Env,
  world: World,
  listening: () => string | undefined,
): PaymentProvider | null {
  const { stripe } = env;
  if (stripe)
    return stripeProvider({ name: 'stripe', ...stripe, apiUrl: () => stripe.apiUrl }, world);
  if (!mayBeTriedOut(env)) return null;
  const apiUrl = () => {
    const at = listening();
    if (at === undefined)
      throw new ProviderFailure('unknown', 'The test gateway does not listen yet.');
    return `${at}${testGatewayPath}`;
  };
  return stripeProvider({ name: 'test', ...testGatewayKeys(env.secret), apiUrl }, world);
}
