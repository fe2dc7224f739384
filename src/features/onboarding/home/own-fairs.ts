/** A fair as lists of one's own tell of it. */
interface OwnFair {
  readonly slug: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly cancelledAt: string | null;
}

/** What someone has to do with fairs, sorted. */
export interface OwnFairs<One> {
  /** On, or to come: the soonest first. A cancelled one stays until its day is over. */
  readonly coming: readonly One[];
  /** Over, the latest first. */
  readonly past: readonly One[];
  /** The one that is on or comes next; null for none. */
  readonly next: One | null;
}

/** Sorts registrations by their fairs; a fair one registered for twice is told once. */
export function sortOwnFairs<One extends { readonly fair: OwnFair }>(
  list: readonly One[],
  now: Date,
): OwnFairs<One> {
  const seen = new Set<string>();
  const once = list.filter(({ fair: { slug } }) => !seen.has(slug) && seen.add(slug));
  const isOver = ({ fair }: One) => Date.parse(fair.endTime) <= now.getTime();
  const byStart = (one: One, other: One) =>
    Date.parse(one.fair.startTime) - Date.parse(other.fair.startTime);
  const coming = once.filter((one) => !isOver(one)).sort(byStart);
  const past = once
    .filter((one) => isOver(one) && one.fair.cancelledAt === null)
    .sort((one, other) => byStart(other, one));
  return { coming, past, next: coming.find(({ fair }) => fair.cancelledAt === null) ?? null };
}
