import type { CollegeMatch } from '../colleges/match-college.ts';
import type { MatchPoint } from '../colleges/match-point.ts';

/** A booth that may be meant for someone. */
export interface Candidate {
  readonly boothId: string;
  readonly match: CollegeMatch | null;
  /** By whoever looks. */
  readonly isSaved: boolean;
  /** Of a parent: by the student. */
  readonly isSavedByStudent: boolean;
  /** Where it stands among others: the best the lowest. */
  readonly rank: number;
}

/** A booth that comes first, and why. */
export interface FloorPick extends Pick<Candidate, 'boothId' | 'isSaved' | 'isSavedByStudent'> {
  readonly reasons: readonly MatchPoint[];
}

/** Booths that come first. More would be a list of its own, and the floor is one already. */
const most = 6;
/** A college that has less of what is looked for is not put before others for it. */
const enough = 50;

/** The booths that come first for someone: saved colleges, then those that fit, each part by match. */
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
