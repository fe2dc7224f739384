/** What the exhibitors of a fair can be narrowed to by payment. */
export const paymentFilters = ['open', 'settled', 'refunded'] as const;

/** The same by booth: published, ready to be published, with a step missing, or no booth. */
export const boothFilters = ['published', 'ready', 'missing', 'none'] as const;

/** Exhibitors that are acted on at once, over all pages of a table. */
export const mostExhibitors = 500;

/** What the address of a table of exhibitors says besides order, page and search. */
export const readExhibitorFilter = (search: URLSearchParams) => ({
  payment: paymentFilters.find((one) => one === search.get('payment')) ?? null,
  booth: boothFilters.find((one) => one === search.get('booth')) ?? null,
});
