import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { matcherFor, noWishes, type CollegeMatch } from '../../colleges/match-college.ts';
import { savedIdsOf } from '../../colleges/saved-colleges.server.ts';
import type { CallContext } from '../../../platform/graphql/operation.ts';
import { lookingStudent } from '../../students/looking-student.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { aboutVisitor } from '../about-visitor/about-visitor.server.ts';
import type { FloorBooth } from './filter-floor.ts';
import type { LobbyServices } from '../lobby-services.ts';
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
interface FloorPick extends Pick<Candidate, 'boothId' | 'isSaved' | 'isSavedByStudent'> {
  readonly reasons: readonly MatchPoint[];
}

/** Maximum recommended booths: more would be no recommendation. */
const most = 12;
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
      boothId,
      isSaved,
      isSavedByStudent,
      reasons: match?.reasons ?? [],
    }));
}

/** The types of the schema. */
export const forMeTypes = `
  "The booths recommended to a student, or to a linked parent."
  type FloorForMe {
    "For parents: the student’s first name."
    studentName: String
    "Of saved colleges, then of those that fit; twelve at most."
    picks: [FloorPick!]!
  }

  "A recommended booth, and why."
  type FloorPick {
    boothId: ID!
    isSaved: Boolean!
    "Whether the student has saved it, for parents."
    isSavedByStudent: Boolean!
    "What speaks for its college."
    reasons: [MatchPoint!]!
  }`;

interface FloorForMe {
  readonly studentName: string | null;
  readonly picks: readonly FloorPick[];
}

/** Someone without a profile, by what they told when they registered, or in the lobby. */
async function asTold(on: Queryable, by: SignedIn, fairId: string) {
  const told = await aboutVisitor(on, by, fairId);
  if (!told) return null;
  const { majors, postalCode, city, state } = told;
  return { ...noWishes, majors, postalCode, city, state, accountId: by.id, firstName: '' };
}

/**
 * The booths recommended to the viewer, by their own profile or, for a parent, that of a linked
 * student; null for everyone else.
 */
export async function floorForMe(
  {
    studentId,
    fair,
  }: { readonly studentId: string | null; readonly fair: { readonly id: string } },
  booths: readonly FloorBooth[],
  context: CallContext<LobbyServices>,
): Promise<FloorForMe | null> {
  const by = signedIn(context);
  if (by.role !== 'STUDENTS' && by.role !== 'PARENTS') return null;
  const { directory, database } = context.services;
  const { pool } = database;
  const student = (await lookingStudent(pool, by, studentId)) ?? (await asTold(pool, by, fair.id));
  if (!student) return null;
  const others = student.accountId !== by.id ? student.accountId : null;
  const [saved, savedByStudent, cards, place] = await Promise.all([
    savedIdsOf(pool, by.id),
    others === null ? new Set<string>() : savedIdsOf(pool, others),
    directory.cards(booths.map(({ collegeId }) => collegeId)),
    directory.homeOf(student),
  ]);
  const matcher = matcherFor({
    wishes: student,
    place,
    state: student.state?.trim().toUpperCase() ?? null,
    // All booths are at this fair.
    sharedFairs: () => [],
  });
  const picks = pickBooths(
    booths.flatMap(({ id, collegeId }) => {
      const card = cards.get(collegeId);
      if (!card) return [];
      return {
        boothId: id,
        match: matcher.hasWishes ? matcher.match(card) : null,
        isSaved: saved.has(collegeId),
        isSavedByStudent: savedByStudent.has(collegeId),
        rank: matcher.rank(card),
      };
    }),
  );
  return { studentName: others === null ? null : student.firstName, picks };
}
