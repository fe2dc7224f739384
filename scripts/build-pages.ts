// `npm run build`: builds the pages, where they are not those of the sources already.
import { buildPages } from '../src/platform/pages/build-pages.server.ts';

const started = performance.now();
const built = await buildPages();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(built ? `The pages were built in ${seconds} s.` : 'The pages are up to date.');
