import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const silence = ['oxlint', 'disable-next-line'].join('-');

/** Reads rows without checking them. */
const unchecked =
  "export const go = (tx: { query<Row>(text: string): Row }) => tx.query<{ id: string }>('select id from fair');";

/** By the rule that must find it: files with exactly one error; `$<x>` stands for `${x}`. */
const wrong: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'typescript(no-floating-promises)': {
    'src/features/lobby/floats.ts': 'export function go() { Promise.resolve(1); }',
  },
  'typescript(no-misused-promises)': {
    'src/features/lobby/misuses.ts':
      'export const go = (all: number[]) => { all.forEach(async (n) => { await Promise.resolve(n); }); };',
  },
  'typescript(await-thenable)': {
    'src/features/lobby/awaits.ts': 'export async function go() { await 1; }',
  },
  'typescript(return-await)': {
    'src/features/lobby/returns.ts':
      'export async function go(p: Promise<number>) { try { return p; } catch { return 1; } }',
  },
  'typescript(only-throw-error)': {
    'src/features/lobby/throws.ts': "export function go() { throw 'away'; }",
  },
  'typescript(prefer-promise-reject-errors)': {
    'src/features/lobby/rejects.ts': "export const go = () => Promise.reject('away');",
  },
  'typescript(use-unknown-in-catch-callback-variable)': {
    'src/features/lobby/catches.ts':
      'export const go = (p: Promise<string>) => p.catch((e: Error) => e.message);',
  },
  'typescript(no-explicit-any)': {
    'src/features/lobby/any.ts': 'export const go = (x: any): unknown => x;',
  },
  'typescript(no-unsafe-assignment)': {
    'src/features/lobby/assigns.ts': "export const x: { n: number } = JSON.parse('{}');",
  },
  'typescript(no-unsafe-member-access)': {
    'src/features/lobby/accesses.ts': "export const x = JSON.parse('{}').a as string;",
  },
  'typescript(no-unsafe-call)': {
    'src/features/lobby/calls.ts':
      'export function go(say: ReturnType<typeof JSON.parse>) { say(); }',
  },
  'typescript(no-unsafe-argument)': {
    'src/features/lobby/argues.ts':
      "export const go = (say: (n: number) => void) => { say(JSON.parse('1')); };",
  },
  'typescript(no-unsafe-return)': {
    'src/features/lobby/answers.ts': "export const go = (): number => JSON.parse('1');",
  },
  'typescript(no-unnecessary-condition)': {
    'src/features/lobby/asks.ts': 'export const go = (x: { n: number }) => x?.n;',
  },
  'typescript(no-unnecessary-type-assertion)': {
    'src/features/lobby/asserts.ts': 'export const go = (x: string) => x as string;',
  },
  'typescript(no-non-null-assertion)': {
    'src/features/lobby/insists.ts': 'export const go = (x: string | null) => x!;',
  },
  'typescript(no-redundant-type-constituents)': {
    'src/features/lobby/unites.ts': 'export type X = unknown | string;',
  },
  'typescript(switch-exhaustiveness-check)': {
    'src/features/lobby/switches.ts':
      "export function go(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  },
  'typescript(no-deprecated)': {
    'src/features/lobby/old.ts': "export const x = 'fair'.substr(1);",
  },
  'typescript(prefer-nullish-coalescing)': {
    'src/features/lobby/falls-back.ts': 'export const go = (x: Date | null, y: Date) => x || y;',
  },
  'typescript(no-base-to-string)': {
    'src/features/lobby/says.ts': 'export const go = (x: { n: number }) => String(x);',
  },
  'typescript(restrict-template-expressions)': {
    'src/features/lobby/fills.ts': 'export const go = (x: string[]) => `$<x>`;',
  },
  'typescript(restrict-plus-operands)': {
    'src/features/lobby/adds.ts': 'export const go = (a: number, b: string) => a + b;',
  },
  'typescript(require-array-sort-compare)': {
    'src/features/lobby/sorts.ts': 'export const go = (all: number[]) => all.sort();',
  },
  'typescript(unbound-method)': {
    'src/features/lobby/unbinds.ts': 'export const go = (x: Map<string, string>) => x.get;',
  },
  'typescript(consistent-type-imports)': {
    'src/features/lobby/imports.ts':
      "import { Fine } from './fine.ts';\nexport const go = (x: Fine) => x;",
  },
  'typescript(ban-ts-comment)': {
    'src/features/lobby/ignores.ts': '// @ts-ignore\nexport const x: string = 1;',
  },
  'eslint(eqeqeq)': {
    'src/features/lobby/equals.ts': 'export const go = (x: string) => x == "a";',
  },
  'eslint(max-lines)': { 'src/features/lobby/long.ts': 'export {};\n'.repeat(400) },
  'eslint(no-console)': { 'src/features/lobby/talks.ts': "console.log('Hello');" },
  'eslint(no-else-return)': {
    'src/features/lobby/else.ts':
      'export function go(x: boolean) { if (x) { return 1; } else { return 2; } }',
  },
  'eslint(no-restricted-globals)': {
    'src/features/lobby/process.ts': 'export const x = process.pid;',
    'src/features/lobby/buffer.ts': "export const x = Buffer.from('a');",
  },
  'eslint(no-template-curly-in-string)': {
    'src/features/lobby/curly.ts': "export const x = 'a $<b>';",
  },
  'eslint(no-unreachable-loop)': {
    'src/features/lobby/once.ts':
      'export function go(all: string[]) { for (const one of all) return one; return null; }',
  },
  'eslint(no-unused-vars)': { 'src/features/lobby/unused.ts': 'const x = 1;' },
  'react-hooks(rules-of-hooks)': {
    'src/features/lobby/hooks.tsx':
      "import { useState } from 'react';\nexport function Door({ open }: { open: boolean }) { if (open) useState(1); return <p>Door</p>; }",
  },
  'react-hooks(exhaustive-deps)': {
    'src/features/lobby/depends.tsx':
      "import { useEffect } from 'react';\nexport function Door({ name }: { name: string }) { useEffect(() => { document.title = name; }, []); return <p>Door</p>; }",
  },
  'vitest(no-focused-tests)': {
    'src/features/lobby/only.test.ts':
      "import { test } from 'vitest';\ntest.only('one', () => {});",
  },
  'vitest(no-disabled-tests)': {
    'src/features/lobby/skip.test.ts':
      "import { test } from 'vitest';\ntest.skip('one', () => {});",
  },
  'quad(no-inline-config)': {
    'src/features/lobby/silent.ts': `// ${silence} no-console\nconsole.log('Hello');`,
    'e2e/silent.test.ts': `/* ${silence.replace('oxlint', 'eslint')} */\nexport {};`,
  },
  'quad(no-double-cast)': {
    'src/features/lobby/casts.server.ts': 'export const x = 1 as unknown as string;',
    'src/features/lobby/casts.test.ts': 'export const x = (1 as unknown) as string;',
  },
  'quad(no-enum)': { 'scripts/enum.ts': 'export enum Door { Open }' },
  'quad(no-literal-spread)': {
    'src/features/lobby/spread.ts': 'export const x = (a: number) => ({ ...{ a }, b: 1 });',
    'src/features/lobby/rest.ts': 'export const x = (a: number) => [...[a], 1];',
  },
  'quad(no-barrel)': { 'src/features/lobby/barrel.ts': "export * from './fine.ts';" },
  'quad(plain-words)': {
    'src/features/lobby/words.ts': '/** Everybody in the ' + 'house. */\nexport const x = 1;',
    'src/features/lobby/names.ts': 'export const test' + 'House = 1;',
  },
  'quad(own-present)': {
    'src/features/lobby/now.ts': 'export const go = () => Date.now();',
    'src/features/lobby/present.server.ts': 'export const go = () => new Date();',
  },
  'quad(own-chance)': {
    'src/features/lobby/dice.ts': 'export const go = () => Math.random();',
    'src/features/lobby/id.ts': 'export const go = () => crypto.randomUUID();',
    'src/features/lobby/id.server.ts':
      "import { randomUUID } from 'node:crypto';\nexport const go = () => randomUUID();",
  },
  'quad(checked-rows)': {
    'src/features/lobby/queries.server.ts': unchecked,
  },
  'quad(own-address)': {
    'src/features/lobby/address.ts':
      'export const go = (request: Request) => new URL(request.url).pathname;',
    'src/features/lobby/asked.ts':
      'export const go = (args: { request: Request }) => args.request.url.length;',
  },
  'quad(reader-locale)': {
    'src/features/lobby/day.ts':
      "export const go = (at: Date) => new Intl.DateTimeFormat('en-US').format(at);",
    'src/features/lobby/list.ts': 'export const go = () => new Intl.ListFormat().format([]);',
    'src/features/lobby/count.ts': 'export const go = (n: number) => n.toLocaleString();',
  },
};

