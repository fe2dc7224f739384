import { describe, expect, test } from 'vitest';
import { brandColors } from './brand-colors.ts';

/** What is read on what, and how far the two must differ (WCAG 2.2, 1.4.3 and 1.4.6, 1.4.11). */
const pairs = [
  ['on-primary', 'primary', 4.5, 7],
  ['primary', 'primary-soft', 4.5, 7],
  ['primary-ink', 'primary-soft', 4.5, 7],
  ['on-panel', 'panel', 4.5, 7],
  ['secondary', 'secondary-soft', 4.5, 7],
  ['lawn-ink', 'lawn', 4.5, 7],
  ['lawn-edge', 'lawn', 3, 3],
] as const;

const papers = { '': ['#faf8f3', '#211f1a'], '-high': ['#ffffff', '#0c0b0a'] } as const;

describe.each([
  '#5555aa',
  '#c8102e',
  '#ffe600',
  '#00a651',
  '#000000',
  '#ffffff',
  '#7f7f7f',
  '#00205b',
  '#ff6f00',
])('someone whose organizer has the color %s', (color) => {
  const colors = brandColors(color, color);
  const read = (name: string, theme: number): string => {
    const value = colors[`--brand-${name}`] ?? '';
    return /light-dark\((#\w{6}), (#\w{6})\)/.exec(value)?.[theme + 1] ?? `no ${name}`;
  };

  test('reads everything in the four themes', () => {
    for (const suffix of ['', '-high'] as const)
      for (const theme of [0, 1]) {
        for (const [text, ground, usual, high] of pairs) {
          const found = contrast(read(text + suffix, theme), read(ground + suffix, theme));
          expect([text, ground, suffix, theme, found >= (suffix === '' ? usual : high)]).toEqual([
            text,
            ground,
            suffix,
            theme,
            true,
          ]);
        }
        const paper = papers[suffix][theme] ?? '';
        for (const text of ['primary', 'secondary'])
          expect(contrast(read(text + suffix, theme), paper)).toBeGreaterThan(
            suffix === '' ? 4.5 : 7,
          );
      }
  });
});

/** Contrast ratio (WCAG 2.2), reckoned here once more. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
