import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Words for rules that look at the shape of the code. */
const bans = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'A cast by way of unknown hides a wrong type: narrow it, or declare it right.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a union of literals: Node runs these files by taking the types away.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
];

const ownWorld = [
  ...bans,
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The present comes from World.now(), so that a test can own it.',
  },
  {
    selector:
      "CallExpression[callee.object.name='Date'][callee.property.name='now'], CallExpression[callee.object.name='Math'][callee.property.name='random'], CallExpression[callee.name='randomUUID'], CallExpression[callee.property.name='randomUUID']",
    message: 'Time, randomness and identifiers come from World, so that a test can own them.',
  },
];

const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.fixture.server.ts',
  '**/testing/**',
  'src/test-*.ts',
  'e2e/**',
];

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'build/',
      'build-*/',
      '.react-router/',
      'coverage/',
      'data/',
      'src/platform/pages/graphql-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-constant-binary-expression': 'error',
      'no-control-regex': 'off',
      'no-else-return': ['error', { allowElseIf: false }],
      'no-promise-executor-return': 'off',
      'no-restricted-syntax': ['error', ...bans],
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-object-has-own': 'error',
      'require-unicode-regexp': 'off',
      'max-lines': ['error', { max: 350 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Loaders answer with what they throw: a redirect, a page that is not there.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
          ],
        },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers in a template read as they are meant.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // `() => void call()` and `() => call()` say the same where nobody reads the result.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // What is said twice is at times said clearly.
      '@typescript-eslint/no-inferrable-types': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      // Code points are what is meant: lengths and character classes, not drawing.
      '@typescript-eslint/no-misused-spread': 'off',
      // An empty string is as good as none in most places.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true }, ignoreConditionalTests: true },
      ],
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/prefer-optional-chain': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/require-await': 'off',
      // An empty function is how something optional is left out.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/prefer-literal-enum-member': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    // A browser's World is clock.ts: it counts on from the time that the server said.
    ignores: [...tests, 'src/platform/real-world.server.ts', 'src/ui/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ownWorld] },
  },
  {
    files: ['src/*/**/*.ts', 'src/*/**/*.tsx'],
    ignores: [...tests, '**/*.server.ts', '**/*.server.tsx'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'global', 'require', '__dirname'].map((name) => ({
          name,
          message: 'A browser does not have it: what touches the outside ends in .server.ts.',
        })),
      ],
    },
  },
  {
    // The tag manager takes commands as the `arguments` of a function and passes over lists.
    files: ['src/shell/tag-manager.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: ['src/main.ts', 'src/quad.ts', 'scripts/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      // `result.data!.x` in a test fails the test, which is what it is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // What answers hold is judged by `expect`, whose matchers are of every type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
