import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Face } from './draw-text.ts';
import { readGlyphWidths } from '../../../platform/pdf/glyph-widths.ts';

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** The fonts that pictures are set in (scripts/make-share-fonts.ts). */
export function readShareFonts(): { display: Face; text: Face; files: readonly string[] } {
  const names = ['bricolage-grotesque', 'instrument-sans'];
  return {
    display: readFace('bricolage-grotesque', 'Bricolage Grotesque 96pt ExtraBold', 800),
    text: readFace('instrument-sans', 'Instrument Sans', 600),
    files: names.flatMap((name) => [pathOf(`${name}-latin`), pathOf(`${name}-latin-ext`)]),
  };
}

function readFace(name: string, family: string, weight: number): Face {
  const first = readGlyphWidths(readFileSync(pathOf(`${name}-latin`)));
  const second = readGlyphWidths(readFileSync(pathOf(`${name}-latin-ext`)));
  const more = new Set([...second.keys()].filter((email) => !first.has(email)));
  return { family, weight, widths: new Map([...second, ...first]), more };
}
