import { BrokenFile } from '../../../platform/csv/broken-file.ts';
import { openTable } from '../../../platform/csv/read-table.server.ts';

/**
 * Reads a list of CIP titles, code to title, without deleted or moved codes. Accepts both headers:
 * `code,title,action` and the one of the federal file,
 * `CIPFamily,CIPCode,Action,TextChange,CIPTitle,...`, which wraps its codes as `="01.0000"`.
 */
export async function readCipTitles(path: string): Promise<ReadonlyMap<string, string>> {
  const table = await openTable(path, []);
  const federal = table.columns.has('CIPCODE');
  const [codeColumn, titleColumn] = federal ? ['CIPCODE', 'CIPTITLE'] : ['CODE', 'TITLE'];
  if (!table.columns.has(codeColumn) || !table.columns.has(titleColumn)) {
    throw new BrokenFile(
      table.file,
      1,
      `the header lacks the columns ${codeColumn}, ${titleColumn}.`,
    );
  }
  const titles = new Map<string, string>();
  for await (const row of table.rows) {
    if (/^(deleted|moved from)/i.test(row.cell('ACTION'))) continue;
    const code = row.cell(codeColumn).replace(/^="|"$/g, '');
    const title = row.cell(titleColumn);
    if (!/^\d{2}(\.\d{2}(\d{2})?)?$/.test(code)) throw row.broken(`"${code}" is not a CIP code.`);
    if (title === '') throw row.broken(`the code ${code} has no title.`);
    titles.set(code, title);
  }
  return titles;
}
