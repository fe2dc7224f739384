/** What a student may look for in a college. */
export const wishKinds = [
  'majors',
  'level',
  'control',
  'tags',
  'size',
  'setting',
  'online',
] as const;
export type WishKind = (typeof wishKinds)[number];

/** What is told beside it, though no one asked. */
export const factKinds = ['fair', 'distance', 'state'] as const;

/** One thing that speaks for or against a college. */
export interface MatchPoint {
  readonly kind: WishKind | (typeof factKinds)[number];
  /**
   * What it is about: what both have in common; of a miss what the college has instead, and of majors
   * and tags what it has not.
   */
  readonly values: readonly string[];
  /** Of majors how many are looked for, of a distance the miles, of online study the share. */
  readonly number?: number;
}
