import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The path of a large file of real data that somebody has put into `../shared/data` beside the
 * repository; null where there is none, and a test then works on the rows it brings itself.
 */
export function sharedData(name: string): string | null {
  const path = fileURLToPath(new URL(`../../../../shared/data/${name}`, import.meta.url));
  return existsSync(path) ? path : null;
}
