import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildExplorer, explorerBuilder, explorerIn } from './building/build-explorer.server.ts';
import { compressAssets } from './building/compress-assets.server.ts';
import { root, runBuilder } from './run-builder.server.ts';
import { shortenRouteMap } from './building/shorten-route-map.ts';
import { nameTwins, readTwins, twinOf } from './building/twin-names.ts';
import { translations } from '../i18n/translations.ts';

/** Where the built pages are: `client/` for browsers, `server/` for this process, `explorer/`. */
export const builtPages = join(root, 'build');

const marker = join(builtPages, 'built-from');

const builder = join(root, 'node_modules', '.bin', 'react-router');

/** Whether the development packages are installed, without which no page can be built. */
export const canBuildPages = (): boolean => existsSync(builder);

/**
 * Builds the pages unless the built ones are those of the sources, and answers whether it had to.
 * Takes some seconds then.
 * @throws Error of one sentence without the development packages, or with what the builder printed
 */
export async function buildPages(): Promise<boolean> {
  const sources = await hashSources();
  if ((await readMarker()) === sources) return false;
  if (!canBuildPages())
    throw new Error(
      'The pages cannot be built without the development packages: run "npm ci --include=dev" first.',
    );
  // Elsewhere first: a process that serves the old pages, or one that builds as well, is not disturbed.
  const fresh = `${builtPages}-${process.pid}`;
  try {
    // In a folder of its own: the React Router build empties its folder first.
    const explorer = `${fresh}-explorer`;
    try {
      await Promise.all([makePages(fresh), buildExplorer(explorer, explorerIn(builtPages))]);
      await rename(explorer, explorerIn(fresh));
    } finally {
      await rm(explorer, { recursive: true, force: true });
    }
    await writeFile(join(fresh, 'built-from'), sources);
    await putInPlace(fresh, sources);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return true;
}

async function makePages(fresh: string): Promise<void> {
  await mkdir(fresh, { recursive: true });
  await runBuilder([builder, 'build'], { QUAD_BUILD_DIRECTORY: fresh });
  await finishRouteMaps(join(fresh, 'client', 'assets'));
  await compressAssets(join(fresh, 'client'));
  await keepOldAssets(fresh);
}

/** Days for which pages of an older build may still ask for what they are made of. */
const oldAssetsStay = 7;

/**
 * Keeps the assets of the previous build: a process that still runs serves it, and open pages
 * request them. Names contain hashes, so nothing conflicts.
 */
async function keepOldAssets(fresh: string): Promise<void> {
  const before = join(builtPages, 'client', 'assets');
  const into = join(fresh, 'client', 'assets');
  const { mtimeMs: now } = await stat(fresh);
  for (const name of await readdir(before).catch(() => [])) {
    // Another build may have just moved its result here.
    const found = await stat(join(before, name)).catch(unlessMissing);
    if (!found || now - found.mtimeMs > oldAssetsStay * 86_400_000) continue;
    await cp(join(before, name), join(into, name), {
      force: false,
      errorOnExist: false,
      preserveTimestamps: true,
    }).catch(unlessMissing);
  }
}

/** Replaces the older build, unless another process has put the same one there by now. */
async function putInPlace(fresh: string, sources: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if ((await readMarker()) === sources) return;
    const old = `${fresh}-old`;
    try {
      await rename(builtPages, old).catch(unlessMissing);
      await rename(fresh, builtPages);
      return;
    } catch (error) {
      if (attempt === 3 && (await readMarker()) !== sources) throw error;
    } finally {
      await rm(old, { recursive: true, force: true });
    }
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

const readMarker = (): Promise<string> => readFile(marker, 'utf8').catch(() => '');

/** The id of the built pages, the same wherever they are built from the same sources; '' for none. */
export const readBuiltId = async (): Promise<string> => (await readMarker()).slice(0, 16);

/** What the pages are made of: other files may change without a new build. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const patterns = ['src/**/*', 'public/**/*', 'locales/*.json', 'package-lock.json'];
  const single = [
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'scripts/compile-messages.ts',
    'scripts/language-twins.ts',
    'scripts/lighten-pages.ts',
    'scripts/load-scripts.ts',
    'scripts/report-lost-routes.ts',
    explorerBuilder,
  ];
  const files: string[] = [...single];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true }))
    if (entry.isFile() && !/\.test\.tsx?$|\.fixture\./.test(entry.name))
      files.push(join(entry.parentPath, entry.name).slice(root.length));
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** Makes the maps of routes short, and one for each language, whose scripts have other names. */
async function finishRouteMaps(assets: string): Promise<void> {
  const files = await readdir(assets);
  for (const name of files.filter((one) => /^manifest-.*\.js$/.test(one))) {
    const path = join(assets, name);
    const map = shortenRouteMap(await readFile(path, 'utf8'));
    await writeFile(path, map);
    for (const language of Object.keys(translations)) {
      const twins = readTwins(files, language).add(name);
      await writeFile(join(assets, twinOf(name, language)), nameTwins(map, twins, language));
    }
  }
}
