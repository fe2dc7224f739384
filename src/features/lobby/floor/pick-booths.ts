import type { CollegeMatch } from '../../colleges/match-college.ts';
import type { MatchPoint } from '../../colleges/match-point.ts';

/** A booth that may be recommended to someone. */
export interface Candidate {
  readonly boothId: string;
  readonly match: CollegeMatch | null;
  /** Saved by the viewer. */
  readonly isSaved: boolean;
  /** For a parent: saved by the student. */
  readonly isSavedByStudent: boolean;
  /** Its rank among others: lower is better. */
  readonly rank: number;
}

/** A recommended booth, with the reason. */
export interface FloorPick extends Pick<Candidate, 'boothId' | 'isSaved' | 'isSavedByStudent'> {
  readonly reasons: readonly MatchPoint[];
}

/** Maximum recommended booths. More would be a list of its own, next to the booth list. */
const most = 6;
/** The minimum match for a recommendation. */
const enough = 50;

/** The booths recommended to someone: saved colleges, then those that match, each part by match. */
export function pickBooths(candidates: readonly Candidate[]): readonly FloorPick[] {
  const isMeant = ({ match, isSaved, isSavedByStudent }: Candidate) =>
    isSaved || isSavedByStudent || (match?.percent ?? 0) >= enough;
  const part = ({ isSaved, isSavedByStudent }: Candidate) => (isSaved || isSavedByStudent ? 0 : 1);
  return candidates
    .filter(isMeant)
    .sort((one, other) => part(one) - part(other) || one.rank - other.rank)
    .slice(0, most)
    .map(({ boothId, match, isSaved, isSavedByStudent }) => ({
      ...{ boothId, isSaved, isSavedByStudent },
      reasons: match?.reasons ?? [],
    }));
}
