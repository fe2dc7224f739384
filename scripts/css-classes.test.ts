import { glob, readFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongClasses } from './css-classes.ts';

const root = dirname(import.meta.dirname);

/** A component next to its styles. */
const pair = (component: string, css: string) =>
  wrongClasses(
    new Map([
      ['src/ui/layout/card.tsx', `import css from './card.module.css';\n${component}`],
      ['src/ui/layout/card.module.css', css],
    ]),
  );

describe('Someone who gives a part its looks', () => {
  test('is told of a class that is not there', () => {
    expect(pair('css.card; css.crad', '.card { color: red }')).toEqual([
      'src/ui/layout/card.tsx reads .crad, which is not in src/ui/layout/card.module.css',
    ]);
  });

  test('is told of a class that no one reads', () => {
    expect(pair('css.card', '.card { margin: 0.5em } @media (width > 1px) { .old a {} }')).toEqual([
      'nobody reads .old of src/ui/layout/card.module.css',
    ]);
  });

  test('may work out the name of a class', () => {
    expect(pair('css[kind]', '.plain {} .loud {}')).toEqual([]);
  });

  test('is told of a module that is not there', () => {
    const sources = new Map([['src/ui/a.tsx', "import css from './b.module.css';\n"]]);
    expect(wrongClasses(sources)).toEqual([
      'src/ui/a.tsx imports src/ui/b.module.css, which is not there',
    ]);
  });
});

test('every class that the server reads is there, and every class is read', async () => {
  const texts = new Map<string, string>();
  for await (const path of glob('{src,e2e}/**/*.{ts,tsx,module.css}', { cwd: root }))
    texts.set(path.replaceAll(sep, '/'), await readFile(`${root}/${path}`, 'utf8'));
  expect(wrongClasses(texts)).toEqual([]);
});
