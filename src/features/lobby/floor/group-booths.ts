/** What decides in which part of the floor a booth stands. */
interface BoothNow {
  readonly reps: readonly unknown[];
  readonly isClosed: boolean;
  /** People in line for a call; null where no line is open. */
  readonly waiting: number | null;
}

/** The parts of the floor in their order: free to talk, with a line, without a rep. */
export interface BoothGroups<Booth> {
  readonly here: readonly Booth[];
  readonly line: readonly Booth[];
  readonly away: readonly Booth[];
}

/** The part of the floor in which a booth stands. A closed booth has no one to talk to. */
function groupOf({ reps, isClosed, waiting }: BoothNow): keyof BoothGroups<BoothNow> {
  if (isClosed || reps.length === 0) return 'away';
  return (waiting ?? 0) > 0 ? 'line' : 'here';
}

/** Booths by how soon someone can talk there: the shortest line first, otherwise their order stays. */
export function groupBooths<Booth extends BoothNow>(booths: readonly Booth[]): BoothGroups<Booth> {
  const { here = [], line = [], away = [] } = Object.groupBy(booths, groupOf);
  return {
    here,
    line: line.toSorted((one, other) => (one.waiting ?? 0) - (other.waiting ?? 0)),
    away,
  };
}
