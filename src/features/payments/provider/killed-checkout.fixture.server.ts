// A process that dies between the response of the payment service and our commit. Its one argument
// is JSON: connectionString, apiUrl, secretKey, accountId, collegeId, instant.
import pg from 'pg';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { silentLog } from '../../../platform/log.ts';
import { createMailer } from '../../../platform/email/mailer.server.ts';
import { testBrand } from '../../../platform/testing/test-brand.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { priceBook } from '../price-book.ts';
import { makeCheckout } from '../make-checkout.server.ts';
import { packSubject, payablePack } from '../credits/payable-pack.server.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.server.ts';

const said = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const { connectionString, apiUrl, secretKey = '', accountId = '', collegeId = '' } = said;
const world = worldAt(said['instant'] ?? '');
const pool = new pg.Pool({ connectionString });
const whole = stripeProvider(
  { name: 'stripe', secretKey, webhookSecret: 'whsec_tests_only', apiUrl: () => apiUrl },
  world,
);
const dying: PaymentProvider = {
  ...whole,
  async createCheckout(order) {
    const answer = await whole.createCheckout(order);
    process.stdout.write(`${answer.session}\n`);
    process.kill(process.pid, 'SIGKILL');
    return answer;
  },
};

await makeCheckout(
  {
    world,
    pool,
    log: silentLog,
    prices: priceBook([]),
    provider: dying,
    payables: [payablePack],
    publicUrl: 'http://127.0.0.1:3000',
    brand: testBrand,
    seller: {
      name: 'Quad',
      legalName: 'Quad',
      address: null,
      email: null,
      taxId: null,
      remittance: [],
    },
    mailer: createMailer({ world, delivery: 'mailbox', domain: 'mailbox.invalid' }),
    exhibit: () => Promise.resolve(),
    settled: () => Promise.resolve(),
    change: (work) => transaction(pool, work),
    look: (work) => transaction(pool, work),
  },
  {
    id: accountId,
    email: 'rep@college.test',
    role: 'COLLEGES',
    approved: true,
    holds: { college: [collegeId] },
    sessionId: null,
    expiresAt: new Date(8.64e15),
  },
  { subject: 'pack', subjectId: packSubject(collegeId, 'three', 1), requestKey: null },
);
