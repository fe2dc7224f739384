import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { Database } from '../../../platform/database/database.server.ts';
import { createMailer } from '../../../platform/email/mailer.server.ts';
import { silentLog } from '../../../platform/log.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { testBrand } from '../../../platform/testing/test-brand.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { openAccounts, type Accounts } from '../endpoints/accounts.server.ts';
import { mountAccounts } from '../endpoints/mount-accounts.server.ts';

/** The secret and address of the server under test. */
export const testSecret = 'the secret of the server under test, long enough';
export const testUrl = 'http://127.0.0.1:3000';

/** What a test says beside the body. */
interface Aside {
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server that consists of accounts only, on a database of its own. */
export interface TestAccounts {
  readonly fastify: FastifyInstance;
  readonly database: Database;
  readonly accounts: Accounts;
  /** POSTs JSON to an account endpoint: `/sign-in/email`. */
  post(path: string, body?: object, aside?: Aside): Promise<LightMyRequestResponse>;
  get(path: string, aside?: Aside): Promise<LightMyRequestResponse>;
  /** The mails to an address, oldest first. */
  mailsTo(email: string): Promise<{ kind: string; text: string; status: string }[]>;
  /** The six digits of the last mail to an address. */
  lastCode(email: string): Promise<string>;
  count(table: string): Promise<number>;
}

/** Opens a server for the tests of one file; it is closed when they have ended. */
export async function openTestAccounts(parts: Partial<AccountParts> = {}): Promise<TestAccounts> {
  const database = await testDatabase();
  const { pool } = database;
  const mailer = createMailer({ world: realWorld, delivery: 'mailbox', domain: 'quad.test' });
  const accounts = openAccounts({
    pool,
    libraryPool: database.identityPool,
    mailer,
    world: realWorld,
    log: silentLog,
    secret: testSecret,
    publicUrl: testUrl,
    brand: testBrand,
    answerFloor: 0,
    ...parts,
  });
  const app = Fastify({ trustProxy: '127.0.0.2' });
  await mountAccounts(app, accounts);
  afterAll(() => app.close());

  const mailsTo: TestAccounts['mailsTo'] = async (email) => {
    const { rows } = await pool.query<{ kind: string; text: string; status: string }>(
      'select kind, text, status from mail where recipient = $1 order by id',
      [email],
    );
    return rows;
  };
  return {
    fastify: app,
    database,
    accounts,
    mailsTo,
    post: (path, body = {}, aside = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/auth${path}`,
        payload: body,
        headers: headersOf(aside),
      }),
    get: (path, aside = {}) =>
      app.inject({ method: 'GET', url: `/api/auth${path}`, headers: headersOf(aside) }),
    async lastCode(email) {
      const text = (await mailsTo(email)).at(-1)?.text ?? '';
      return /\b\d{6}\b/.exec(text)?.[0] ?? 'no code';
    },
    async count(table) {
      const { rows } = await pool.query<{ n: number }>(`select count(*) as n from ${table}`);
      return rows[0]?.n ?? 0;
    },
  };
}

function headersOf({ token, cookie, headers }: Aside): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cookie === undefined ? {} : { cookie, origin: testUrl }),
    ...headers,
  };
}
