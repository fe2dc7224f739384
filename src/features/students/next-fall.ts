/** The year of the next fall in which college can begin: this year’s has begun by September. */
export const nextFall = (now: Date): number =>
  now.getUTCFullYear() + (now.getUTCMonth() < 8 ? 0 : 1);
