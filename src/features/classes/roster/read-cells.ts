/** The separators between values of a line. */
export const separators = ['\t', ';', ','] as const;
type Separator = (typeof separators)[number];

/**
 * The values of one line of a spreadsheet's list (RFC 4180); null for a quote that is opened and
 * never closed, or closed in the middle of a value.
 */
export function readCells(line: string, separator: Separator): readonly string[] | null {
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
export function findSeparator(lines: readonly string[]): Separator {
  const found = separators.map((one) => lines.filter((line) => line.includes(one)).length);
  const most = Math.max(...found);
  return separators[found.indexOf(most)] ?? ',';
}
