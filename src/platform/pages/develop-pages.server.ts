import type { ServerBuild } from 'react-router';
import type { PageBuild, Pages } from './pages.ts';

/** The pages as a workshop: what is changed in the sources shows at once. For `npm run dev`. */
export async function developPages(): Promise<Pages> {
  // Only here: an operator's house runs without the tools.
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
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
