// First: with an older Node, from an editor for example, it says what to do and ends.
import './scripts/need-node-24.js';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/**
 * What needs a database is called `something.api.test.ts` and runs on PostgreSQL 15, the oldest that
 * Quad supports.
 */
const api = '{src,tests}/**/*.api.test.ts';
/**
 * What may differ from one PostgreSQL to another runs on the embedded one, too: migrations, locks,
 * plans, order of texts, backups, and what walks through every table and operation.
 */
const onBothDatabases = [
  'src/platform/**/*.api.test.ts',
  'tests/access/{access-live,access-nested,access-walk,foreign-keys}.api.test.ts',
  'tests/api/{filters,hostile-text,lists,lost-race,operations,relations,tables}.api.test.ts',
  'tests/api/{two-at-once,wrong-values}.api.test.ts',
  'tests/features/college-directory.api.test.ts',
  'tests/live/readings-follow-changes.api.test.ts',
  'tests/operation/{backup-between-databases,check-command,metrics-are-explained}.api.test.ts',
  'tests/operation/{quad,restore-backup}.api.test.ts',
  'src/features/attendees/**/{register-for-fair,spots}.api.test.ts',
  'src/features/counselors/**/save-counselor-step.api.test.ts',
  'src/features/payments/**/differences.api.test.ts',
];
/**
 * Browser tests that go from an empty machine to the report of a fair, or hold calls: `npm run
 * test:long` runs them, one at a time, for calls take both processors.
 */
const long = 'e2e/**/*.long.test.ts';
/** What kills processes: `npm run test:long` runs it, once and not on each database. */
const crash = '{src,tests}/**/*.crash.test.ts';

// graphql has a twin for bundlers, and Vite would load it beside the one that Node gives everyone
// else; two of them do not know each other's types.
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) };

const browserSetup = [
  'src/platform/testing/build-pages-first.server.ts',
  'src/platform/testing/start-embedded.server.ts',
];

export default defineConfig({
  resolve: { alias: [graphql] },
  test: {
    // One more than the two processors that are there for certain: tests wait for databases, browsers
    // and processes about as often as they compute.
    maxWorkers: 3,
    // The files of a project share the processes that run them, and what is loaded there is loaded
    // once. A test therefore leaves nothing behind: no variable, no false clock, nothing listening.
    isolate: false,
    // What takes longest begins first, so that nothing is waited for alone at the end.
    sequence: { sequencer: LongestFirst },
    // Programs that tests start, some of them twenty times, load what another one has compiled.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/quad', import.meta.url)),
    },
    // What a test stands in for is itself again before the next one, however that test ended.
    restoreMocks: true,
    unstubEnvs: true,
    // What must happen in the end may take its time on a busy machine. These bounds are for what never
    // happens: no test sets one of its own, and those of whole tests leave room for several.
    expect: { poll: { timeout: 120_000 } },
    // What was found is named, not only how much.
    chaiConfig: { truncateThreshold: 400 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [api, crash],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: onBothDatabases,
          globalSetup: 'src/platform/testing/start-embedded.server.ts',
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [api],
          globalSetup: 'src/platform/testing/start-server.server.ts',
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          include: [crash],
          isolate: true,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [long],
          globalSetup: browserSetup,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [long],
          fileParallelism: false,
          globalSetup: browserSetup,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
