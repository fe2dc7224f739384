import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

/**
 * Bakes the outlines of pennant glyphs: `node scripts/bake-pennant-glyphs.ts`. Besley at its
 * boldest, 1000 units per em, y upward; the result is committed, so no pennant needs a font.
 */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'];
const require = createRequire(import.meta.url);
const font = await readFile(
  require.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
);
const sfnt = await subsetFont(font, letters.join(''), { targetFormat: 'sfnt' });
const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
const black = new Font(face);
black.setVariations([new Variation('wght', 900)]);

const scale = 1000 / face.upem;
const baked = letters.map((letter) => {
  const glyph = black.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
  const outline = black
    .glyphToPath(glyph)
    .replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * scale)));
  return [letter, [Math.round(black.glyphHAdvance(glyph) * scale), outline]] as const;
});

const file = new URL('../src/ui/pennants/pennant-letters.ts', import.meta.url);
const source = `// Baked from Besley (SIL Open Font License 1.1) by scripts/bake-pennant-glyphs.ts. Do not edit.
/** Width and outline of each letter that pennants are lettered with; 1000 units to the em, y upwards. */
export const pennantLetters: Readonly<Record<string, readonly [number, string]>> = ${JSON.stringify(Object.fromEntries(baked))};
`;
await writeFile(
  file,
  await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }),
);
await copyFile(
  require.resolve('@fontsource-variable/besley/LICENSE'),
  new URL('fonts/OFL-besley.txt', file),
);
console.log(source.length);