/** What the same rules allow. */
const right: Readonly<Record<string, string>> = {
  'src/features/lobby/fine.ts':
    'export interface Fine { readonly at: Date }\nexport const go = (x: number, y: boolean) => `$<x> $<y>`;',
  'src/features/lobby/redirects.ts':
    "import { data } from 'react-router';\nexport function go(x: boolean) { if (x) throw new Response(); throw data(1); }",
  'src/features/lobby/outside.server.ts': 'export const x = Buffer.from(String(process.pid));',
  'src/features/lobby/fine.test.ts':
    "export const x: { n: number } = JSON.parse('{}');\nexport const go = (y: string | null) => [y!, new Date(), Math.random()];",
  'src/ui/time/clock.ts': 'export const go = () => Date.now();',
  'src/lobby/queries.test.ts': unchecked,
  'src/features/accounts/callers/reread-viewer.server.ts': unchecked,
  'scripts/says.ts': "console.log('Hello', new Date());",
};

/** No folder may disable a rule. */
const sly = { 'src/features/lobby/.oxlintrc.json': '{ "rules": { "no-console": "off" } }' };

test('an engineer who breaks a rule is told which, and one who keeps them hears nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quad-lint-'));
  try {
    for (const file of ['.oxlintrc.json', 'tsconfig.json'])
      await copyFile(join(root, file), join(folder, file));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const files of [...Object.values(wrong), right, sly])
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), `${fillBraces(text)}\n`);
      }
    const command = [join(root, 'scripts/lint.ts'), '--format=unix'];
    const { status, stdout } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(findings(stdout)).toEqual(
      Object.entries(wrong)
        .flatMap(([rule, files]) => Object.keys(files).map((path) => `${path} ${rule}`))
        .sort(),
    );
    expect(status).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function fillBraces(text: string): string {
  return text.replaceAll(/\$<(\w)>/gu, (_, name: string) => `\${${name}}`);
}

/** `path rule` of each line that names a file and a rule, without duplicates. */
function findings(output: string): readonly string[] {
  const named = output.matchAll(/^(\S+?):\d+:.*\[(?:Error\/)?([a-z-]+\([a-z-]+\))\]$/gmu);
  return [...new Set([...named].map(([, path, rule]) => `${path} ${rule}`))].sort();
}
