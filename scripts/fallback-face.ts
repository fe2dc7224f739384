import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { catalogueFile } from './collect-messages.ts';

/** Widths of Helvetica and Helvetica-Bold in thousandths from space to ~, as Adobe published them (Core 14 AFM). */
const helvetica =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const helveticaBold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

interface Wanted {
  readonly font: string;
  readonly axes: Readonly<Record<string, number>>;
  readonly family: string;
  readonly weight: string;
  readonly stretch?: string;
  readonly bold: boolean;
}

/** A `@font-face` of Arial with the metrics of another font. */
export async function fallbackFace(wanted: Wanted): Promise<string> {
  const sample = await sampleText();
  const font = await openFont(wanted.font, wanted.axes);
  const em = font.face.upem;
  const width = widthOf(font, sample) / em;
  const widths = (wanted.bold ? helveticaBold : helvetica).split(' ').map(Number);
  const plain = [...sample].reduce(
    (sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? 0),
    0,
  );
  const scale = width / (plain / 1000);
  const { ascender, descender, lineGap } = font.hExtents();
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  const names = wanted.bold
    ? ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold']
    : ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Roboto'];
  return `@font-face {
  font-family: '${wanted.family}';
  font-weight: ${wanted.weight};${wanted.stretch ? `\n  font-stretch: ${wanted.stretch};` : ''}
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascender / em / scale)};
  descent-override: ${percent(-descender / em / scale)};
  line-gap-override: ${percent(lineGap / em / scale)};
}`;
}

/** The ASCII characters of the messages, weighted by frequency. */
async function sampleText(): Promise<string> {
  const said = JSON.parse(await readFile(catalogueFile, 'utf8')) as Record<string, string>;
  return Object.values(said)
    .join(' ')
    .replace(/’/g, "'")
    .replace(/\{[^{}]*\}|[^ -~]/g, '')
    .slice(0, 20_000);
}

async function openFont(file: string, axes: Wanted['axes']): Promise<Font> {
  // Unpacked by way of the subsetter, which keeps all that the sample has.
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
    '',
  );
  const sfnt = await subsetFont(await readFile(file), letters, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)));
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

function widthOf(font: Font, text: string): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
