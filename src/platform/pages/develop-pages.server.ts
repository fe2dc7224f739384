import type { ServerBuild } from 'react-router';
import type { PageBuild, Pages } from './pages.ts';

/** The pages as a workshop: what is changed in the sources shows at once. For `npm run dev`. */
export async function developPages(): Promise<Pages> {
  const vite = await unwatched(async () => {
    // Only here: an operator's house runs without the tools.
    const { createServer } = await import('vite');
    return createServer({ server: { middlewareMode: true }, appType: 'custom' });
  });
  // Vite listens too, and would end the process before the rest of it has stopped in order.
  process.removeAllListeners('SIGTERM');
  return {
    // Each start may be of other sources.
    id: `development-${process.pid}`,
    assets: null,
    middleware: vite.middlewares,
    async current() {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return {
        build,
        entry: build.entry.module as ServerBuild['entry']['module'] & PageBuild['entry'],
      };
    },
    close: () => vite.close(),
  };
}

/**
 * Imports that `node --watch` does not follow. Reading its configuration, Vite writes a file, imports it
 * and deletes it: followed, that restarts the server, which writes the next one, without end (there is no
 * way to leave a file out: nodejs/node#64167).
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
