import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const folder = new URL('../src/features/shell/share-images/fonts/', import.meta.url);

interface Cut {
  readonly family: string;
  readonly axes: Readonly<Record<string, number>>;
}

/** The two font families of the interface, each at the axis values that share images use. */
const cuts: readonly Cut[] = [
  { family: 'bricolage-grotesque', axes: { wght: 800, wdth: 80, opsz: 72 } },
  { family: 'instrument-sans', axes: { wght: 600, wdth: 100 } },
];

/** Everything that the alphabets of Europe are written with, and punctuation. */
const letters = Array.from({ length: 0x2200 - 0x20 }, (_, place) =>
  String.fromCodePoint(place + 0x20),
).join('');

/**
 * The fonts of share images: the renderer supports neither WOFF2 nor axes. Created by `node
 * scripts/make-share-fonts.ts` for each new version of a family, and committed with its license.
 */
export async function shareFonts(): Promise<ReadonlyMap<URL, Uint8Array>> {
  const files = new Map<URL, Uint8Array>();
  for (const { family, axes } of cuts) {
    const source = new URL(`${family}/`, packages);
    for (const script of ['latin', 'latin-ext']) {
      const variable = await readFile(
        new URL(`files/${family}-${script}-standard-normal.woff2`, source),
      );
      const cut = await subsetFont(variable, letters, {
        targetFormat: 'truetype',
        variationAxes: axes,
      });
      files.set(
        new URL(`${family}-${script}.ttf`, folder),
        script === 'latin' ? cut : asWidest(cut),
      );
    }
    files.set(new URL(`${family}.licence.txt`, folder), await readFile(new URL('LICENSE', source)));
  }
  return files;
}

/**
 * Marks a font as the widest of its family (OpenType: `OS/2`, usWidthClass). Both files of a family
 * have one name, and the renderer can only select one by such a mark.
 */
function asWidest(font: Uint8Array): Uint8Array {
  const marked = Buffer.from(font);
  const entry = marked.indexOf('OS/2', 0, 'latin1');
  marked.writeUInt16BE(9, marked.readUInt32BE(entry + 8) + 6);
  return marked;
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [file, content] of await shareFonts()) await writeFile(file, content);
}
