/** What a student can look for in a college. */
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

/** What is shown beside it without being asked. */
export const factKinds = ['fair', 'distance', 'state'] as const;

/** One advantage or drawback of a college. */
export interface MatchPoint {
  readonly kind: WishKind | (typeof factKinds)[number];
  /**
   * The subject: what both have in common; for a miss, what the college has instead, or for majors
   * and tags what it lacks.
   */
  readonly values: readonly string[];
  /** For majors the number wanted, for a distance the miles, for online study the share. */
  readonly number?: number;
}
