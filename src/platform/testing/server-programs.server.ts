import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresPrograms } from '../database/cluster/postgres-programs.server.ts';

const home = '/usr/lib/postgresql';
const wanted = 15;

/**
 * The programs of a PostgreSQL as servers have it: Debian's version 15, the oldest that Quad runs
 * on, or the next newer one. As root they are installed when they are missing. Throws a sentence
 * when there are none: the tests on a server are never skipped.
 */
export function serverPrograms(): PostgresPrograms {
  const programs = installedPrograms() ?? (install() ? installedPrograms() : undefined);
  if (programs) return programs;
  throw new Error(
    `The tests need the programs of PostgreSQL ${wanted} or newer in ${home}: install Debian's package postgresql-${wanted} (or postgresql).`,
  );
}

function installedPrograms(): PostgresPrograms | undefined {
  if (!existsSync(home)) return undefined;
  const versions = readdirSync(home)
    .map(Number)
    .filter((version) => version >= wanted)
    .sort((a, b) => a - b);
  for (const version of versions) {
    const bin = join(home, String(version), 'bin');
    const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
    if (existsSync(programs.initdb) && existsSync(programs.postgres)) return programs;
  }
  return undefined;
}

function install(): boolean {
  if (process.getuid?.() !== 0) return false;
  // Only the programs are wanted: no server of the machine's own is to be made and started.
  const clusterDefaults = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(clusterDefaults)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(clusterDefaults, 'create_main_cluster = false\n');
  }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const options = ['-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold'];
  apt('update');
  return (
    apt('install', ...options, `postgresql-${wanted}`) || apt('install', ...options, 'postgresql')
  );
}
