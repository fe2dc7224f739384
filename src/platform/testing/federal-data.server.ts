import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const beside = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/**
 * The path of a large federal file, in the folder named by FEDERAL_DATA_DIR or, without it, in
 * `shared/data` next to the repository; null if there is no such folder. A test then uses its
 * committed sample, and says so in its name.
 *
 * @throws Error if FEDERAL_DATA_DIR is set and the file is missing
 */
export function federalData(name: string): string | null {
  const named = process.env['FEDERAL_DATA_DIR'];
  const path = join(named ? resolve(named) : beside, name);
  if (existsSync(path)) return path;
  if (named) throw new Error(`FEDERAL_DATA_DIR holds no ${name}.`);
  return null;
}
