import { csvFile } from '../platform/pages/csv-file.ts';
import { graphql } from '../platform/pages/graphql.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import type { DownloadedList } from './downloaded-lists.ts';

const noteDownload = graphql(`
  mutation NoteDownload($list: String!, $rows: Int!, $filters: [String!], $fairId: ID) {
    noteDownload(list: $list, rows: $rows, filters: $filters, fairId: $fairId)
  }
`);

interface Download {
  readonly list: DownloadedList;
  /** The fair that the list is of. */
  readonly fairId?: string;
  /** The address of the file: what the list is narrowed to. */
  readonly search?: URLSearchParams;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: Parameters<typeof csvFile>[1];
  readonly rows: Parameters<typeof csvFile>[2];
}

/** Parameters that narrow nothing. */
const others = new Set(['page', 'sort', 'order', 'fair', 'ask', 'undo']);

/** What narrows a list, in short: choices with their value, what was typed by its name alone. */
function filtersIn(search: URLSearchParams): string[] {
  const names = new Map<string, string>();
  for (const [name, value] of search)
    if (value !== '' && !others.has(name))
      names.set(name, isChoice(name, value) ? `${name}=${value}` : name);
  return [...names.values()];
}

const isChoice = (name: string, value: string): boolean =>
  name !== 'q' && name !== 'id' && /^[\w-]{1,40}$/.test(value);

/** A list with people as a file. That it was taken is in the audit log before it leaves. */
export async function downloadList(
  call: PageCall,
  { list, fairId, search = new URLSearchParams(), name, columns, rows }: Download,
): Promise<Response> {
  await call.query(noteDownload, {
    ...{ list, rows: rows.length, filters: filtersIn(search), fairId: fairId ?? null },
  });
  return csvFile(name, columns, rows);
}
