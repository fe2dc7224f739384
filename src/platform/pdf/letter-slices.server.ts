import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Families that draw what the house's own fonts cannot, cut into slices of letters by their packages. */
const families = {
  'noto-sans-hebrew': require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-devanagari': require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  'noto-sans-bengali': require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  'noto-sans-gujarati': require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  'noto-sans-gurmukhi': require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  'noto-sans-tamil': require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  'noto-sans-telugu': require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
  'noto-sans-kannada': require.resolve('@fontsource-variable/noto-sans-kannada/unicode.json'),
  'noto-sans-malayalam': require.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'),
  'noto-sans-sinhala': require.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'),
  'noto-sans-thai': require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-sans-lao': require.resolve('@fontsource-variable/noto-sans-lao/unicode.json'),
  'noto-sans-myanmar': require.resolve('@fontsource-variable/noto-sans-myanmar/unicode.json'),
  'noto-sans-khmer': require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json'),
  'noto-sans-ethiopic': require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
  'noto-sans-armenian': require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
  'noto-sans-georgian': require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-jp': require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
} as const;
export type Family = keyof typeof families;

/** A font file with some of a family's letters. */
export interface Slice {
  readonly family: Family;
  readonly path: string;
}

interface Range {
  readonly first: number;
  readonly last: number;
  readonly slice: Slice;
}

const kept = new Map<Family, readonly Range[]>();
const names = Object.keys(families) as readonly Family[];

/** The slices that are said to have a letter, in the order of the families; not all of them do. */
export function slicesWith(letter: string, order: readonly Family[]): readonly Slice[] {
  const code = letter.codePointAt(0) ?? 0;
  return order.flatMap((family) =>
    rangesOf(family)
      .filter(({ first, last }) => first <= code && code <= last)
      .map(({ slice }) => slice),
  );
}

const before = (own: Family): readonly Family[] => [own, ...names.filter((one) => one !== own)];
const japanese = before('noto-sans-jp');
const korean = before('noto-sans-kr');

/** The families as they are asked for a text: Chinese, Japanese and Korean write many letters in common, each in its way. */
export function familiesFor(text: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return japanese;
  return /\p{Script=Hangul}/u.test(text) ? korean : names;
}

function rangesOf(family: Family): readonly Range[] {
  const known = kept.get(family);
  if (known) return known;
  const index = families[family];
  const told: unknown = JSON.parse(readFileSync(index, 'utf8'));
  const ranges = Object.entries(told ?? {}).flatMap(([key, said]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    const path = join(dirname(index), 'files', name);
    const slice = { family, path };
    return String(said)
      .split(',')
      .map((range): Range => {
        const [first = '', last = first] = range.replace(/^\s*U\+/i, '').split('-');
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), slice };
      });
  });
  kept.set(family, ranges);
  return ranges;
}
