import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const packageShape = v.object({ version: v.string() });

/** The version of this Quad, as package.json says it. */
export async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return v.parse(packageShape, JSON.parse(text)).version;
}
