import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const licences = {
  'instrument-sans': require.resolve('@fontsource-variable/instrument-sans/LICENSE'),
  'noto-sans': require.resolve('@fontsource-variable/noto-sans/LICENSE'),
  'noto-sans-arabic': require.resolve('@fontsource-variable/noto-sans-arabic/LICENSE'),
};
type Family = keyof typeof licences;
const folder = new URL('../src/platform/pdf/fonts/', import.meta.url);

interface Cut {
  /** The file that is made. */
  readonly file: string;
  readonly family: Family;
  readonly source: string;
  readonly axes: Readonly<Record<string, number>>;
  readonly letters: string;
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, place) => String.fromCodePoint(place + first)).join('');

/** Everything that the alphabets of Europe are written with, and punctuation. */
const european = between(0x20, 0x2200);
const arabic = between(0x600, 0x900) + between(0xfb50, 0xff00);

const house = (script: string, wght: number, file: string): Cut => ({
  file,
  family: 'instrument-sans',
  source: `instrument-sans-${script}-standard-normal`,
  axes: { wght, wdth: 100 },
  letters: european,
});
const noto = (family: Family, script: string, letters: string): Cut => ({
  file: script,
  family,
  source: `${family}-${script}-wght-normal`,
  axes: { wght: 400 },
  letters,
});

/** The house's own letters in two weights, and others for names that it cannot write. */
const cuts: readonly Cut[] = [
  house('latin', 400, 'text-latin'),
  house('latin-ext', 400, 'text-latin-ext'),
  house('latin', 650, 'strong-latin'),
  house('latin-ext', 650, 'strong-latin-ext'),
  noto('noto-sans', 'greek', european),
  noto('noto-sans', 'cyrillic', european),
  noto('noto-sans', 'vietnamese', european),
  noto('noto-sans-arabic', 'arabic', arabic),
];

/**
 * The fonts that documents are printed in: what writes them knows no axes. Made by
 * `node scripts/make-print-fonts.ts` when a family comes in a new version, and committed with its licence.
 */
export async function printFonts(): Promise<ReadonlyMap<URL, Uint8Array>> {
  const files = new Map<URL, Uint8Array>();
  for (const { file, family, source, axes, letters } of cuts) {
    const licence = licences[family];
    const variable = await readFile(join(dirname(licence), 'files', `${source}.woff2`));
    const cut = await subsetFont(variable, letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    files.set(new URL(`${file}.ttf`, folder), cut);
    files.set(new URL(`${family}.licence.txt`, folder), await readFile(licence));
  }
  return files;
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [file, content] of await printFonts()) await writeFile(file, content);
}
