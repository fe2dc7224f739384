import { csvFile } from '../../platform/pages/csv-file.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import type { DownloadedList } from './audit-log/downloaded-lists.ts';

const noteDownload = graphql(`
  mutation NoteDownload($list: String!, $rows: Int!, $filters: [String!], $fairId: ID) {
    noteDownload(list: $list, rows: $rows, filters: $filters, fairId: $fairId)
  }
`);

interface Download {
  readonly list: DownloadedList;
  /** The fair the list belongs to. */
  readonly fairId?: string;
  /** The URL of the file, with the list's filters. */
  readonly search?: URLSearchParams;
  /** File name without its extension. */
  readonly name: string;
  readonly columns: Parameters<typeof csvFile>[1];
  readonly rows: Parameters<typeof csvFile>[2];
}

/** Parameters that are not filters. */
const others = new Set(['page', 'sort', 'order', 'fair', 'ask', 'undo']);

/** A short form of a list's filters: choices with their value, typed text by its name only. */
function filtersIn(search: URLSearchParams): string[] {
  const names = new Map<string, string>();
  for (const [name, value] of search)
    if (value !== '' && !others.has(name))
      names.set(name, isChoice(name, value) ? `${name}=${value}` : name);
  return [...names.values()];
}

const isChoice = (name: string, value: string): boolean =>
  name !== 'q' && name !== 'id' && /^[\w-]{1,40}$/.test(value);

/** A list of people as a file. The download is in the audit log before the response is sent. */
export async function downloadList(
  call: PageCall,
  { list, fairId, search = new URLSearchParams(), name, columns, rows }: Download,
): Promise<Response> {
  await call.query(noteDownload, {
    list,
    rows: rows.length,
    filters: filtersIn(search),
    fairId: fairId ?? null,
  });
  return csvFile(name, columns, rows);
}
