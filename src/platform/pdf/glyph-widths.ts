/** The glyph widths of a font, relative to its size. */
export type GlyphWidths = ReadonlyMap<number, number>;

/**
 * Reads the width of each character from a TrueType font (OpenType: `cmap` formats 4 and 12,
 * `hmtx`), so that lines are measured before drawing.
 */
export function readGlyphWidths(font: Uint8Array): GlyphWidths {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
    tables.set(tag, view.getUint32(entry + 8));
  }
  const table = (tag: string): number => {
    const start = tables.get(tag);
    if (start === undefined) throw new Error(`The font has no table ${tag}.`);
    return start;
  };
  const unitsPerEm = view.getUint16(table('head') + 18);
  const lastWidth = view.getUint16(table('hhea') + 34) - 1;
  const widthOf = (glyph: number): number =>
    view.getUint16(table('hmtx') + 4 * Math.min(glyph, lastWidth)) / unitsPerEm;

  const widths = new Map<number, number>();
  for (const [codePoint, glyph] of glyphsOf(view, table('cmap')))
    widths.set(codePoint, widthOf(glyph));
  return widths;
}

function* glyphsOf(view: DataView, cmap: number): Generator<readonly [number, number]> {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const start = cmap + view.getUint32(cmap + 8 + 8 * index);
    if (view.getUint16(start) === 12) yield* groupsOf(view, start);
    if (view.getUint16(start) !== 4) continue;
    const segments = view.getUint16(start + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const ends = start + 14 + 2 * segment;
      const starts = ends + 2 * segments + 2;
      const offsets = starts + 4 * segments;
      const offset = view.getUint16(offsets);
      const delta = view.getUint16(starts + 2 * segments);
      const first = view.getUint16(starts);
      const last = Math.min(view.getUint16(ends), 0xfffe);
      for (let codePoint = first; codePoint <= last; codePoint += 1) {
        const glyph =
          offset === 0 ? codePoint : view.getUint16(offsets + offset + 2 * (codePoint - first));
        if (glyph !== 0) yield [codePoint, (glyph + delta) & 0xffff];
      }
    }
  }
}

/**
 * Groups of characters with consecutive glyphs, the only format beyond the first 65,536 characters.
 */
function* groupsOf(view: DataView, start: number): Generator<readonly [number, number]> {
  for (let group = 0; group < view.getUint32(start + 12); group += 1) {
    const at = start + 16 + 12 * group;
    const first = view.getUint32(at);
    for (let codePoint = first; codePoint <= view.getUint32(at + 4); codePoint += 1)
      yield [codePoint, view.getUint32(at + 8) + codePoint - first];
  }
}
