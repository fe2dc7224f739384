import type { TestProject } from 'vitest/node';
import { serverPrograms } from './server-programs.server.ts';
import { makeTemplate } from './template.server.ts';
import { startTestCluster } from './test-cluster.server.ts';

/** Before the first test of the project `server`: a PostgreSQL as servers have it. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestCluster(serverPrograms());
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.remove();
    throw error;
  }
  project.provide('postgres', { kind: 'server', address: server.address('DATABASE') });
  return server.remove;
}
