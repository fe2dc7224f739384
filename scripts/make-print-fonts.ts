import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@expo-google-fonts/noto-sans/', import.meta.url);
const folder = new URL('../src/platform/pdf/fonts/', import.meta.url);

/** The two weights of documents, by the file of the package that has each. */
const weights = {
  text: '400Regular/NotoSans_400Regular.ttf',
  strong: '600SemiBold/NotoSans_600SemiBold.ttf',
} as const;

const between = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, place) => String.fromCodePoint(place + first)).join('');

/**
 * The alphabets of Europe, with Vietnamese, and punctuation, currencies and the sign for a missing
 * character.
 */
const letters = `${between(0x20, 0x530)}${between(0x1e00, 0x2200)}\u2212\ufffd`;

/**
 * The font for printed documents, one file per weight. Created by `node
 * scripts/make-print-fonts.ts` for each new version of the font, and committed with its license.
 */
export async function printFonts(): Promise<ReadonlyMap<URL, Uint8Array>> {
  const files = new Map<URL, Uint8Array>([
    [new URL('license.txt', folder), await readFile(new URL('LICENSE_FONT', source))],
  ]);
  for (const [weight, file] of Object.entries(weights)) {
    const whole = await readFile(new URL(file, source));
    const cut = await subsetFont(whole, letters, { targetFormat: 'truetype' });
    files.set(new URL(`${weight}.ttf`, folder), cut);
  }
  return files;
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [file, content] of await printFonts()) await writeFile(file, content);
}
