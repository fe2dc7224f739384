import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/**
 * The user that runs PostgreSQL, which refuses to run as root. Empty if we are an ordinary user.
 */
export interface OrdinaryUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * The current user, unless root: then the owner of the existing data folder, or the user `postgres`
 * (created if missing). Throws a DatabaseError if root finds no such user.
 */
export function ordinaryUser(folder?: string): OrdinaryUser {
  if (process.getuid?.() !== 0) return {};
  const owner = folder === undefined ? undefined : statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = findUser('postgres');
  if (found) return found;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const made = findUser('postgres') ?? findUser('nobody');
  if (made) return made;
  throw new DatabaseError(
    'PostgreSQL cannot be run by root and there is no other user: add a user named postgres, start Quad as an ordinary user, or set DATABASE_URL.',
  );
}

function findUser(name: string): Required<OrdinaryUser> | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** A program and its arguments, and who runs it. */
export interface Run {
  readonly command: string;
  readonly args: readonly string[];
  readonly user: OrdinaryUser;
}

/**
 * How to run a program as `user`. If that user can't pass a folder above one of `paths` (a clone
 * below /root, or a temporary folder of root's), the program gets the single capability to traverse
 * folders. Throws a DatabaseError if no program can do so.
 */
export function runAs(user: OrdinaryUser, program: string, args: string[], paths: string[]): Run {
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return { command: program, args, user };
  if ([program, ...paths].every((path) => mayReach(path, uid, gid))) {
    return { command: program, args, user };
  }
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new DatabaseError(
      'A folder above Quad or DATA_DIR is closed to the user as whom root runs PostgreSQL: open it (chmod o+x), or start Quad as an ordinary user.',
    );
  }
  const capability = passingCapability();
  return {
    command: 'setpriv',
    args: [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
      // Without this bit, access(2), which PostgreSQL uses to find its files, would ignore it.
      '--securebits=+no_setuid_fixup',
      '--',
      program,
      ...args,
    ],
    user: {},
  };
}

/** Whether every folder above `path` may be passed through (execute permission; ACLs not looked at). */
function mayReach(path: string, uid: number, gid: number): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The lesser capability where we hold it; containers often leave root only the greater. */
function passingCapability(): 'dac_read_search' | 'dac_override' {
  const bounds = /^CapBnd:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'));
  const held = BigInt(`0x${bounds?.[1] ?? '0'}`);
  return (held & 0b100n) === 0n ? 'dac_override' : 'dac_read_search';
}
