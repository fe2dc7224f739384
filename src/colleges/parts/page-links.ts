/** A place in a row of page numbers; null: some are left out here. */
export type PageLink = number | null;

/** Pages beside the one that is open. */
const around = 1;

/** The numbers that lead through pages: the first, the last, and those about the open one. */
export function pageLinks(open: number, pages: number): readonly PageLink[] {
  const shown = new Set([1, pages]);
  for (let page = open - around; page <= open + around; page += 1) {
    if (page > 1 && page < pages) shown.add(page);
  }
  const sorted = [...shown].sort((one, other) => one - other);
  return sorted.flatMap((page, place) => {
    const before = sorted[place - 1] ?? page - 1;
    // A gap of one page takes no more room than its number.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
