import { spawn } from 'node:child_process';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { DatabaseError } from '../database-error.ts';
import { ownName } from './cluster.server.ts';
import type { Cluster } from './cluster.server.ts';
import { runAs } from './ordinary-user.server.ts';

/**
 * Creates the data folder of a cluster: UTF-8, the same collation on every machine, SCRAM
 * passwords. It is built in a temporary folder and moved when complete, so an interrupted start
 * leaves nothing that looks like a database.
 */
export async function makeCluster(
  cluster: Cluster,
  password: string,
  flags: readonly string[] = [],
): Promise<void> {
  const draft = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;
  const { uid, gid } = cluster.user;
  const give = async (path: string) => {
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
  };
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await give(draft);
  try {
    await rm(passwordFile, { force: true });
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    await give(passwordFile);
    await runInitdb(cluster, [
      `--pgdata=${draft}`,
      `--username=${ownName}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      ...flags,
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, cluster.folder);
}

async function runInitdb(cluster: Cluster, flags: string[]): Promise<void> {
  const { initdb } = cluster.programs;
  const run = runAs(cluster.user, initdb, flags, [cluster.folder]);
  const child = spawn(run.command, run.args, {
    ...run.user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const end = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => resolve(code ?? signal));
  });
  if (end === 0) return;
  throw new DatabaseError(
    `The database in ${cluster.folder} could not be made: ${whatWentWrong(errorOutput) || `initdb ended with ${end}`}.`,
    { cause: new Error(errorOutput.trim()) },
  );
}

/** The errors of initdb on one line, without its cleanup messages. */
function whatWentWrong(errorOutput: string): string {
  const lines = errorOutput.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('initdb: removing ')).join('; ');
}
