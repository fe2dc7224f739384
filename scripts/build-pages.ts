// `npm run build`: builds the pages, where they are not those of the sources already.
import { buildPages } from '../src/platform/page-server/build-pages.server.ts';

const started = performance.now();
try {
  const built = await buildPages();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built ? `The pages were built in ${seconds} s.` : 'The pages are up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
