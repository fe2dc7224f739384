import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const levels = ['debug', 'info', 'warn', 'error', 'fatal'];

/** A log call; its event is null if the source doesn't show one. */
interface LogCall {
  readonly at: string;
  readonly event: string | null;
}

/** The calls of a log in one file: of anything whose last name is log, `this.#log` too. */
function readLogCalls(path: string, text: string): LogCall[] {
  const found: LogCall[] = [];
  const visitor = new Visitor({
    CallExpression({ start, callee, arguments: [fields] }) {
      if (callee.type !== 'MemberExpression') return;
      const { object, property } = callee;
      if (property.type !== 'Identifier' || !levels.includes(property.name)) return;
      if (!/\blog(?:ger)?$/i.test(text.slice(object.start, object.end))) return;
      let event: string | null = null;
      if (fields?.type === 'ObjectExpression')
        for (const field of fields.properties)
          if (
            field.type === 'Property' &&
            text.slice(field.key.start, field.key.end) === 'event' &&
            field.value.type === 'Literal'
          )
            event = String(field.value.value);
      found.push({ at: `${path}:${String(text.slice(0, start).split('\n').length)}`, event });
    },
  });
  visitor.visit(parseSync(path, text, { astType: 'ts', preserveParens: false }).program);
  return found;
}

const calls = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\.fixture\.|graphql-env/.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return /\blog(?:ger)?\b/i.test(text) ? readLogCalls(path, text) : [];
  });

test('an operator finds every log line by a key that stays', () => {
  expect(calls.length).toBeGreaterThan(80);
  expect(calls.filter(({ event }) => !/^[a-z_]+\.[a-z_]+$/.test(event ?? ''))).toEqual([]);
});

test('a log line without a key would be seen', () => {
  const planted =
    "log.warn('Oops.'); this.#log.error({ err }, 'Oops.'); request.log.info({ event: 'a.b' }, 'x');";
  expect(readLogCalls('planted.ts', planted).map(({ event }) => event)).toEqual([
    null,
    null,
    'a.b',
  ]);
});

test('the guide lists the keys that exist, and no others', () => {
  const guide = readFileSync(join(root, 'docs/guides/run-it-yourself.md'), 'utf8');
  const section = /### Log events\n([^]*?)\n##/.exec(guide)?.[1] ?? '';
  const listed = new Set([...section.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, key]) => key));
  expect([...listed].toSorted()).toEqual([...new Set(calls.map(({ event }) => event))].toSorted());
});
