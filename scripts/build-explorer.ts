// `node scripts/build-explorer.ts FOLDER`: builds the API explorer into FOLDER. It has a build of its
// own because the pages share one style sheet. Called when the explorer or a package has changed, by
// src/platform/page-server/building/build-explorer.server.ts.
import { join } from 'node:path';
import { build } from 'vite';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Say where to: node scripts/build-explorer.ts FOLDER');
const root = join(import.meta.dirname, '..');

await build({
  configFile: false,
  root,
  base: '/graphiql/',
  publicDir: false,
  logLevel: 'error',
  resolve: { dedupe: ['react', 'react-dom'] },
  worker: { format: 'es' },
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    rolldownOptions: { input: join(root, 'src/features/shell/explorer/open-explorer.tsx') },
  },
});
