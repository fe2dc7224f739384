import PDFDocument from 'pdfkit';
import { linesOf } from './break-lines.ts';
import { printFaces, weights, type PrintFaces, type Weight } from './print-face.server.ts';
import type { Sheet, SheetBlock } from './sheet.ts';
import { missingBlocks, textsOf } from './texts-of-sheet.ts';

const page = { width: 612, height: 792, side: 56, top: 64, bottom: 704 };
const inner = page.width - 2 * page.side;
const ink = '#211f2b';
const faint = '#5d5a6b';
const rule = '#d9d6e2';
const primary = '#5555aa';

interface Style {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
}

const styles = {
  title: { weight: 'strong', size: 26, color: ink },
  text: { weight: 'text', size: 10.5, color: ink },
  strong: { weight: 'strong', size: 10.5, color: ink },
  faint: { weight: 'text', size: 10.5, color: faint },
  small: { weight: 'text', size: 8.5, color: faint },
} as const satisfies Record<string, Style>;

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc['struct']>;

/**
 * Prints a document: letter size, with its title, language and structure (PDF/UA). � replaces a
 * missing character, and the last line says where to read it; screen readers get the original text.
 *
 * @param onMissing called with the Unicode blocks of missing characters, not the characters
 */
export function writePdf(
  sheet: Sheet,
  onMissing?: (blocks: readonly string[]) => void,
): Promise<Buffer> {
  const texts = textsOf(sheet);
  const faces = printFaces();
  const missing = missingBlocks(texts, faces);
  if (missing.length > 0) onMissing?.(missing);
  const options: PDFKit.PDFDocumentOptions = {
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    // Its own font, because the default one is not embedded.
    font: '',
    info: { Title: sheet.title, Author: sheet.from, CreationDate: sheet.now, ModDate: sheet.now },
  };
  // The types of the package do not know of this subset.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    doc.on('error', reject);
  });
  new Printer(doc, sheet, faces).print(missing.length > 0 ? [sheet.ifLettersMiss] : []);
  doc.end();
  return written;
}

class Printer {
  readonly #doc: Doc;
  readonly #sheet: Sheet;
  readonly #whole: Element;
  readonly #faces: PrintFaces;
  #y = page.top;

  constructor(doc: Doc, sheet: Sheet, faces: PrintFaces) {
    this.#faces = faces;
    this.#doc = doc;
    this.#sheet = sheet;
    for (const weight of weights) doc.registerFont(weight, Buffer.from(faces[weight].bytes));
    this.#whole = doc.struct('Document');
    doc.addStructure(this.#whole);
  }

  print(notes: readonly string[]): void {
    const { title, blocks } = this.#sheet;
    this.#frame();
    this.#y += 34;
    this.#text(this.#whole, 'H1', title, styles.title, { x: page.side, width: inner });
    this.#y += 14;
    for (const block of blocks) this.#block(block);
    for (const text of notes) this.#block({ kind: 'note', text });
    this.#whole.end();
  }

  #block(block: SheetBlock): void {
    switch (block.kind) {
      case 'facts':
        for (const [name, value] of block.rows) this.#fact(name, value);
        break;
      case 'table':
        this.#table(block);
        break;
      case 'note':
        this.#room(30);
        this.#text(this.#whole, 'P', block.text, styles.faint, { x: page.side, width: inner });
        this.#y += 6;
    }
  }

  #fact(name: string, value: string): void {
    this.#room(32);
    const from = this.#y;
    const part = this.#element(this.#whole, 'P');
    this.#text(part, 'Span', name, styles.faint, { x: page.side, width: 120 });
    const after = this.#y;
    this.#y = from;
    this.#text(part, 'Span', value, styles.text, { x: page.side + 130, width: inner - 130 });
    this.#y = Math.max(this.#y, after) + 4;
  }

  #table({ head, rows, foot }: Extract<SheetBlock, { kind: 'table' }>): void {
    this.#room(60);
    this.#y += 16;
    const table = this.#element(this.#whole, 'Table');
    this.#row(table, 'TH', head, styles.faint);
    for (const row of rows) this.#row(table, 'TD', row, styles.text);
    for (const row of foot) this.#row(table, 'TD', row, styles.strong);
    this.#y += 16;
  }

  #row(table: Element, tag: 'TH' | 'TD', cells: readonly string[], style: Style): void {
    this.#room(40);
    const row = this.#element(table, 'TR');
    const from = this.#y;
    let to = from;
    const amount = 110;
    const rest = (inner - amount) / Math.max(1, cells.length - 1);
    cells.forEach((cell, index) => {
      const isLast = index === cells.length - 1;
      this.#y = from;
      this.#text(row, tag, cell, style, {
        x: page.side + index * rest,
        width: isLast ? amount : rest - 14,
        toEnd: isLast,
      });
      to = Math.max(to, this.#y);
    });
    this.#y = to + 5;
    this.#artifact(() =>
      this.#doc
        .moveTo(page.side, this.#y)
        .lineTo(page.side + inner, this.#y)
        .lineWidth(0.7)
        .strokeColor(rule)
        .stroke(),
    );
    this.#y += 6;
  }

  /** Draws a text at the current position and moves below it. */
  #text(
    parent: Element,
    tag: string,
    text: string,
    style: Style,
    box: { readonly x: number; readonly width: number; readonly toEnd?: boolean },
  ): void {
    const printable = this.#faces[style.weight].printable(text);
    const lines = linesOf(printable, box.width, (part) => this.#width(part, style));
    this.#room(lines.length * style.size * 1.4);
    const drawn = () => {
      for (const line of lines) {
        const over = box.toEnd ? box.width - this.#width(line, style) : 0;
        this.#line(line, style, box.x + over, this.#y + style.size);
        this.#y += style.size * 1.4;
      }
    };
    parent.add(this.#doc.struct(tag, { actual: text }, drawn));
  }

  #line(line: string, style: Style, x: number, baseline: number): void {
    this.#font(style).fillColor(style.color);
    this.#doc.text(line, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
  }

  #width(line: string, style: Style): number {
    return this.#font(style).widthOfString(line, { features: [] });
  }

  #font({ weight, size }: Style): Doc {
    return this.#doc.font(weight).fontSize(size);
  }

  #element(parent: Element, tag: string): Element {
    const made = this.#doc.struct(tag);
    parent.add(made);
    return made;
  }

  /** Starts the next page if there is not enough room. */
  #room(height: number): void {
    if (this.#y + height <= page.bottom) return;
    this.#doc.addPage();
    this.#frame();
  }

  /** What is on every page: a pennant, who issues it, the foot. Readers that speak leave it out. */
  #frame(): void {
    const { from, foot } = this.#sheet;
    this.#artifact(() => {
      const doc = this.#doc;
      doc.moveTo(page.side, 40).lineTo(page.side, 72).lineWidth(2).strokeColor(ink).stroke();
      doc
        .polygon([page.side + 1, 41], [page.side + 44, 52], [page.side + 1, 63])
        .fillColor(primary)
        .fill();
      const { strong, text } = this.#faces;
      this.#line(strong.printable(from), { ...styles.strong, size: 12 }, page.side + 56, 56);
      let y = page.height - 44;
      for (const line of linesOf(text.printable(foot), inner, (part) =>
        this.#width(part, styles.small),
      )) {
        this.#line(line, styles.small, page.side, y);
        y += 12;
      }
    });
    this.#y = page.top + 24;
  }

  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }
}
