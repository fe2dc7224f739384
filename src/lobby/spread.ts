/** Some milliseconds up to so many, other ones for everyone: who waits for the same thing does not poll at once. */
export const spread = (milliseconds: number): number =>
  ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * milliseconds;
