/** Some milliseconds up to so many, other ones for everybody: who waits for the same thing does not knock at once. */
export const spread = (milliseconds: number): number =>
  ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * milliseconds;
