/** A random delay up to a maximum: clients that wait for the same thing don't all poll at once. */
export const spread = (milliseconds: number): number =>
  ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * milliseconds;
