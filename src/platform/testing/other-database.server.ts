import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { embeddedPrograms } from '../database/cluster/postgres-programs.server.ts';
import type { Database } from '../database/database.server.ts';
import { serverPrograms } from './server-programs.server.ts';
import { startTestCluster, type TestCluster } from './test-cluster.server.ts';

/** A PostgreSQL of the kind that the tests of this project do not run on. */
export interface OtherCluster {
  readonly kind: Database['kind'];
  /**
   * Makes an empty database that belongs to an ordinary role, as an operator is given one, and
   * answers its address.
   */
  emptyDatabase(): Promise<string>;
}

/** Starts it; it ends with the test file. */
export async function otherCluster(): Promise<OtherCluster> {
  const kind = inject('postgres').kind === 'server' ? 'embedded' : 'server';
  const cluster = await startTestCluster(kind === 'server' ? serverPrograms() : embeddedPrograms());
  afterAll(() => cluster.remove());
  return { kind, emptyDatabase: () => ordinaryDatabase(cluster) };
}

/** Makes an empty database that belongs to an ordinary role and answers its address. */
export async function ordinaryDatabase(cluster: TestCluster): Promise<string> {
  const name = `ordinary_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: cluster.address('postgres') });
  await client.connect();
  try {
    await client.query(`create role ${name} login nosuperuser password 'ordinary'`);
    await client.query(`create database ${name} owner ${name}`);
  } finally {
    await client.end();
  }
  return `postgresql://${name}:ordinary@127.0.0.1:${cluster.port}/${name}`;
}
