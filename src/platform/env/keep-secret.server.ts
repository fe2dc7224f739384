import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from './env-error.ts';

/**
 * The secret in DATA_DIR/secret, readable only by us (mode 0600); created at first start from 384
 * random bits. Processes that start at once agree on one.
 */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const secret = read(file) ?? make(dataDir, file);
  if (secret.length >= 32) return secret;
  throw new EnvError(`${file} is broken: put it back, or set SECRET.`);
}

/** Replaces the secret in `file` atomically. */
export function replaceSecret(file: string, secret: string): void {
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

function make(dataDir: string, file: string): string {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, {
      mode: 0o600,
      flush: true,
    });
    // A link appears complete and only once; the second process reads what the first created.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new EnvError(`DATA_DIR cannot be written to (${String(error)}).`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? '';
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
