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
import { isDigit, judgeBytes } from './judge-pdf-bytes.ts';

/** Why a PDF is refused: it acts or carries files, is encrypted, or is not plainly a PDF. */
export const pdfFindings = ['active', 'encrypted', 'unreadable', 'mixed'] as const;
export type PdfFinding = (typeof pdfFindings)[number];

/** Names that bring scripts, files and other programs into a PDF (ISO 32000-2, 7.11, 12.6, 12.7, 13). */
const activeNames = new Set(
  (
    'JavaScript JS OnInstantiate Launch SubmitForm ImportData GoToR GoToE RichMedia ' +
    'EmbeddedFile EmbeddedFiles XFA'
  ).split(' '),
);
/** Bytes that all compressed objects of one file may unfold to. */
const mostUnfolded = 64_000_000;
/** Names, numbers and other objects of one file, each time they are read. */
const mostObjects = 2_000_000;
/** Maximum reads per byte: a file that reads the same bytes again and again is rejected. */
const mostReadings = 12;
/** Offsets where an object was expected and none was found. */
const mostMisses = 100_000;
/** Actions that may follow one another. */
const longestChain = 20;
/** Versions of one object: a file keeps one each time it is saved. */
const mostVersions = 100;

/** The length of `obj`; no other keyword is of it. */
const objectKeyword = 3;
const name = (text: string): PDFName => PDFName.of(text);

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
    reader.judge();
  } catch {
    return reader.found ?? 'unreadable';
  }
  return reader.found ?? judgeBytes(bytes, text, reader);
}

/** What may still be spent on one file, the objects that are packed in it included. */
interface Budget {
  /** Bytes. */
  unfolded: number;
  objects: number;
  /** Bytes, each time they are read. */
  readings: number;
  misses: number;
}

const longest = (all: readonly PDFObject[], length: (each: PDFObject) => number): number =>
  all.reduce((most, each) => Math.max(most, length(each)), 0);

/** A parser that inspects every name and object. */
class Reader extends PDFParser {
  found: PdfFinding | null = null;
  /** Top-level objects in the file. */
  headers = 0;
  /** The offsets of stream contents. */
  readonly streams: { readonly start: number; readonly end: number }[] = [];
  readonly #all = new Map<PDFRef, PDFObject[]>();
  readonly #dicts: PDFDict[] = [];
  readonly #nested: boolean;
  readonly #budget: Budget;
  /** How many actions follow one, once it is known; without end while it is being found out. */
  readonly #chains = new Map<PDFObject, number>();
  #depth = 0;

  constructor(bytes: Uint8Array, outer?: Reader) {
    super(bytes, Infinity, true);
    this.#nested = outer !== undefined;
    this.#budget = outer
      ? outer.#budget
      : { unfolded: mostUnfolded, objects: mostObjects, readings: 0, misses: mostMisses };
    this.#budget.readings += bytes.byteLength * mostReadings;
    if (outer) {
      this.#all = outer.#all;
      this.#dicts = outer.#dicts;
    }
    this.#countReadings();
  }

