/** Payment filters of a fair's exhibitors. */
export const paymentFilters = ['open', 'settled', 'refunded'] as const;

/** Booth filters: published, ready to be published, with a step missing, or no booth. */
export const boothFilters = ['published', 'ready', 'missing', 'none'] as const;

/** Maximum number of exhibitors per action, over all pages of a table. */
export const mostExhibitors = 500;

/** Options in the address of a table of exhibitors besides order, page and search. */
export const readExhibitorFilter = (search: URLSearchParams) => ({
  payment: paymentFilters.find((one) => one === search.get('payment')) ?? null,
  booth: boothFilters.find((one) => one === search.get('booth')) ?? null,
});
