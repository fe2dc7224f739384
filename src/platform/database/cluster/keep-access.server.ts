import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { DatabaseError } from '../database-error.ts';

/** Credentials for Quad's own PostgreSQL, kept for the next start. */
export interface Access {
  readonly password: string;
  /** Where it listened last; taken again when it is free. */
  readonly port?: number;
}

/** A new password of 192 random bits. */
export function newAccess(): Access {
  return { password: randomBytes(24).toString('base64url') };
}

/** Reads what `keepAccess` wrote; undefined when there is no such file. */
export async function readAccess(file: string): Promise<Access | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const broken = new DatabaseError(`${file}, which holds the database's password, is broken.`);
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    throw broken;
  }
  if (typeof kept !== 'object' || kept === null || !('password' in kept)) throw broken;
  if (typeof kept.password !== 'string') throw broken;
  const port = 'port' in kept && typeof kept.port === 'number' ? { port: kept.port } : {};
  return { password: kept.password, ...port };
}

/** Writes it for our eyes only (mode 0600), whole or not at all. */
export async function keepAccess(file: string, access: Access): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(access)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