  /** Judges what only shows when all objects are known. */
  judge(): void {
    if (!this.#dicts.some((dict) => dict.get(name('Type')) === name('Catalog')))
      this.#refuse('unreadable');
    if (!this.#dicts.every((dict) => hasBoundedTable(dict))) this.#refuse('unreadable');
    for (const uri of this.#valuesOf('URI')) if (!isPlainLink(uri)) this.#refuse('active');
    for (const action of this.#valuesOf('OpenAction'))
      if (this.#chain(action) > longestChain) this.#refuse('active');
    for (const events of this.#valuesOf('AA'))
      if (
        !(events instanceof PDFDict) ||
        !events.values().every((each) => this.#chain(each) <= longestChain)
      )
        this.#refuse('active');
  }

  /** The bytes are at their end when they have been read too often. */
  #countReadings(): void {
    const { bytes } = this;
    const budget = this.#budget;
    const next = bytes.next.bind(bytes);
    const done = bytes.done.bind(bytes);
    bytes.next = () => {
      budget.readings -= 1;
      return next();
    };
    bytes.done = () => {
      if (budget.readings < 0 || budget.misses < 0) this.found ??= 'unreadable';
      return this.found !== null || done();
    };
  }

  protected override parseRawInt(): number {
    if (!isDigit(this.bytes.peek())) this.#budget.misses -= 1;
    return super.parseRawInt();
  }

  protected override matchKeyword(keyword: number[]): boolean {
    const matches = super.matchKeyword(keyword);
    if (!matches && keyword.length === objectKeyword) this.#budget.misses -= 1;
    return matches;
  }

  #countObject(): void {
    this.#budget.objects -= 1;
    if (this.#budget.objects < 0) this.#refuse('unreadable');
  }

  /** Every distinct value of this name in any dictionary. */
  #valuesOf(key: string): Set<PDFObject> {
    const values = new Set(this.#dicts.flatMap((dict) => dict.get(name(key)) ?? []));
    return new Set([...values].flatMap((value) => this.#versions(value)));
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.#countObject();
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
    this.#countObject();
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
      this.#countObject();
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
    const unfolded = inflateSync(contents, { maxOutputLength: this.#budget.unfolded });
    this.#budget.unfolded -= unfolded.byteLength;
    return unfolded;
  }

  /** Every version of what a reference may mean; the object itself where it is none. */
  #versions(object: PDFObject | undefined): readonly PDFObject[] {
    if (!(object instanceof PDFRef)) return object ? [object] : [];
    const versions = this.#all.get(object) ?? [];
    if (versions.length > mostVersions) this.#refuse('unreadable');
    return versions;
  }

  /**
   * The length of a chain of actions that each go to a place in the same document; infinite if one
   * does anything else or loops.
   */
  #chain(action: PDFObject, before = 0): number {
    const cachedLength = this.#chains.get(action);
    if (cachedLength !== undefined || before > longestChain) return cachedLength ?? Infinity;
    this.#chains.set(action, Infinity);
    const length =
      action instanceof PDFRef
        ? longest(this.#versions(action), (each) => this.#chain(each, before + 1))
        : this.#chainOf(action, before);
    this.#chains.set(action, length);
    return length;
  }

  /** The same for an action, or for a destination instead of one. */
  #chainOf(action: PDFObject, before: number): number {
    if (action instanceof PDFArray) return 0;
    if (!(action instanceof PDFDict)) return Infinity;
    const kinds = this.#versions(action.get(name('S')));
    if (!kinds.length || kinds.some((kind) => kind !== name('GoTo'))) return Infinity;
    const following = this.#versions(action.get(name('Next'))).flatMap((next) =>
      next instanceof PDFArray ? next.asArray() : [next],
    );
    return 1 + longest(following, (next) => this.#chain(next, before + 1));
  }

  #refuse(finding: PdfFinding): never {
    this.found ??= finding;
    throw new Error(`The PDF is ${finding}.`);
  }
}

/** Whether the table of a trailer is no larger than what is read of a file; other dictionaries have none. */
function hasBoundedTable(dict: PDFDict): boolean {
  if (!dict.has(name('Root'))) return true;
  const index = dict.get(name('Index'));
  const sizes = [
    dict.get(name('Size')) ?? PDFNumber.of(0),
    ...(index instanceof PDFArray ? index.asArray() : index ? [index] : []),
  ];
  return sizes.every((size) => size instanceof PDFNumber && size.asNumber() <= mostObjects);
}

/** Web, email and phone links, and those without a scheme. */
function isPlainLink(uri: PDFObject): boolean {
  if (!(uri instanceof PDFString || uri instanceof PDFHexString)) return uri instanceof PDFDict;
  const address = uri.decodeText().replace(/[\0-\x20]/g, '');
  if (address.startsWith('\\\\')) return false;
  const scheme = /^([a-z][a-z\d+-]*):/i.exec(address)?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}
