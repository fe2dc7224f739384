import { writeCsv } from '../csv/write-table.ts';

/** A table as a file to download, e.g. `attendees.csv`. */
export const csvFile = (name: string, ...[columns, rows]: Parameters<typeof writeCsv>): Response =>
  // The byte order mark tells spreadsheets that it is UTF-8.
  new Response(`\uFEFF${writeCsv(columns, rows)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
