/** The title of a page as tabs and lists of results show it. */
export const titleOf = (title: string, brand: string): string =>
  title === brand ? brand : `${title} · ${brand}`;
