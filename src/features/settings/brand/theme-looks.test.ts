import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../ui/brand/contrast.ts';
import { readColor } from './read-color.ts';
import { leastContrast, looksOf, ownColors, type themes } from './theme-looks.ts';

const css = readFileSync(new URL('../../../ui/brand/tokens.css', import.meta.url), 'utf8');
const [plain = '', strong = ''] = [
  /:root \{\s*color-scheme: light dark;([^}]*)\}/,
  /:root\[data-contrast='on'\] \{([^}]*)\}/,
].map((rule) => rule.exec(css)?.[1]);

/** What the style sheet says for a token in a theme. */
function tokenOf(theme: (typeof themes)[number], name: string): string | undefined {
  const value = new RegExp(`--${name}:([^;]+);`).exec(theme.endsWith('High') ? strong : plain)?.[1];
  const colors = value?.match(/#[\da-f]{6}/g) ?? [];
  return colors[theme.startsWith('dark') ? 1 : 0] ?? colors[0];
}

describe('an admin who looks at the previews', () => {
  test('sees the project’s own colors as the style sheet has them', () => {
    for (const look of looksOf(ownColors.primary, ownColors.secondary))
      expect(look).toEqual({
        theme: look.theme,
        paper: tokenOf(look.theme, 'paper'),
        ink: tokenOf(look.theme, 'ink'),
        primary: tokenOf(look.theme, 'primary'),
        onPrimary: tokenOf(look.theme, 'on-primary'),
        primarySoft: tokenOf(look.theme, 'primary-soft'),
        primaryInk: tokenOf(look.theme, 'primary-ink'),
        secondary: tokenOf(look.theme, 'secondary'),
        secondarySoft: tokenOf(look.theme, 'secondary-soft'),
      });
  });

  test.each(['#ffee00', '#000000', '#ffffff', '#c8102e', '#7f7f7f'])(
    'can read everything of %s in each theme',
    (color) => {
      for (const look of looksOf(color, color))
        for (const [text, ground] of [
          [look.onPrimary, look.primary],
          [look.primary, look.paper],
          [look.primaryInk, look.primarySoft],
          [look.secondary, look.secondarySoft],
        ] as const)
          expect([look.theme, contrast(text, ground) >= leastContrast(look.theme)]).toEqual([
            look.theme,
            true,
          ]);
    },
  );
});

test.each([
  ['#ABC', '#aabbcc'],
  [' #1A73E8 ', '#1a73e8'],
  ['1a73e8', '#1a73e8'],
  ['#12', null],
  ['red', null],
  ['#1a73e8;background:url(x)', null],
])('someone who types %j means %j', (typed, meant) => {
  expect(readColor(typed)).toBe(meant);
});
