import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { openDatabaseAt } from '../database/database.server.ts';
import type { Database, PoolSizes } from '../database/database.server.ts';
import { silentLog } from '../log.ts';
import { templateName } from './template.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this project; DATABASE is replaced by a database's name. */
    postgres: { kind: Database['kind']; address: string };
  }
}

/** The address of the test server's database `name`. */
export function testAddress(name: string): string {
  return inject('postgres').address.replace(/DATABASE$/, name);
}

/** The initial contents of a database, besides all migrations. */
export interface Beginning {
  /** The name of its template database. */
  readonly name: string;
  /** Called once per run, by the first test file that needs it. */
  fill(database: Database): Promise<void>;
}

interface TestDatabaseOptions {
  /**
   * Number of connections; lower than in production by default, to expose code that takes two at a
   * time.
   */
  readonly pools?: Partial<PoolSizes>;
  /** Absent: nothing. */
  readonly beginning?: Beginning;
}

/**
 * A separate database with all migrations, empty by default. Call it at the top level of a test
 * file or a `describe`, in `beforeAll`, or in a test; it is dropped when closed, at the latest at
 * the end of the file or test.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const { pools, beginning } = options;
  if (beginning) await keep(beginning);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(copyOf(beginning?.name ?? templateName, name));
  const opened = openNamed(name, pools);
  let ending: Promise<void> | undefined;
  const close = () =>
    (ending ??= opened.close().then(() => administer(`drop database ${name} with (force)`)));
  atEnd(close);
  return { ...opened, close };
}

const copyOf = (original: string, name: string) =>
  `create database ${name} template ${original} strategy file_copy`;

const fewer: PoolSizes = { requests: 5, jobs: 3, signIn: 2, identity: 2 };

const openNamed = (name: string, pools?: Partial<PoolSizes>) =>
  openDatabaseAt(inject('postgres').kind, testAddress(name), {
    log: silentLog,
    pools: { ...fewer, ...pools },
  });

/** Fills the database that is copied, unless it is there: of several who ask, one does it. */
async function keep({ name, fill }: Beginning): Promise<void> {
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    const filling = `${name}_filling`;
    await client.query(`drop database if exists ${filling}`);
    await client.query(copyOf(templateName, filling));
    const opened = openNamed(filling, { requests: 1 });
    try {
      await fill(opened);
    } finally {
      await opened.close();
    }
    await client.query(`alter database ${filling} rename to ${name}`);
  });
}

/** Has something closed when the file ends, or the test in which this is called. */
export function atEnd(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
}

const administer = (statement: string) => asAdmin((client) => client.query(statement));

async function asAdmin(use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: testAddress('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
