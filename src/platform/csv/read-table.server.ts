import { Readable } from 'node:stream';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { BrokenFile } from './broken-file.ts';
import { openBytes, sniffFile, type SniffedFile } from './sniff-file.server.ts';

/** One record of a table. */
export interface TableRow {
  /** The line on which the record begins; the header is line 1. */
  readonly line: number;
  /** A value without stray white space; '' when it is empty or the table has no such column. */
  cell(column: string): string;
  /** The raw value. */
  raw(column: string): string;
  /** Refuses the whole file because of this record; `problem` is the rest of a sentence. */
  broken(problem: string): BrokenFile;
}

export interface Table {
  /** The file's name without folders. */
  readonly file: string;
  /** Line ends in the file, for a progress display. */
  readonly lines: number;
  /** Column names in upper case. */
  readonly columns: ReadonlySet<string>;
  readonly rows: AsyncIterable<TableRow>;
}

/** Longest record, in characters: an unclosed quote ends here and not at the end of the memory. */
const longestRecord = 128_000;

/**
 * Opens a CSV file (RFC 4180) with a header: gzip or plain; UTF-8, UTF-16 or Windows-1252; with or
 * without a byte order mark. Columns are found by name, in whatever case and order.
 * @throws BrokenFile, from here or while the rows are read: a gzip that breaks off, a record with too
 * few or too many values, a quote that is never closed, a column of `needed` that is missing.
 */
export async function openTable(path: string, needed: readonly string[]): Promise<Table> {
  const sniffed = await sniffFile(path);
  const records = readRecords(sniffed);
  const header = await records.next();
  const file = basename(path);
  if (header.done) throw new BrokenFile(file, 1, 'the file is empty.');
  const places = new Map<string, number>();
  header.value.cells.forEach((name, index) => places.set(tidy(name).toUpperCase(), index));
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length > 0) {
    const word = missing.length === 1 ? 'column' : 'columns';
    throw new BrokenFile(file, 1, `the header lacks the ${word} ${missing.join(', ')}.`);
  }
  return {
    file,
    lines: sniffed.lines,
    columns: new Set(places.keys()),
    rows: readRows(records, places, file),
  };
}

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

async function* readRows(
  records: AsyncGenerator<CsvRecord>,
  places: ReadonlyMap<string, number>,
  file: string,
): AsyncGenerator<TableRow> {
  for await (const { line, cells } of records) {
    yield {
      line,
      cell: (column) => tidy(cells[places.get(column) ?? -1] ?? ''),
      raw: (column) => cells[places.get(column) ?? -1] ?? '',
      broken: (problem) => new BrokenFile(file, line, problem),
    };
  }
}

async function* readRecords(sniffed: SniffedFile): AsyncGenerator<CsvRecord> {
  let lastLine = 0;
  // The parser's line number is ahead of the reader's, so it is taken here.
  const starts: number[] = [];
  const parser = parse({
    skip_empty_lines: true,
    max_record_size: longestRecord,
    on_record: (cells, { lines }) => {
      lastLine = lines;
      starts.push(lines - countLineEnds(cells));
      return cells;
    },
  });
  const text = Readable.from(decode(sniffed));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = starts.shift() ?? lastLine;
      if (cells.some((cell) => cell.includes('\u0000'))) {
        throw new BrokenFile(basename(sniffed.path), line, 'the text holds binary data.');
      }
      yield { line, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenRecord(sniffed, lastLine + 1, error) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

/**
 * The file as text with plain line feeds, because the parser counts a carriage return in a quoted
 * value as a line. Removes a byte order mark, even one once read as Latin-1 and saved.
 */
async function* decode(sniffed: SniffedFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(sniffed.encoding);
  let atStart = true;
  let held = '';
  for await (const chunk of openBytes(sniffed.path, sniffed.gzip)) {
    const text = held + decoder.decode(chunk, { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    const clean = (held === '' ? text : text.slice(0, -1)).replace(/\r\n?/gu, '\n');
    yield atStart ? clean.replace(/^(?:\uFEFF|ï»¿)+/u, '') : clean;
    atStart &&= clean === '';
  }
  yield decoder.decode() + held.replace('\r', '\n');
}

function brokenRecord(sniffed: SniffedFile, line: number, error: CsvError): BrokenFile {
  const file = basename(sniffed.path);
  if (error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') {
    const cells: unknown = error['record'];
    const count = Array.isArray(cells) ? cells.length : 'another number';
    return new BrokenFile(
      file,
      line,
      `the number of values (${count}) is not that of the header; the line may be cut off.`,
    );
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new BrokenFile(file, line, 'a quoted value begins here and never ends.');
  }
  return new BrokenFile(file, line, 'the quotes in this line do not match.');
}

const countLineEnds = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

const tidy = (value: string): string => value.replace(/\s+/gu, ' ').trim();
