import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawText } from './draw-text.ts';
import { fitLines, measureLine } from './fit-lines.ts';
import { readGlyphWidths } from '../../../platform/pdf/glyph-widths.ts';
import { readShareFonts } from './serve-share-images.server.ts';

const { display, text } = readShareFonts();
const { widths } = display;
const sizes = [
  { size: 80, lines: 1 },
  { size: 60, lines: 2 },
  { size: 40, lines: 3 },
];
const fit = (name: string, width = 700) => fitLines(name, { widths, width, sizes });

describe('the name on a picture', () => {
  test('is as big as it can be', () => {
    expect(fit('Spring Fair')).toEqual({ size: 80, lines: ['Spring Fair'] });
    const longer = fit('Pacific Northwest Spring Fair for Families');
    expect(longer.size).toBe(60);
    expect(longer.lines).toHaveLength(2);
  });

  test.each([
    'University of North Carolina School of the Arts at Winston-Salem and all its friends',
    'W'.repeat(300),
    `A ${'very '.repeat(60)}long name`,
    'Łódź Škoda Üniversitesi',
    '東京大学 كلية',
    '👩‍🎓 Fair \ud800',
    '',
    '   ',
  ])('stays in its room: %s', (name) => {
    const { size, lines } = fit(name);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(measureLine(widths, line, size)).toBeLessThanOrEqual(700);
  });

  test('ends in an ellipsis where it does not fit', () => {
    expect(fit('many '.repeat(80)).lines.at(-1)).toMatch(/…$/);
  });

  test('takes each letter from the file that has it, and leaves out what none has', () => {
    const look = { x: 10, y: 50, size: 40, face: display, fill: '#000' };
    const texts = [
      ...drawText('Łódź 東', look).matchAll(/<text x="([\d.]+)"[^>]*?(ultra)?[^>]*>([^<]*)</g),
    ];
    expect(texts.map(([, , , letters]) => letters)).toEqual(['Ł', 'ód', 'ź', ' ']);
    expect(texts.map(([whole]) => whole.includes('ultra-expanded'))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(texts.map(([, x]) => Number(x))).toEqual(
      texts.map(([, x]) => Number(x)).toSorted((one, other) => one - other),
    );
  });

  test('is no markup', () => {
    const look = { x: 0, y: 0, size: 40, face: text, fill: '#000', anchor: 'end' } as const;
    expect(drawText('<R&D> "x"', look)).toContain('&#60;R&#38;D&#62; &#34;x&#34;');
    expect(drawText('a\u0000b\u0008', look)).toContain('>ab<');
  });
});

test('letters are as wide as the font says', () => {
  const read = readGlyphWidths(
    readFileSync(new URL('./fonts/instrument-sans-latin.ttf', import.meta.url)),
  );
  expect(read.get('W'.charCodeAt(0))).toBeGreaterThan(read.get('i'.charCodeAt(0)) ?? 1);
  expect(read.get('é'.charCodeAt(0))).toBe(read.get('e'.charCodeAt(0)));
  expect(read.has(0x65e5)).toBe(false);
});
