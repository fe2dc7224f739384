import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { openDatabaseAt } from '../database/database.server.ts';
import type { Database } from '../database/database.server.ts';
import { silentLog } from '../log.ts';
import { templateName } from './template.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this project; DATABASE stands for a database's name. */
    postgres: { kind: Database['kind']; address: string };
  }
}

/** The address of the test server's database `name`. */
export function testAddress(name: string): string {
  return inject('postgres').address.replace(/DATABASE$/, name);
}

/**
 * A database of one's own with all migrations and nothing else in it. To be called at the top level
 * of a test file, of a `describe`, of a `beforeAll`, or in a test; it is dropped when it is closed, at
 * the latest when the file, or that test, has ended.
 */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${templateName} strategy file_copy`);
  const opened = openDatabaseAt(inject('postgres').kind, testAddress(name), {
    log: silentLog,
    poolSize: options.poolSize ?? 5,
  });
  let ending: Promise<void> | undefined;
  const close = () =>
    (ending ??= opened.close().then(() => administer(`drop database ${name} with (force)`)));
  atEnd(close);
  return { ...opened, close };
}

/** Has something closed when the file ends, or the test in which this is called. */
export function atEnd(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testAddress('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
