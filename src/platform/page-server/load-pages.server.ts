import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { explorerIn } from './building/build-explorer.server.ts';
import { buildPages, builtPages, canBuildPages, readBuiltId } from './build-pages.server.ts';
import { nameTwins, readTwins } from './building/twin-names.ts';
import { languageOf } from '../i18n/languages.ts';
import { translations } from '../i18n/translations.ts';
import type { PageBuild, Pages } from './pages.ts';

/**
 * Loads the built pages. Builds them first where they are not those of the sources, unless this is
 * production or the development packages are missing: there the pages are served as they are found.
 * @throws Error of one sentence when there are none
 */
export async function loadPages({ production = false } = {}): Promise<Pages> {
  if (!production && canBuildPages()) await buildPages();
  const id = await readBuiltId();
  if (id === '')
    throw new Error(
      'The pages are not built: run "npm ci --include=dev" and "npm run build" before the start.',
    );
  const address = pathToFileURL(join(builtPages, 'server', 'index.js')).href;
  const assets = join(builtPages, 'client');
  const loaded = await importBuild(address, await readdir(join(assets, 'assets')));
  return {
    id,
    assets,
    explorer: explorerIn(builtPages),
    current: async () => loaded,
    close: async () => undefined,
  };
}

async function importBuild(address: string, files: readonly string[]): Promise<PageBuild> {
  const build = (await import(address)) as ServerBuild;
  const builds = new Map(
    Object.keys(translations).map((language) => [language, inLanguage(build, files, language)]),
  );
  return {
    buildFor: (locale) => builds.get(languageOf(locale)) ?? build,
    entry: build.entry.module as ServerBuild['entry']['module'] & PageBuild['entry'],
  };
}

/** The same pages with the scripts of a language. */
function inLanguage(build: ServerBuild, files: readonly string[], language: string): ServerBuild {
  const map = nameTwins(JSON.stringify(build.assets), readTwins(files, language), language);
  return { ...build, assets: JSON.parse(map) as ServerBuild['assets'] };
}
