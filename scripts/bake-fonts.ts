import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { fallbackFace } from './fallback-face.ts';

/**
 * Bakes the fonts that pages load: `node scripts/bake-fonts.ts`. The families as published weigh
 * 190 KB for Latin alone; what pages use of them weighs a third. The result is committed.
 */
const ui = new URL('../src/ui/brand/', import.meta.url);
const require = createRequire(import.meta.url);
const published = {
  text: require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'),
  textExt:
    require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-standard-normal.woff2'),
  display:
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  displayExt:
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2'),
};
const licences = {
  'instrument-sans': require.resolve('@fontsource-variable/instrument-sans/LICENSE'),
  'bricolage-grotesque': require.resolve('@fontsource-variable/bricolage-grotesque/LICENSE'),
};

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const ascii = between(0x20, 0x7e);
const punctuation = [...'\u00a0\u2009\u202f–—‘’“”…•·€™©®°×½←→−ʻ'];
const spanish = [...'ÁÉÍÓÚÑÜáéíóúñü¿¡ªº«»'];
const latin1 = [...between(0xa0, 0xff), ...'ıŒœŸ'];
const latinExtended = [...between(0x100, 0x24f), ...between(0x1e00, 0x1eff), ...'₡₦₩₫₱₹'];
const first = new Set([...ascii, ...punctuation, ...spanish]);
const without = (letters: readonly string[], known: ReadonlySet<string>) =>
  letters.filter((letter) => !known.has(letter));

const poster = { opsz: 48, wght: 800 };

interface Face {
  readonly file: string;
  readonly from: keyof typeof published;
  readonly letters: readonly string[];
  readonly axes: Parameters<typeof subsetFont>[2]['variationAxes'] & object;
  readonly family: string;
  readonly weight: string;
  readonly stretch: string;
}

const text = { family: 'Instrument Sans', weight: '400 700', stretch: '100%', axes: { wdth: 100 } };
const dense = { ...text, stretch: '94%', axes: { wdth: 94 } };
const display = {
  family: 'Bricolage Grotesque',
  weight: '800',
  stretch: '75% 100%',
  axes: poster,
};
const faces: readonly Face[] = [
  { ...text, file: 'text', from: 'text', letters: [...first, ...latin1] },
  { ...text, file: 'text-ext', from: 'textExt', letters: latinExtended },
  {
    ...dense,
    file: 'text-dense',
    from: 'text',
    letters: [...first, ...latin1],
  },
  { ...display, file: 'display', from: 'display', letters: [...first] },
  {
    ...display,
    file: 'display-latin1',
    from: 'display',
    letters: without(latin1, first),
  },
  {
    ...display,
    file: 'display-ext',
    from: 'displayExt',
    letters: latinExtended,
  },
];

/** Code points as CSS writes them: "U+20-7E,U+A0". */
function unicodeRange(letters: readonly string[]): string {
  const points = [...new Set(letters)].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([a, b]) => `U+${hex(a)}${a === b ? '' : `-${hex(b)}`}`).join(', ');
}

/**
 * The `@font-face` rule. `optional`, because a page must not shift while it is read: a font that is
 * not there at the first paint (it is preloaded, so on all but slow connections it is) waits for
 * the next page.
 */
const faceRule = (face: Face) => `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weight};
  font-stretch: ${face.stretch};
  font-display: optional;
  src: url('./fonts/${face.file}.woff2') format('woff2');
  unicode-range: ${unicodeRange(face.letters)};
}`;

await mkdir(new URL('fonts/', ui), { recursive: true });
for (const { file, from, letters, axes } of faces) {
  const font = await readFile(published[from]);
  const baked = await subsetFont(font, [...new Set(letters)].join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(new URL(`fonts/${file}.woff2`, ui), baked);
  console.log(`${file}.woff2`, baked.length);
}
for (const [family, licence] of Object.entries(licences))
  await copyFile(licence, new URL(`fonts/OFL-${family}.txt`, ui));

const fallbacks = [
  await fallbackFace({
    font: published.text,
    axes: { wght: 400, wdth: 100 },
    family: 'Instrument Sans Fallback',
    weight: '400 549',
    bold: false,
  }),
  await fallbackFace({
    font: published.text,
    axes: { wght: 650, wdth: 100 },
    family: 'Instrument Sans Fallback',
    weight: '550 700',
    bold: true,
  }),
  ...(await Promise.all(
    (
      [
        ['75% 82%', 80],
        ['83% 90%', 86],
        ['91% 100%', 96],
      ] as const
    ).map(([stretch, wdth]) =>
      fallbackFace({
        font: published.display,
        axes: { ...poster, wdth },
        family: 'Bricolage Grotesque Fallback',
        weight: '800',
        stretch,
        bold: true,
      }),
    ),
  )),
];
const css = [
  '/* Baked by scripts/bake-fonts.ts, like the files in fonts/. Do not edit. */',
  ...faces.map(faceRule),
  `/*
 * What stands there until a font has come: Arial and its like, sized so that nothing moves when it comes.
 * Numbers from the fonts themselves, set against Adobe's widths of Helvetica (which Arial shares) over
 * everything in locales/en.json.
 */`,
  ...fallbacks,
].join('\n\n');
const file = new URL('fonts.css', ui);
await writeFile(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
