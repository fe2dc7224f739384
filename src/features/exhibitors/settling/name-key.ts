const shortFor: Readonly<Record<string, string>> = {
  univ: 'university',
  u: 'university',
  coll: 'college',
  st: 'saint',
  inst: 'institute',
  tech: 'technical',
  cc: 'community college',
  and: '',
  the: '',
  of: '',
  at: '',
};

/**
 * Normalizes the name of a college: case, accents, marks, small words and the usual abbreviations.
 * `The Univ. of St. Thomas` is `University of Saint Thomas`.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => shortFor[word] ?? word)
    .filter(Boolean)
    .join(' ');
