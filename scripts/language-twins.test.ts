import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { translateCompiled, type Compiled } from '../src/platform/i18n/translate-compiled.ts';
import { hasMarks, putTexts, renameTwins, withTwins } from './language-twins.ts';

const english = new Map<string, Compiled>([
  ['shell.home', 'Home'],
  ['shell.odd', 'It’s `$' + '{5}` "now"\\\nfor you\u0001'],
  [
    'shell.days',
    [['n', 'plural', { offset: 1, 0: ['no `day`'], one: ['#', ' day'], other: ['#', ' days'] }]],
  ],
]);
const spanish = new Map([['shell.home', 'Inicio']]);
const mark = (id: string) => `{{${id}:0a1b2c3d}}`;

describe('A script that says something', () => {
  it('has each message in its language, and in English what that lacks', () => {
    const code = `t("${mark('shell.home')}"),t(\`${mark('shell.odd')}\`)`;
    expect(hasMarks(code)).toBe(true);
    const spoken = putTexts(code, spanish, english);
    expect(hasMarks(spoken)).toBe(false);
    expect(spoken).toContain('t(`Inicio`)');
    const said: string[] = [];
    runInNewContext(spoken, { t: (text: string) => said.push(text) });
    expect(said).toEqual(['Inicio', english.get('shell.odd')]);
  });

  it('has messages with placeholders as they are formatted', () => {
    const said: Compiled[] = [];
    const spoken = putTexts(`t("${mark('shell.days')}")`, spanish, english);
    runInNewContext(spoken, { t: (message: Compiled) => said.push(message) });
    const [days] = said;
    expect(days && [0, 2, 3].map((n) => translateCompiled(days, { n }, 'en'))).toEqual([
      'no `day`',
      '1 day',
      '2 days',
    ]);
  });

  it('is not written with a message inside another text, or one that is unknown', () => {
    expect(() => putTexts(`"a ${mark('shell.home')}"`, spanish, english)).toThrow('shell.home');
    expect(() => putTexts(`"${mark('shell.none')}"`, spanish, english)).toThrow('shell.none');
  });
});

describe('The scripts of a language', () => {
  const scripts = [
    { fileName: 'assets/react-1.js', code: 'export{a}' },
    { fileName: 'assets/site-2.js', code: `import"./react-1.js";t("${mark('shell.home')}")` },
    { fileName: 'assets/home-3.js', code: 'import"./site-2.js";import"./react-1.js"' },
    { fileName: 'assets/entry-4.js', code: 'load(()=>import("./home-3.js"),["assets/home-3.js"])' },
  ];

  it('are those that say something, and those that load them', () => {
    const twins = withTwins(scripts);
    expect([...twins].sort()).toEqual([
      'assets/entry-4.js',
      'assets/home-3.js',
      'assets/site-2.js',
    ]);
    expect(renameTwins(scripts[2]?.code ?? '', twins, 'es')).toBe(
      'import"./site-2.es.js";import"./react-1.js"',
    );
    expect(renameTwins(scripts[3]?.code ?? '', twins, 'es')).toBe(
      'load(()=>import("./home-3.es.js"),["assets/home-3.es.js"])',
    );
  });
});
