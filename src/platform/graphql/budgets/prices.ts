/**
 * Prices of calls, in points. A point is about a millisecond of server work: measured on two cores,
 * reading some records takes half of one in the database and as much in Quad. A megabyte of JSON
 * takes 25 to read, write and send, all on the one thread that callers share, so it is charged
 * twice.
 */
export const prices = {
  /** A root field of a query, or one that reads records inside a hand-written type. */
  read: 1,
  /** A field at the root of a mutation. */
  write: 5,
  /** Records that a document could load, for one point, before it is known how many there are. */
  recordsForOne: 50,
  /** Points that are charged in advance at most: few documents are as large as they could be. */
  mostInAdvance: 200,
  /** Bytes of JSON for one point. */
  bytesForOne: 20_000,
  /** Milliseconds for which each connection may be held without further points. */
  heldForNothing: 50,
  /** Characters of a document, for one point, when it has to be compiled. */
  charactersForOne: 1_000,
  /** The share that Quad's own pages pay. */
  ownPage: 0.5,
} as const;
