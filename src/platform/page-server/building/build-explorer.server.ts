import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.server.ts';
import { root, runBuilder } from '../run-builder.server.ts';

/** The script that builds the explorer. */
export const explorerBuilder = 'scripts/build-explorer.ts';

/** Brotli quality. The highest takes ten seconds for 6 MB, and few people open the page. */
const quality = 9;

/** Where in the build the explorer is. */
export const explorerIn = (build: string): string => join(build, 'explorer');

/**
 * Puts the API explorer into the folder `target`. Copies the old one unless its sources or a package
 * have changed.
 */
export async function buildExplorer(target: string, old = target): Promise<void> {
  const sources = await hashSources();
  const marker = await readFile(join(old, 'built-from'), 'utf8').catch(() => '');
  if (marker === sources) {
    if (target !== old) await cp(old, target, { recursive: true, preserveTimestamps: true });
    return;
  }
  await mkdir(target, { recursive: true });
  await runBuilder([explorerBuilder, target]);
  await compressAssets(join(target, 'assets'), quality);
  await writeFile(join(target, 'built-from'), sources);
}

async function hashSources(): Promise<string> {
  const files = ['package-lock.json', explorerBuilder];
  for await (const file of glob('src/features/shell/explorer/*', { cwd: root })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}
