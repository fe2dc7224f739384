import { matchesGlob } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** A violation in a file. */
export interface Breach {
  /** Counted from 1. */
  readonly line: number;
  readonly rule: ProjectRule;
}

/** The rules about the shape of the code that the linter has no words for, and why they are. */
export const projectRules = {
  'no-inline-config': 'No rule is switched off in a file: mend the code, or change the rule.',
  'no-double-cast': 'A cast by way of unknown hides a wrong type: narrow it, or declare it right.',
  'no-enum': 'Use a union of literals: Node runs these files by taking the types away.',
  'no-barrel': 'No barrels: import from the file that has it.',
  'no-literal-spread':
    'Write the properties or elements themselves: a literal that is spread into another says nothing.',
  'own-present': 'The present comes from World.now(), so that a test can own it.',
  'own-chance': 'Randomness and identifiers come from World, so that a test can own them.',
  'plain-words':
    'Use the word of the field, as "Names in code" in CONTRIBUTING.md has it: app, server, entity, mail jobs, someone.',
  'checked-rows':
    'The type argument of query() is a cast that nothing checks: read rows with readRows.',
  'reader-locale':
    'Dates, numbers and lists are written in the language of their reader: take the locale from useLocale(), the call or datesIn(recipient).',
  'own-address':
    "A page's address is the `url` that loaders and actions get: the URL of the request ends in .data when the browser navigates.",
} as const;

type ProjectRule = keyof typeof projectRules;

/** Where the present and chance may be the machine's. */
const ignoredFiles = [
  '**/*.test.{ts,tsx}',
  '**/*.fixture.server.ts',
  '**/testing/**',
  'tests/**',
  'src/platform/real-world.server.ts',
  // A browser's World: it counts on from the server's time.
  'src/ui/time/clock.ts',
];
/** Where rows can't be declared: before there is a schema, and for columns that features add. */
const undeclaredRows = [
  'src/platform/database/**/{compare,read}-migrations.server.ts',
  'src/features/accounts/callers/{batch-viewers,reread-viewer}.server.ts',
];
/** What programs and operators read, in one language: figures of commands, dates of a zone as keys. */
const forNoReader = [
  ...ignoredFiles,
  'src/app/**',
  'src/**/*-command.server.ts',
  'src/**/demo-*.ts',
  'src/platform/{backup,cli,csv,graphql,i18n}/**',
  'src/platform/pages/{local-time,read-cookies,zoned-time}.ts',
  'src/ui/time/{wall-clock.ts,zone.tsx}',
  'src/features/accounts/sign-up/check-profile.ts',
  'src/features/colleges/federal-import/check-freshness.ts',
  'src/features/counselors/school-list/import-schools.server.ts',
  'src/features/exhibitors/{admin-payments/admin-payments,college-money/college-money}.route.tsx',
  'src/features/fairs/{fair-choices,feeds/zone-definition}.ts',
  'src/features/lobby/{dashboard/dashboard.server,fair-figures/last-day}.ts',
  'src/features/payments/{price-list,test-gateway/gateway-page}.ts',
  'src/features/sessions/planner/judge-plan.ts',
  // Pictures that links are shown with, for everyone the same.
  'src/features/shell/share-images/draw-fair.ts',
];
/** The parts of Intl that write for people. */
const intlFormats = ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'];
const localeMethods = ['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString'];
/** The requests of pages are other requests than those of HTTP. */
const ofHttp = ['**/*.test.{ts,tsx}', '**/*.server.{ts,tsx}'];
/** Comments that disable lint rules. */
const switchesOff = /\b(?:eslint|oxlint)-(?:disable|enable)/gu;
/** Words that only this project once used, or used in a sense of its own; in comments. */
const dialect =
  /\b(?:houses?|nouns?|postman|knock(?:s|ed|ing)?|somebody|everybody|nobody|anybody)\b/giu;
