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

/** What header, footer and error pages are made of. */
const aroundEveryPage = new RegExp(
  [
    '/node_modules/@lingui/',
    '/src/platform/(?:i18n/(?!format-fair)|metadata/(?:json-ld-left|page-title)|pages/(?:remember|site[.]|theme-color))',
    '/src/features/shell/(?:shell|footer/which-footer|machinery/(?:chunk-guard|hold-clicks|use-network|watch-build|machinery))',
    '/src/ui/[a-z-]+/(?:alert-|button|class-names|close-by|error-page-later|hydrated|icon(?!-button)|json-ld|keep-unsent|navigation|overlay.messages|page[.]|perforation|progress-bar|translate|island|zone[.])',
  ].join('|'),
);

/** What is above and under a page, for whoever comes near it. */
const aboveAndUnder =
  /\/src\/(?:features\/shell\/(?:header\/|footer\/(?!which-footer)|reader-choices\/theme-)|ui\/[a-z-]+\/(?:avatar|menu-disclosure|use-overlay))/;

/** What knows when a ticket has to be drawn anew. */
const ofClocks =
  /\/src\/(?:features\/fairs\/(?:fair-(?:ticket[.]tsx|phase|paths)|next-fair-ticket|use-fair-phase)|ui\/time\/(?:clock|wall-clock|times-that-move)[.])/;

/** Fairs as tickets with their pennants and times: on the front page, the calendar, a fair's page. */
const ofTickets = new RegExp(
  [
    '/src/features/fairs/tickets/(?:drawn-|ticket-parts)',
    '/src/ui/[a-z-]+/(?:countdown|date-block|format-times|hanging-ticket|spans|tag|ticket|when)[.-]',
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
                { name: 'around', test: aboveAndUnder },
                { name: 'clocks', test: ofClocks },
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
