import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { buildPages, builtPages } from './build-pages.server.ts';
import type { PageBuild, Pages } from './pages.ts';

/** Builds the pages where they are not built yet, and loads them. */
export async function loadPages(): Promise<Pages> {
  await buildPages();
  const address = pathToFileURL(join(builtPages, 'server', 'index.js')).href;
  const loaded = await importBuild(address);
  return {
    assets: join(builtPages, 'client'),
    current: async () => loaded,
    close: async () => undefined,
  };
}

async function importBuild(address: string): Promise<PageBuild> {
  const build = (await import(address)) as ServerBuild;
  return {
    build,
    entry: build.entry.module as ServerBuild['entry']['module'] & PageBuild['entry'],
  };
}