/** The same in the names of variables, types and properties. */
const dialectNames = new Set(['house', 'noun', 'nouns', 'postman', 'knock', 'knocks']);
/** A file without any of these words breaks no other rule, and need not be parsed. */
const quickScan =
  /\bunknown\b|\benum\b|\bexport\s*\*|\bDate\b|\brandom|\brequest\.url\b|\bIntl\.|toLocale|dateFormat|\.query<|\.\.\.[{[]|house|noun|postman|knock|(?:some|every|no|any)body/iu;

/**
 * Checks one file against the project's own rules.
 *
 * @param path of the file, relative to the repository root
 */
export function judgeShape(path: string, text: string): readonly Breach[] {
  const found: { at: number; rule: ProjectRule }[] = [];
  const isOwnWorld =
    path.startsWith('src/') && !ignoredFiles.some((glob) => matchesGlob(path, glob));
  const isOwnRows = isOwnWorld && !undeclaredRows.some((glob) => matchesGlob(path, glob));
  const isForReaders =
    path.startsWith('src/') && !forNoReader.some((glob) => matchesGlob(path, glob));
  const isOfPages = path.startsWith('src/') && !ofHttp.some((glob) => matchesGlob(path, glob));
  for (const { index } of text.matchAll(switchesOff))
    found.push({ at: index, rule: 'no-inline-config' });
  const visitor = new Visitor({
    TSAsExpression({ start, expression }) {
      if (expression.type === 'TSAsExpression' && isUnknown(expression.typeAnnotation))
        found.push({ at: start, rule: 'no-double-cast' });
    },
    TSEnumDeclaration: ({ start }) => found.push({ at: start, rule: 'no-enum' }),
    ExportAllDeclaration: ({ start }) => found.push({ at: start, rule: 'no-barrel' }),
    NewExpression({ start, callee, arguments: words }) {
      if (isOwnWorld && isNamed(callee, 'Date') && words.length === 0)
        found.push({ at: start, rule: 'own-present' });
      if (isForReaders && isIntlFormat(callee) && !isChosen(words[0]))
        found.push({ at: start, rule: 'reader-locale' });
    },
    MemberExpression({ start, object, property }) {
      if (isOfPages && isRequest(object) && isNamed(property, 'url'))
        found.push({ at: start, rule: 'own-address' });
      if (!isOwnWorld) return;
      if (isNamed(object, 'Date') && isNamed(property, 'now'))
        found.push({ at: start, rule: 'own-present' });
      if (isNamed(object, 'Math') && isNamed(property, 'random'))
        found.push({ at: start, rule: 'own-chance' });
    },
    ObjectExpression({ properties }) {
      for (const one of properties)
        if (one.type === 'SpreadElement' && one.argument.type === 'ObjectExpression')
          found.push({ at: one.start, rule: 'no-literal-spread' });
    },
    ArrayExpression({ elements }) {
      for (const one of elements)
        if (one?.type === 'SpreadElement' && one.argument.type === 'ArrayExpression')
          found.push({ at: one.start, rule: 'no-literal-spread' });
    },
    JSXSpreadAttribute({ start, argument }) {
      if (argument.type === 'ObjectExpression')
        found.push({ at: start, rule: 'no-literal-spread' });
    },
    Identifier({ start, name }) {
      if (namesDialect(name)) found.push({ at: start, rule: 'plain-words' });
    },
    CallExpression({ start, callee, typeArguments, arguments: words }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (isOwnRows && typeArguments && isNamed(called, 'query'))
        found.push({ at: start, rule: 'checked-rows' });
      const isWritten =
        isNamed(callee, 'dateFormat') || localeMethods.some((name) => isNamed(called, name));
      if (isForReaders && isWritten && !isChosen(words[0]))
        found.push({ at: start, rule: 'reader-locale' });
      if (isOwnWorld && isNamed(called, 'randomUUID'))
        found.push({ at: start, rule: 'own-chance' });
    },
  });
  if (quickScan.test(text)) {
    const { program, comments } = parseSync(path, text, { astType: 'ts', preserveParens: false });
    visitor.visit(program);
    for (const { start, value } of comments)
      for (const { index } of value
        .replace(/`[^`]*`/gu, (code) => ' '.repeat(code.length))
        .matchAll(dialect))
        found.push({ at: start + index, rule: 'plain-words' });
  }
  return found.map(({ at, rule }) => ({ line: text.slice(0, at).split('\n').length, rule }));
}

/** Whether a part of a name, `testServer` has two, is a word that only this project used. */
const namesDialect = (name: string): boolean =>
  (name.match(/[A-Z]?[a-z]+/gu) ?? []).some((word) => dialectNames.has(word.toLowerCase()));

/** `Intl.NumberFormat` and the like. */
const isIntlFormat = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' &&
  isNamed(node.object, 'Intl') &&
  intlFormats.some((name) => isNamed(node.property, name));

/** Whether a locale is given, and not written out. */
const isChosen = (locale: ESTree.Node | undefined): boolean =>
  locale !== undefined && locale.type !== 'Literal' && !isNamed(locale, 'undefined');

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** `request`, also as a part of something: `args.request`. */
function isRequest(node: ESTree.Node): boolean {
  return isNamed(node.type === 'MemberExpression' ? node.property : node, 'request');
}

function isUnknown(node: ESTree.Node): boolean {
  return node.type === 'TSUnknownKeyword';
}
