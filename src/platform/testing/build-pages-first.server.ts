import { buildPages } from '../page-server/build-pages.server.ts';

/** Before the first test of the project `e2e`: otherwise each worker would build the pages. */
export default async function start(): Promise<void> {
  await buildPages();
}
