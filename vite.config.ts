import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileWords } from './scripts/compile-words.ts';
import { tellOfLostRoutes } from './scripts/tell-of-lost-routes.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [compileWords(), tellOfLostRoutes(), reactRouter()],
  // Sources are the repository's business; `public` is copied as it is.
  publicDir: 'public',
  resolve: {
    // Messages reach the pages compiled (scripts/compile-words.ts): the compiler stays behind.
    alias: [
      {
        find: '@lingui/message-utils/compileMessage',
        replacement: file('./src/platform/words/already-compiled.ts'),
      },
    ],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      // One React, the one for production, whatever NODE_ENV the operator has chosen.
      // (While developing, modules are changed one by one, and packages are Node's own.)
      resolve: command === 'build' ? { noExternal: true } : {},
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
  },
}));
