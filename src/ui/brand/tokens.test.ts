import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** What a rule sets, by the name of the token. */
function tokensOf(rule: RegExp): Map<string, string> {
  const body = rule.exec(css)?.[1] ?? '';
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );
}

const plain = tokensOf(/:root \{\s*color-scheme: light dark;([^}]*)\}/);
const strong = tokensOf(/:root\[data-contrast='on'\] \{([^}]*)\}/);
const askedFor = tokensOf(
  /prefers-contrast: more\) \{\s*:root:not\(\[data-contrast\]\) \{([^}]*)\}/,
);

const themes = {
  light: { tokens: plain, side: 0, text: 4.5 },
  dark: { tokens: plain, side: 1, text: 4.5 },
  'light, high contrast': { tokens: strong, side: 0, text: 7 },
  'dark, high contrast': { tokens: strong, side: 1, text: 7 },
} as const;

const words = (grounds: string, inks: string) =>
  grounds.split(' ').flatMap((ground) => inks.split(' ').map((ink) => [ink, ground] as const));

const texts = [
  ...words(
    'paper surface sunk',
    'ink ink-2 ink-3 primary primary-ink secondary success warning error',
  ),
  ...words('primary primary-hover', 'on-primary'),
  ...words('primary-soft', 'primary-ink ink ink-2'),
  ...words('panel', 'on-panel'),
  ...words('secondary-soft', 'secondary ink ink-2'),
  ...words('lawn lawn-2', 'lawn-ink ink'),
  ...words('lawn-ink', 'lawn'),
  ...words('sky', 'ink ink-2'),
  ...words('sun', 'on-sun'),
  ...words('sun-soft', 'sun-ink ink'),
  ...words('success-soft', 'success ink'),
  ...words('warning-soft', 'warning ink'),
  ...words('error-soft', 'error ink'),
  ...words('error', 'error-soft'),
  ...words('live', 'on-live'),
  ...words('live-soft', 'live'),
  ...words('ink', 'paper'),
];
const edges = [...words('paper surface', 'edge primary secondary'), ...words('lawn', 'lawn-edge')];

describe.each(Object.entries(themes))('Someone who reads in %s', (_, { tokens, side, text }) => {
  const color = (name: string) => {
    const value = tokens.get(name) ?? '';
    // The colors of the product; an operator's own are judged where they are made.
    const own = /^var\(--brand-[\w-]+, (.*)\)$/.exec(value)?.[1] ?? value;
    return /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(own)?.[1 + side] ?? own;
  };

  it.each(texts)('can read %s on %s', (ink, ground) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(text);
  });

  it.each(edges)('sees %s beside %s', (edge, ground) => {
    expect(contrast(color(edge), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('High contrast', () => {
  it('is the same whether it is chosen here or asked for by the system', () => {
    expect(strong.size).toBeGreaterThan(30);
    expect(askedFor).toEqual(strong);
  });

  it('leaves no color as it was for everyone', () => {
    expect([...strong.keys()]).toEqual([...plain.keys()].filter((name) => name !== 'cut-edge'));
  });
});
