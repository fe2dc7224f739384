import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Changes, Refused } from './new/changes.ts';
import { newEntity } from './new/new-entity.ts';
import { newScreen } from './new/new-screen.ts';

const root = dirname(import.meta.dirname);
const folder = await mkdtemp(join(tmpdir(), 'quad-new-'));
afterAll(() => rm(folder, { recursive: true }));
for (const part of [
  'src',
  'scripts',
  'tests',
  'e2e',
  'migrations',
  'locales',
  'schema.graphql',
  'package.json',
  'tsconfig.json',
  '.oxlintrc.json',
  '.prettierrc.json',
  'react-router.config.ts',
  'vite.config.ts',
])
  await cp(join(root, part), join(folder, part), { recursive: true });
await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));

function run(file: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, file), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const read = (path: string) => readFile(join(folder, path), 'utf8');
const prepareEntity = (changes: Changes, name: string, feature?: string, belongsTo?: string) =>
  newEntity(changes, { name, feature, belongsTo });

describe('an engineer is told why it is not done', () => {
  test.each([
    ['openDay', 'colleges', undefined, 'An entity is named like OpenDay, and "openDay" is not.'],
    ['College', 'colleges', undefined, 'The API has a type College already.'],
    ['FairCard', 'fairs', undefined, 'The API has a type FairCard already.'],
    ['OpenDay', undefined, 'Campus', 'There is no entity Campus for OpenDay to belong to.'],
    ['OpenDay', undefined, undefined, 'Name a feature with --feature: accounts, attendees, '],
    ['OpenDay', 'campus', undefined, 'There is no feature campus. Name one with --feature: '],
  ])('of an entity %s in %s of %s', async (name, feature, belongsTo, sentence) => {
    const error = await prepareEntity(new Changes(folder), name, feature, belongsTo).catch(
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(Refused);
    expect(error).toHaveProperty('message', expect.stringContaining(sentence));
  });

  test.each([
    ['open-days', 'colleges', 'A path is like /open-days, '],
    ['/OpenDays', 'colleges', 'A path is like /open-days, '],
    ['/open-days/:id', 'colleges', 'A path is like /open-days, '],
    ['/fair-days', 'fairs', '/fair-days belongs to other pages.'],
    ['/calendar', 'fairs', 'src/routes.ts has a page at /calendar already.'],
    ['/open-days', undefined, 'Name a feature with --feature: '],
  ])('of a screen %s in %s', async (path, feature, sentence) => {
    const error = await newScreen(new Changes(folder), { path, feature }).catch(
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(Refused);
    expect(error).toHaveProperty('message', expect.stringContaining(sentence));
  });

  test.each([
    ['page /open-days', 'Usage '],
    ['entity', 'Usage '],
    ['entity OpenDay --belong-to College', "Unknown option '--belong-to'"],
    ['entity OpenDay', 'Name a feature with --feature: '],
  ])('by the command: new %s', async (words, sentence) => {
    const before = await read('src/app/entities.ts');
    const { status, stdout, stderr } = run('scripts/new.ts', ...words.split(' '));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(await read('src/app/entities.ts')).toBe(before);
  });
});

describe('an engineer who adds an entity and a public screen', () => {
  const screen = new Changes(folder);
  const others = new Changes(folder);
  /** What a public entity of a college and its screen touch, generated files aside. */
  const entityFiles = [
    'src/features/colleges/open-day.entity.ts',
    'src/app/entities.ts',
    'src/features/colleges/college.entity.ts',
    'tests/support/entity-cases.ts',
  ];
  const screenFiles = [
    'src/features/colleges/open-days/open-days.messages.ts',
    'src/features/colleges/open-days/open-days.route.tsx',
    'src/routes.ts',
    'src/features/shell/sitemap/serve-sitemap.server.ts',
  ];
  let command: ReturnType<typeof run>;
  // Only what is new is checked, so that it takes seconds.
  const checked = () =>
    [...new Set([...entityFiles, ...screen.paths, ...others.paths])].filter(
      (path) => !path.endsWith('serve-sitemap.server.ts'),
    );

  beforeAll(async () => {
    await newScreen(screen, { path: '/open-days', feature: 'colleges' });
    await screen.write();
    // What belongs to nothing, or to something that is not a college, and screens for accounts.
    await prepareEntity(others, 'Category', 'guides');
    await prepareEntity(others, 'FairDay', undefined, 'Fair');
    await newScreen(others, { path: '/app/open-days', feature: 'booths' });
    await newScreen(others, { path: '/admin/open-days', feature: 'colleges' });
    await others.write();
    // The command formats what it writes, and generates for all of them.
    run('node_modules/prettier/bin/prettier.cjs', '--write', ...screen.paths, ...others.paths);
    command = run('scripts/new.ts', 'entity', 'OpenDay', '--belongs-to', 'College');
  });

  test('touches eight files', () => {
    expect(command.stderr).toBe('');
    expect(command.stdout.match(/(?<=^ {2})[\w/.-]+$/gm)).toEqual(entityFiles);
    expect(screen.paths).toEqual(screenFiles);
  });

  test('finds its calls in the schema, its texts in the catalog and its pages in the tables', async () => {
    const schema = await read('schema.graphql');
    const verbs = ['get', 'create', 'update', 'delete', 'onCreate', 'onUpdate', 'onDelete'];
    for (const call of [...verbs.map((verb) => `${verb}OpenDay`), 'listOpenDays'])
      expect(schema).toContain(`  ${call}(`);
    for (const call of ['listCategories', 'listFairDays']) expect(schema).toContain(`  ${call}(`);
    expect(schema).toContain('"""Creates an OpenDay record."""');
    expect(await read('locales/en.json')).toContain('"colleges.openDays.title": "Open days"');
    const guard = await read('e2e/every-route-has-its-guard.test.ts');
    expect(guard).toMatch(/^\/app\/open-days +yes /m);
    expect(await read('src/features/shell/sitemap/serve-sitemap.server.ts')).toContain(
      "'/open-days'",
    );
  });

  test('has types that fit', async () => {
    expect(run('node_modules/@react-router/dev/bin.cjs', 'typegen')).toMatchObject({ status: 0 });
    const { compilerOptions } = JSON.parse(await read('tsconfig.json')) as {
      compilerOptions: object;
    };
    const files = [...checked(), 'src/ui/brand/assets.d.ts'];
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const types = run('node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded');
    expect(types).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('breaks no rule of lint and format', () => {
    expect(run('scripts/lint.ts', ...checked())).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/ files read, 0 breaches/),
    });
    const format = run('node_modules/prettier/bin/prettier.cjs', '--check', ...checked());
    expect(format).toMatchObject({ status: 0, stderr: '' });
  });

  test('cannot add it twice', () => {
    const again = run('scripts/new.ts', 'entity', 'OpenDay', '--belongs-to', 'College');
    expect(again.stderr).toBe('The API has a type OpenDay already. Choose another name.\n');
  });
});
