import type { TestProject } from 'vitest/node';
import { embeddedPrograms } from '../database/cluster/postgres-programs.server.ts';
import { makeTemplate } from './template.server.ts';
import { startTestCluster } from './test-cluster.server.ts';

/** Before the first test of the project `embedded`: starts the embedded PostgreSQL. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestCluster(embeddedPrograms());
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.remove();
    throw error;
  }
  project.provide('postgres', { kind: 'embedded', address: server.address('DATABASE') });
  return server.remove;
}
