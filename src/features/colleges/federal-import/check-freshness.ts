import type { FederalCollege, RememberedCollege } from '../federal-files/federal-college.ts';

/** A file with less than this share of the last one's colleges was probably truncated. */
const leastShare = 0.9;

/** A file that is older than the known data, or much shorter; the message names the way out. */
export class DoubtfulFile extends Error {
  readonly kind: 'older' | 'short';
  /** The year, or the number of colleges, of the file and of the known data. */
  readonly given: number;
  readonly known: number;

  constructor(kind: 'older' | 'short', given: number, known: number, message: string) {
    super(message);
    this.name = 'DoubtfulFile';
    this.kind = kind;
    this.given = given;
    this.known = known;
  }
}

/**
 * Rejects a file older than the known data, and one so much shorter that it looks truncated at the
 * end of a line. (From one year to the next about one college in forty disappears.)
 * @throws DoubtfulFile
 */
export function checkFreshness(
  colleges: readonly FederalCollege[],
  remembered: ReadonlyMap<number, RememberedCollege>,
  file: string,
): void {
  // Demo data has no year.
  const years = [...remembered.values()].flatMap(({ year }) => (year > 0 ? [year] : []));
  const knownYear = years.reduce((newest, year) => Math.max(newest, year), 0);
  const newest = colleges.reduce((latest, { year }) => Math.max(latest, year), 0);
  if (newest < knownYear) {
    throw new DoubtfulFile(
      'older',
      newest,
      knownYear,
      `${file} is of ${newest} and the colleges here are of ${knownYear}; --force overwrites them.`,
    );
  }
  const before = years.filter((year) => year === knownYear).length;
  if (colleges.length < before * leastShare) {
    const [now, then] = [colleges.length, before].map((count) => count.toLocaleString('en-US'));
    throw new DoubtfulFile(
      'short',
      colleges.length,
      before,
      `${file} ends after ${now} colleges where the last import had ${then}, as if it were cut off ` +
        `after line ${(colleges.length + 1).toLocaleString('en-US')}; --force takes it as it is.`,
    );
  }
}
