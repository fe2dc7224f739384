import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

/** `closeBooth` as a developer might write it, one line for each part that is checked. */
const written = {
  kind: `kind: 'Mutation',`,
  name: `name: 'closeBooth',`,
  takes: `const id: string = args.id; const reason: string | null | undefined = args.reason;`,
  fields: `fields: { FairFigures: { steps: () => [] } },`,
  gives: `return { at: new Date(), reason: reason ?? id };`,
};

const source = ({ kind, name, fields, takes, gives }: typeof written): string => `
import { operation } from '${root}src/platform/graphql/operation.ts';
export const closeBooth = operation<'closeBooth'>({
  ${kind}
  ${name}
  field: '',
  who: ['ADMINS'],
  ${fields}
  async resolve(args) {
    ${takes}
    await Promise.resolve();
    ${gives}
  },
});
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-operation-types-'));
  const settings = {
    extends: `${root}tsconfig.json`,
    compilerOptions: { typeRoots: [`${root}node_modules/@types`], rootDirs: [] },
    include: [],
    files: ['call.mts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** The compiler errors with some lines changed; empty if there are none. */
async function check(changed: Partial<typeof written>): Promise<string> {
  await writeFile(join(folder, 'call.mts'), source({ ...written, ...changed }));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '--noEmit', '--singleThreaded', '--project', folder],
      (error, stdout) => {
        resolve(error ? stdout || error.message : '');
      },
    );
  });
}

describe('the compiler', () => {
  test('accepts a call that takes and gives what the schema says', async () => {
    expect(await check({})).toBe('');
  });

  test.each([
    ['a non-null field that is missing', { gives: 'return { reason: id };' }, "'at' is missing"],
    ['a field of the wrong type', { gives: 'return { at: 5 };' }, "'number' is not assignable"],
    ['null for a result that is non-null', { gives: 'return null;' }, "'null' is not assignable"],
    [
      'an argument of the wrong type',
      { takes: 'const { id, reason } = args; void (id * 2);' },
      'arithmetic',
    ],
    ['an argument that does not exist', { takes: 'const { id, why: reason } = args;' }, "'why'"],
    [
      'a field with a resolver of its own that gives too little',
      { fields: 'fields: { FairFigures: { steps: () => [{}] } },' },
      'missing the following',
    ],
    ['a mutation declared as a query', { kind: `kind: 'Query',` }, `'"Query"'`],
    ['another call’s name', { name: `name: 'reopenBooth',` }, `'"reopenBooth"'`],
  ])('refuses %s', async (_, changed, said) => {
    const found = await check(changed);
    expect(found).toContain('error TS');
    expect(found).toContain(said);
  });
});
