import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const beside = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/**
 * The path of one of the large federal files, in the folder that FEDERAL_DATA_DIR names or, without
 * it, in `shared/data` beside the repository; null where there is no such folder. A test then works
 * on the sample that is committed with it, and says so in its name.
 *
 * @throws Error when FEDERAL_DATA_DIR is set and the file is not there.
 */
export function federalData(name: string): string | null {
  const named = process.env['FEDERAL_DATA_DIR'];
  const path = join(named ? resolve(named) : beside, name);
  if (existsSync(path)) return path;
  if (named) throw new Error(`FEDERAL_DATA_DIR holds no ${name}.`);
  return null;
}
