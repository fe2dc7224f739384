import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Why a PDF is refused: it acts or carries files, is encrypted, or is not plainly a PDF. */
export type PdfFinding = 'active' | 'encrypted' | 'unreadable' | 'mixed';

/** Names that bring scripts, files and other programs into a PDF (ISO 32000-2, 7.11, 12.6, 12.7, 13). */
const activeNames = new Set(
  (
    'JavaScript JS OnInstantiate Launch SubmitForm ImportData GoToR GoToE RichMedia ' +
    'EmbeddedFile EmbeddedFiles XFA'
  ).split(' '),
);
/** Bytes that all compressed objects of one file may unfold to. */
const mostUnfolded = 64_000_000;
/** Actions that may follow one another. */
const longestChain = 20;

const name = (text: string): PDFName => PDFName.of(text);
const blank = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])`;
/** `12 0 obj`, also with comments in it. */
const objectHeader = new RegExp(String.raw`\d${blank}+\d{1,10}${blank}*obj`, 'g');

/**
 * Reads every object of a PDF: those that its tables name and those that they do not, older
 * versions too, because readers differ in which of them they take.
 *
 * @returns what is wrong with it, or null
 */
export async function findInPdf(bytes: Uint8Array): Promise<PdfFinding | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (!text.startsWith('%PDF-')) return 'mixed';
  if (end === -1) return 'unreadable';
  if (/[^\s\0]/.test(text.slice(end + '%%EOF'.length))) return 'mixed';
  const reader = new Reader(bytes);
  try {
    await reader.parseDocument();
  } catch {
    return reader.found ?? 'unreadable';
  }
  return reader.found ?? reader.judge() ?? judgeBytes(text, reader);
}

/** Looks for other kinds of files, and for objects where the parser has seen none. */
function judgeBytes(text: string, { streams, headers }: Reader): PdfFinding | null {
  let outside = '';
  let from = 0;
  for (const { start, end } of streams) {
    outside += text.slice(from, start) + '\n';
    from = end;
  }
  outside += text.slice(from);
  // The end of a ZIP is sought from behind, wherever it lies.
  if (/PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(outside)) return 'mixed';
  if (text.slice(-66_000).includes('PK\x05\x06')) return 'mixed';
  if (/<(?:!doctype|html|head|body|script|iframe|svg)\b/i.test(outside)) return 'mixed';
  return [...text.matchAll(objectHeader)].length > headers ? 'unreadable' : null;
}

/** A parser that looks at every name and object as it comes. */
class Reader extends PDFParser {
  found: PdfFinding | null = null;
  /** Objects that stand by themselves in the file. */
  headers = 0;
  /** Where the contents of streams lie. */
  readonly streams: { readonly start: number; readonly end: number }[] = [];
  readonly #all = new Map<PDFRef, PDFObject[]>();
  readonly #dicts: PDFDict[] = [];
  readonly #nested: boolean;
  readonly #budget: { left: number };
  #depth = 0;

  constructor(bytes: Uint8Array, outer?: Reader) {
    super(bytes, Infinity, true);
    this.#nested = outer !== undefined;
    this.#budget = outer ? outer.#budget : { left: mostUnfolded };
    if (outer) {
      this.#all = outer.#all;
      this.#dicts = outer.#dicts;
    }
  }

  /** Judges what only shows when all objects are known. */
  judge(): PdfFinding | null {
    if (!this.#dicts.some((dict) => dict.get(name('Type')) === name('Catalog')))
      return 'unreadable';
    for (const dict of this.#dicts) {
      for (const uri of this.#versions(dict.get(name('URI'))))
        if (!isPlainLink(uri)) return 'active';
      for (const action of this.#versions(dict.get(name('OpenAction'))))
        if (!this.#onlyGoes(action)) return 'active';
      for (const events of this.#versions(dict.get(name('AA'))))
        if (!(events instanceof PDFDict) || !events.values().every((each) => this.#goes(each)))
          return 'active';
    }
    return null;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const isOuter = this.#depth === 0;
    if (isOuter && !this.#nested) this.headers += 1;
    this.#depth += 1;
    const object = super.parseObject(ref);
    this.#depth -= 1;
    if (isOuter && ref) {
      const versions = this.#all.get(ref);
      if (versions) versions.push(object);
      else this.#all.set(ref, [object]);
    }
    return object;
  }

  protected override parseName(): PDFName {
    const parsed = super.parseName();
    const text = parsed.decodeText();
    if (activeNames.has(text)) this.#refuse('active');
    if (text === 'Encrypt') this.#refuse('encrypted');
    return parsed;
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.#depth += 1;
    const dict = super.parseDict(ref);
    this.#depth -= 1;
    this.#dicts.push(dict);
    return dict;
  }

  /** Streams of objects are read here, so that what they unfold to has a limit; others stay folded. */
  protected override parseDictOrStream(ref?: PDFRef): ReturnType<PDFParser['parseDictOrStream']> {
    const parsed = super.parseDictOrStream(ref);
    if (!(parsed instanceof PDFRawStream)) return parsed;
    const { dict, contents } = parsed;
    if (this.#nested) this.#refuse('unreadable');
    const near = this.bytes.offset() - 'endstream'.length;
    this.streams.push({ start: near - contents.byteLength, end: near });
    const type = dict.get(name('Type'));
    // Some readers take any stream with these two for one of objects.
    if (type === name('ObjStm') || (dict.has(name('First')) && dict.has(name('N'))))
      this.#readObjects(dict, contents);
    return dict;
  }

  #readObjects(dict: PDFDict, contents: Uint8Array): void {
    const [first, count] = [dict.get(name('First')), dict.get(name('N'))];
    if (!(first instanceof PDFNumber) || !(count instanceof PDFNumber)) this.#refuse('unreadable');
    else {
      const inner = new Reader(this.#unfold(dict, contents), this);
      try {
        inner.#readPacked(first.asNumber(), count.asNumber());
      } finally {
        this.found ??= inner.found;
      }
    }
  }

  #readPacked(first: number, count: number): void {
    const places: { readonly ref: PDFRef; readonly at: number }[] = [];
    for (let n = 0; n < count; n += 1) {
      this.skipWhitespaceAndComments();
      const ref = PDFRef.of(this.parseRawInt(), 0);
      this.skipWhitespaceAndComments();
      places.push({ ref, at: first + this.parseRawInt() });
    }
    for (const { ref, at } of places) {
      this.bytes.moveTo(at);
      this.parseObject(ref);
    }
  }

  #unfold(dict: PDFDict, contents: Uint8Array): Uint8Array {
    const filter = dict.get(name('Filter'));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
    if (only === undefined) return contents;
    if (only !== name('FlateDecode') || dict.has(name('DecodeParms'))) this.#refuse('unreadable');
    const unfolded = inflateSync(contents, { maxOutputLength: this.#budget.left });
    this.#budget.left -= unfolded.byteLength;
    return unfolded;
  }

  /** Every version of what a reference may mean; the object itself where it is none. */
  #versions(object: PDFObject | undefined): readonly PDFObject[] {
    if (object instanceof PDFRef) return this.#all.get(object) ?? [];
    return object ? [object] : [];
  }

  #goes(action: PDFObject, left = longestChain): boolean {
    return this.#versions(action).every((version) => this.#onlyGoes(version, left));
  }

  /** A destination, or actions that lead to a place in the same document. */
  #onlyGoes(action: PDFObject, left = longestChain): boolean {
    if (left === 0) return false;
    if (action instanceof PDFArray) return true;
    if (!(action instanceof PDFDict)) return false;
    const kinds = this.#versions(action.get(name('S')));
    if (!kinds.length || kinds.some((kind) => kind !== name('GoTo'))) return false;
    return this.#versions(action.get(name('Next'))).every((next) =>
      next instanceof PDFArray
        ? next.asArray().every((each) => this.#goes(each, left - 1))
        : this.#onlyGoes(next, left - 1),
    );
  }

  #refuse(finding: PdfFinding): never {
    this.found ??= finding;
    throw new Error(`The PDF is ${finding}.`);
  }
}

/** Addresses of pages, mail and telephones, and those that name no scheme. */
function isPlainLink(uri: PDFObject): boolean {
  if (!(uri instanceof PDFString || uri instanceof PDFHexString)) return uri instanceof PDFDict;
  const address = uri.decodeText().replace(/[\0-\x20]/g, '');
  if (address.startsWith('\\\\')) return false;
  const scheme = /^([a-z][a-z\d+-]*):/i.exec(address)?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}
