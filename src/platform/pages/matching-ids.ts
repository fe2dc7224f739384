interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
}

/**
 * The ids of every row of a table that is read page by page, if there are as many as someone has
 * confirmed; otherwise how many there are now.
 * @param read reads a page, the first is 1; its rows may change between two pages
 * @param most rows that are read at most
 */
export async function matchingIds(
  read: (page: number) => Promise<Page>,
  expected: number,
  most: number,
): Promise<{ readonly ids: readonly string[] } | { readonly count: number }> {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(page);
    if (total !== expected || total > most) return { count: total };
    for (const { id } of items) ids.add(id);
    if (items.length === 0 || ids.size >= total)
      return ids.size === expected ? { ids: [...ids] } : { count: ids.size };
  }
}

/** The rows that a form names, or all that match if the number agrees. */
export async function chosenIds(
  form: FormData,
  read: (page: number) => Promise<Page>,
  most: number,
): Promise<{ readonly ids: readonly string[] } | { readonly count: number }> {
  const all = form.get('all');
  if (all !== null) return matchingIds(read, Number(all), most);
  return { ids: idsIn(form.getAll('id')).slice(0, most) };
}

/** The texts among the values of a form or an address: the ids of the rows selected on one page. */
export const idsIn = (values: Iterable<FormDataEntryValue>): string[] =>
  [...values].filter((one) => typeof one === 'string').slice(0, 200);
