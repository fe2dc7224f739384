import { readFileSync } from 'node:fs';

/**
 * Maximum open files and sockets of this process, as reported by the system (Linux); unlimited if
 * unknown.
 */
export function readOpenFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const [, soft] = /^Max open files\s+(\S+)/m.exec(limits) ?? [];
    return soft === undefined || soft === 'unlimited' ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}
