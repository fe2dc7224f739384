import type { ServerBuild } from 'react-router';
import { buildExplorer, explorerIn } from './building/build-explorer.server.ts';
import { builtPages } from './build-pages.server.ts';
import type { PageBuild, Pages } from './pages.ts';

/** Pages for `npm run dev`: a change in the sources shows at once, in the explorer after a restart. */
export async function developPages(): Promise<Pages> {
  const vite = await unwatched(async () => {
    // Imported only here: production runs without the development tools.
    const { createServer } = await import('vite');
    return createServer({ server: { middlewareMode: true }, appType: 'custom' });
  });
  // Vite's listeners would end the process before the rest of it has stopped in order.
  process.removeAllListeners('SIGTERM');
  const explorer = explorerIn(builtPages);
  await buildExplorer(explorer);
  return {
    // Each start may be of other sources.
    id: `development-${process.pid}`,
    assets: null,
    explorer,
    middleware: vite.middlewares,
    async current() {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return {
        buildFor: () => build,
        entry: build.entry.module as ServerBuild['entry']['module'] & PageBuild['entry'],
      };
    },
    close: () => vite.close(),
  };
}

/**
 * Runs `load` without `node --watch` watching what it imports. To read its configuration, Vite writes a
 * file, imports it and deletes it; watched, that would restart the server endlessly, because a file cannot
 * be excluded (nodejs/node#64167).
 */
async function unwatched<T>(load: () => Promise<T>): Promise<T> {
  const watched = process.env['WATCH_REPORT_DEPENDENCIES'];
  delete process.env['WATCH_REPORT_DEPENDENCIES'];
  try {
    return await load();
  } finally {
    if (watched !== undefined) process.env['WATCH_REPORT_DEPENDENCIES'] = watched;
  }
}
