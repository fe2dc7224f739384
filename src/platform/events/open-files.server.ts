import { readFileSync } from 'node:fs';

/**
 * How many files and sockets this process may hold open at once, as the system told it (Linux);
 * unlimited where it does not say.
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
