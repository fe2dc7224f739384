import PDFDocument from 'pdfkit';
import { linesOf } from './break-lines.ts';
import { printFace, type PrintFace, type Weight } from './print-face.server.ts';
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

type Faces = Readonly<Record<Weight, PrintFace>>;
type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc['struct']>;

/**
 * Prints a document: letter size, with its title, its language and its structure told (PDF/UA). For a
 * letter that no font has stands a sign; readers that speak are told the text as it was written.
 *
 * @param onMissing is told of the blocks of Unicode in which letters are missing, not of the letters
 */
export async function writePdf(
  sheet: Sheet,
  onMissing?: (blocks: readonly string[]) => void,
): Promise<Buffer> {
  const texts = textsOf(sheet);
  const faces = {
    text: await printFace('text', texts.text),
    strong: await printFace('strong', texts.strong),
  };
  const missing = missingBlocks(texts, faces);
  if (missing.length > 0) onMissing?.(missing);
  const options: PDFKit.PDFDocumentOptions = {
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    // A font of its own, for the one that is usual is not embedded.
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
  new Printer(doc, sheet, faces).print();
  doc.end();
  return written;
}

class Printer {
  readonly #doc: Doc;
  readonly #sheet: Sheet;
  readonly #whole: Element;
  readonly #faces: Faces;
  #y = page.top;

  constructor(doc: Doc, sheet: Sheet, faces: Faces) {
    this.#faces = faces;
    this.#doc = doc;
    this.#sheet = sheet;
    for (const weight of ['text', 'strong'] as const)
      for (const { name, bytes } of faces[weight].fonts) doc.registerFont(name, Buffer.from(bytes));
    this.#whole = doc.struct('Document');
    doc.addStructure(this.#whole);
  }

  print(): void {
    const { title, blocks } = this.#sheet;
    this.#frame();
    this.#y += 34;
    this.#text(this.#whole, 'H1', title, styles.title, { x: page.side, width: inner });
    this.#y += 14;
    for (const block of blocks) this.#block(block);
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
    cells.forEach((cell, place) => {
      const isLast = place === cells.length - 1;
      this.#y = from;
      this.#text(row, tag, cell, style, {
        x: page.side + place * rest,
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

  /** A text from where the pen is; the pen stands below it afterwards. */
  #text(
    parent: Element,
    tag: string,
    text: string,
    style: Style,
    place: { readonly x: number; readonly width: number; readonly toEnd?: boolean },
  ): void {
    const lines = linesOf(text, place.width, (part) => this.#width(part, style));
    this.#room(lines.length * style.size * 1.4);
    const drawn = () => {
      for (const line of lines) {
        const over = place.toEnd ? place.width - this.#width(line, style) : 0;
        this.#line(line, style, place.x + over, this.#y + style.size);
        this.#y += style.size * 1.4;
      }
    };
    parent.add(this.#doc.struct(tag, { actual: text }, drawn));
  }

  #line(line: string, { weight, size, color }: Style, from: number, baseline: number): void {
    const face = this.#faces[weight];
    let x = from;
    for (const run of face.runs(line)) {
      this.#font(face.fonts[run.face]?.name ?? '', size).fillColor(color);
      this.#doc.text(run.text, x, baseline, {
        ...{ lineBreak: false, baseline: 'alphabetic', features: [] },
      });
      x += this.#doc.widthOfString(run.text, { features: [] });
    }
  }

  #width(line: string, { weight, size }: Style): number {
    const face = this.#faces[weight];
    return face.runs(line).reduce((sum, run) => {
      this.#font(face.fonts[run.face]?.name ?? '', size);
      return sum + this.#doc.widthOfString(run.text, { features: [] });
    }, 0);
  }

  #font(name: string, size: number): Doc {
    return this.#doc.font(name).fontSize(size);
  }

  #element(parent: Element, tag: string): Element {
    const made = this.#doc.struct(tag);
    parent.add(made);
    return made;
  }

  /** Goes to the next page where there is no room for so much. */
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
      this.#line(from, { ...styles.strong, size: 12 }, page.side + 56, 56);
      let y = page.height - 44;
      for (const line of linesOf(foot, inner, (part) => this.#width(part, styles.small))) {
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
