import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compile-messages.ts';
import { lightenPages } from './scripts/lighten-pages.ts';
import { loadScripts } from './scripts/load-scripts.ts';
import { reportLostRoutes } from './scripts/report-lost-routes.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const inReact = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;

const onEveryPage = /\/(?:react|rolldown-runtime|site)-/;

/** What is around every page: header, footer, alerts, error pages, and what they are made of. */
const aroundEveryPage = new RegExp(
  [
    '/node_modules/@lingui/',
    '/src/platform/(?:i18n/(?!format-fair)|metadata/(?:json-ld-left|page-title)|pages/(?:remember|site[.]|theme-color))',
    '/src/features/shell/(?:shell|header/|footer/|reader-choices/(?:theme|language)-|machinery/(?:chunk-guard|hold-clicks|use-network|watch-build|machinery))',
    '/src/ui/[a-z-]+/(?:alert-|avatar|button|class-names|close-by|error-page-later|hydrated|icon(?!-button)|json-ld|keep-unsent|menu-disclosure|navigation|overlay.messages|page[.]|perforation|progress-bar|translate|use-overlay|zone[.])',
  ].join('|'),
);

/** Fairs as tickets with their times: on the front page, the calendar, a fair's page. */
const ofTickets = new RegExp(
  [
    '/src/features/fairs/(?:add-menu|describe-kind|fair-(?:paths|phase|ticket)|tickets/|use-fair-phase)',
    '/src/ui/time/(?:clock|countdown|format-times|spans|wall-clock|when)[.]',
    '/src/ui/tickets/',
  ].join('|'),
);

/** What a page needs to follow something; the client itself is loaded when it does. */
const ofLivePages = /\/src\/platform\/pages\/(?:live|spread)[.]ts/;

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), lightenPages(), loadScripts(), reportLostRoutes(), reactRouter()],
  // Sources are the repository's business; `public` is copied as it is.
  publicDir: 'public',
  resolve: {
    // Messages reach the pages compiled (scripts/compile-messages.ts): the compiler stays behind.
    alias: [
      {
        find: '@lingui/message-utils/compileMessage',
        replacement: file('./src/platform/i18n/already-compiled.ts'),
      },
    ],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'es2022',
    modulePreload: {
      // What every page has loaded is not asked for once more.
      resolveDependencies: (_file, names) => names.filter((name) => !onEveryPage.test(name)),
    },
    assetsInlineLimit: 0,
    // One sheet: on a slow line its 23 KB are there before twenty small ones, and the next page has it.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Messages are constants: each goes where it is said (scripts/compile-messages.ts).
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              // Few files: each costs a request and is squeezed for itself.
              groups: [
                { name: 'react', test: inReact },
                { name: 'site', test: aroundEveryPage },
                { name: 'tickets', test: ofTickets },
                { name: 'live', test: ofLivePages },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One React, the one for production, whatever NODE_ENV the operator has chosen.
      // (While developing, modules are changed one by one, and packages are Node's own.)
      resolve: command === 'build' ? { noExternal: true } : {},
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
  },
}));
