import { signedIn, type PeopleCall } from '../accounts/people-services.ts';
import { isUuid } from '../platform/model/kinds.ts';
import {
  containing,
  readTablePage,
  rowsPerPage,
  type TablePage,
  type TableView,
} from '../platform/store/table-page.server.ts';

/** Which fair, which words, and how someone looks at the table. */
export interface TableOfFairArgs extends TableView {
  readonly fairId: string;
  readonly search?: string | null;
}

interface TableOfFair {
  /** SQL: what is shown of each row, which is called `one`. */
  readonly shown: string;
  /** SQL: the rows as `one`, which has a `fair_id`, and what is joined to them. */
  readonly from: string;
  /** SQL of what is searched, in small letters. */
  readonly searched: readonly string[];
  /** SQL that leaves fewer of them; `$4` and so on are the `params`. */
  readonly where?: string;
  readonly params?: readonly unknown[];
  /** Rows of a page; 25 unless given. */
  readonly perPage?: number;
  /** What can be sorted by, among it `name`, and the SQL of it over what is shown as `t`. */
  readonly sorts: Readonly<Record<string, string>>;
}

/**
 * Reads one page of what belongs to a fair, for those who look after it: admins every fair, admins of
 * 6x6 those of their kind. Of another fair there is nothing to see.
 * @throws Refusal BAD_USER_INPUT for an order or a page that there is none of
 */
export async function readTableOfFair<Row extends object>(
  { fairId, search, ...view }: TableOfFairArgs,
  call: PeopleCall,
  { shown, from, searched, where = 'true', params = [], sorts, perPage = rowsPerPage }: TableOfFair,
): Promise<TablePage<Row>> {
  const { role } = signedIn(call);
  if (!isUuid(fairId)) return { items: [], total: 0 };
  const found = searched.map((sql) => `${sql} like $3`).join(' or ');
  return readTablePage(
    call.services.database.pool,
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
