import { signedIn, type PeopleCall } from '../accounts/people-services.ts';
import type { Columns, RowOf } from '../../platform/database/read-rows.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import {
  containing,
  readTablePage,
  rowsPerPage,
  type TablePage,
  type TableView,
} from '../../platform/store/table-page.server.ts';
import type { Viewer } from '../../platform/model/viewer.ts';

/** The fair, the search text, and the table's view settings. */
export interface TableOfFairArgs extends TableView {
  readonly fairId: string;
  readonly search?: string | null;
}

interface TableOfFair<Declared> {
  /** The columns of each row. */
  readonly columns: Declared;
  /** SQL: the output of each row, which is named `one`. */
  readonly shown: string;
  /** SQL: the rows as `one`, which has a `fair_id`, and their joins. */
  readonly from: string;
  /** SQL: the searchable text, in lowercase. */
  readonly searched: readonly string[];
  /** SQL: a filter; `$4` and so on are the `params`. */
  readonly where?: string;
  readonly params?: readonly unknown[];
  /** Rows per page; default 25. */
  readonly perPage?: number;
  /** The sort columns, including `name`, with their SQL over the output row `t`. */
  readonly sorts: Readonly<Record<string, string>>;
}

/**
 * Reads one page of a fair's records for its organizers: admins for every fair, 6x6 admins for 6x6
 * fairs. Other fairs return nothing.
 * @throws Refusal BAD_USER_INPUT for an invalid sort order or page
 */
export async function readTableOfFair<const Declared extends Columns>(
  { fairId, search, ...view }: TableOfFairArgs,
  call: PeopleCall,
  table: TableOfFair<Declared>,
): Promise<TablePage<RowOf<Declared>>> {
  const { columns, shown, from, searched, sorts } = table;
  const { where = 'true', params = [], perPage = rowsPerPage } = table;
  const { role } = signedIn(call);
  if (!isUuid(fairId)) return { items: [], total: 0 };
  const found = searched.map((sql) => `${sql} like $3`).join(' or ');
  return readTablePage(
    call.services.database.pool,
    columns,
    {
      sort: 'name',
      perPage,
      sorts,
      params: [fairId, role === 'ADMINS', containing(search), ...params],
      rows: `select ${shown} from ${from} join fair f on f.id = one.fair_id
        where one.fair_id = $1 and ($2 or f.fair_type = '6x6')
          and ($3::text is null or ${found}) and ${where}`,
    },
    view,
  );
}

/**
 * Whether someone runs fairs of this type: admins run all, coordinators the 6x6 fairs. For everyone
 * else, access depends on the fair's times and their role.
 */
export const runsFair = ({ role }: Pick<Viewer, 'role'>, fairType: string): boolean =>
  role === 'ADMINS' || (role === 'ADMINS6X6' && fairType === '6x6');
