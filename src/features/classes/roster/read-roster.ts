import { isEmail } from '../../../platform/model/kinds.ts';

/** The separators between values of a line. */
const separators = ['\t', ';', ','] as const;
type Separator = (typeof separators)[number];

/**
 * The values of one line of a spreadsheet's list (RFC 4180); null for a quote that is opened and
 * never closed, or closed in the middle of a value.
 */
function readCells(line: string, separator: Separator): readonly string[] | null {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const trimmed = rest.trimStart();
    if (trimmed.startsWith('"')) {
      const quoted = /^"((?:[^"]|"")*)"\s*/.exec(trimmed);
      if (!quoted) return null;
      cells.push((quoted[1] ?? '').replaceAll('""', '"'));
      const after = trimmed.slice(quoted[0].length);
      // A tab is white space, too, and may have been trimmed.
      if (after === '') return endsWith(quoted[0], separator) ? [...cells, ''] : cells;
      if (after.startsWith(separator)) rest = after.slice(1);
      else if (endsWith(quoted[0], separator)) rest = after;
      else return null;
    } else {
      const end = rest.indexOf(separator);
      cells.push(end < 0 ? rest : rest.slice(0, end));
      if (end < 0) return cells;
      rest = rest.slice(end + 1);
    }
  }
}

const endsWith = (text: string, separator: Separator): boolean =>
  separator === '\t' && text.endsWith('\t');

/** The separator of a list: the one in most of its lines. */
function findSeparator(lines: readonly string[]): Separator {
  const found = separators.map((one) => lines.filter((line) => line.includes(one)).length);
  const most = Math.max(...found);
  return separators[found.indexOf(most)] ?? ',';
}

/** A student on the list of a class. */
export interface Listed {
  readonly name: string;
  /** In lowercase. */
  readonly email: string;
}

/** Why a line was rejected. */
export const lineProblems = ['quotes', 'noEmail', 'badEmail', 'longName'] as const;
type LineProblem = (typeof lineProblems)[number];

/** The result of reading a list. */
export interface Roster {
  readonly students: readonly (Listed & { readonly line: number; readonly text: string })[];
  /** Rejected lines, unchanged. */
  readonly problems: readonly {
    readonly line: number;
    readonly text: string;
    readonly why: LineProblem;
  }[];
  /** Lines whose address occurs earlier. */
  readonly repeated: readonly number[];
  /** Ignored columns: names of the header, or numbers. */
  readonly dropped: readonly string[];
}

const longestName = 200;

const headers = {
  email: /^(?:(?:student|school)?(?:e-?mail|mail)(?:address)?|correo(?:electr[oó]nico)?|courriel)$/,
  first: /^(?:first(?:name)?|given(?:name)?|forename|nombre|pr[eé]nom)$/,
  last: /^(?:last(?:name)?|sur ?name|family(?:name)?|apellidos?|nom)$/,
  name: /^(?:(?:full|student|students|display)?names?|students?|الاسم)$/,
};

/** The columns of each field. */
interface Places {
  readonly email: number | null;
  readonly names: readonly number[];
}

/**
 * Reads a list of names and email addresses, pasted or from a spreadsheet, with or without a
 * header. Reads only the name and the address of each line, and reports what it leaves out. An
 * unreadable line is returned unchanged, and the others are accepted.
 */
export function readRoster(text: string): Roster {
  const lines = text
    .replace(/^(?:\uFEFF|ï»¿)+/u, '')
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((one) => one.text.replace(/[\s,;"]/gu, '') !== '');
  const separator = findSeparator(lines.map((one) => one.text));
  const [first] = lines;
  const header = first ? readHeader(readCells(first.text, separator)) : null;
  const students = new Map<string, Listed & { line: number; text: string }>();
  const problems: Roster['problems'][number][] = [];
  const repeated: number[] = [];
  const dropped = new Set(header?.dropped);
  for (const { line, text: lineText } of header ? lines.slice(1) : lines) {
    const pasted = /^\s*"?([^"<>]*)"?\s*<([^<>\s]+)>[\s,;]*$/u.exec(lineText);
    const cells = pasted ? [pasted[2] ?? '', pasted[1] ?? ''] : readCells(lineText, separator);
    const read = cells
      ? readLine(cells.map(tidy), pasted ? plain : (header?.places ?? null))
      : 'quotes';
    if (typeof read === 'string') problems.push({ line, text: lineText, why: read });
    else if (students.has(read.email)) repeated.push(line);
    else {
      const { name, email } = read;
      students.set(email, { name, email, line, text: lineText });
      for (const column of read.dropped) dropped.add(column);
    }
  }
  return { students: [...students.values()], problems, repeated, dropped: [...dropped] };
}

/** For a line from an email program, the address first. */
const plain: Places = { email: 0, names: [1] };

interface Header {
  readonly places: Places;
  readonly dropped: readonly string[];
}

/** The first line as a header; null when it contains an address, or no column for one. */
function readHeader(cells: readonly string[] | null): Header | null {
  if (!cells || cells.some((cell) => cell.includes('@'))) return null;
  const keys = cells.map((cell) =>
    tidy(cell)
      .toLowerCase()
      .replace(/[\s_.]/gu, ''),
  );
  const at = (pattern: RegExp) => keys.findIndex((key) => pattern.test(key));
  const email = at(headers.email);
  if (email < 0) return null;
  const whole = at(headers.name);
  const parts = [at(headers.first), at(headers.last)].filter((column) => column >= 0);
  const names = parts.length > 0 ? parts : [whole].filter((column) => column >= 0);
  const usedColumns = new Set([email, ...names]);
  const dropped = cells.flatMap((cell, column) =>
    usedColumns.has(column) || tidy(cell) === '' ? [] : [tidy(cell).slice(0, 60)],
  );
  return { places: { email, names }, dropped };
}

type Line = Listed & { readonly dropped: readonly string[] };

function readLine(cells: readonly string[], places: Places | null): Line | LineProblem {
  const at = places?.email ?? cells.findIndex((cell) => cell.includes('@'));
  const rawEmail = cells[at] ?? '';
  if (rawEmail === '') return 'noEmail';
  const email = rawEmail.toLowerCase();
  if (!isEmail(email)) return 'badEmail';
  // Without a header one or two values before the address are the name, or the one after it.
  const named = places?.names ?? (at > 0 ? [0, 1].filter((column) => column < at) : [1]);
  const name = tidy(named.map((column) => cells[column] ?? '').join(' '));
  if ([...name].length > longestName) return 'longName';
  const taken = new Set([at, ...named]);
  const dropped = places
    ? []
    : cells.flatMap((cell, column) =>
        taken.has(column) || cell === '' ? [] : [String(column + 1)],
      );
  return { name, email, dropped };
}

/** Removes invisible characters, trims white space and collapses it within. */
const tidy = (cell: string): string =>
  cell
    .replace(/[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toWellFormed();
