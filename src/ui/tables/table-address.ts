/** How a table is looked at, as its address says it. */
export interface TableAsked {
  readonly sort: string | null;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

/** Reads the address of a table; what makes no sense is as if it were not there. */
export function readTable(search: URLSearchParams, sorts: readonly string[]): TableAsked {
  const page = Number(search.get('page') ?? 1);
  return {
    sort: sorts.find((one) => one === search.get('sort')) ?? null,
    descending: search.get('order') === 'down',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (search.get('q') ?? '').slice(0, 200),
  };
}

/** The same address with some parameters changed; null takes one out. */
export function withChanges(
  search: string,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  return `?${next}`;
}

/** The same address without what it says of a selection, a question or an undo. */
export const withoutSelection = (search: string): string =>
  withChanges(search, { ask: null, all: null, id: null, undo: null });

/** The head of a column that can be sorted by: where a press leads, and how it is sorted now. */
export function sortedBy(
  search: string,
  { sort, descending }: Pick<TableAsked, 'sort' | 'descending'>,
  key: string,
  usual: string,
): { readonly sortTo: string; readonly sorted: 'ascending' | 'descending' | undefined } {
  const isOwn = (sort ?? usual) === key;
  return {
    sortTo: withChanges(search, {
      sort: key,
      order: isOwn && !descending ? 'down' : null,
      page: null,
    }),
    sorted: isOwn ? (descending ? 'descending' : 'ascending') : undefined,
  };
}

/**
 * What the form of a table has selected, as the address of a file says it: rows by their ids, or the
 * filters alone where all that match are meant. Null where nothing is selected.
 */
export function selectionOf(form: FormData, search: string): URLSearchParams | null {
  const selection = new URLSearchParams(withChanges(withoutSelection(search), { page: null }));
  if (form.has('all')) return selection;
  const ids = form.getAll('id').filter((id) => typeof id === 'string');
  for (const id of ids) selection.append('id', id);
  return ids.length === 0 ? null : selection;
}
