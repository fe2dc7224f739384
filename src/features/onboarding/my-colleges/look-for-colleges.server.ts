import type { SignedIn, PeopleCall, PeopleServices } from '../../accounts/people-services.ts';
import { registeredFairs } from '../../attendees/registered-fairs.server.ts';
import type { CollegeDirectory } from '../../colleges/college-directory.server.ts';
import { matcherFor, type Matcher } from '../../colleges/match-college.ts';
import { savedIdsOf } from '../../colleges/saved-colleges.server.ts';
import type { CallContext } from '../../../platform/graphql/operation.ts';
import { lookingStudent, type LookingStudent } from '../../students/looking-student.server.ts';

/** What the calls around one's own colleges work with. */
export type LookingServices = PeopleServices & { readonly directory: CollegeDirectory };

/** Someone who looks at colleges: for which student, and what is saved. */
export interface Looking {
  readonly student: LookingStudent | null;
  /** Null where there is no student to match with. */
  readonly matcher: Matcher | null;
  /** Ids of their own list. */
  readonly saved: ReadonlySet<string>;
  /** Of a parent the ids of the student's list. */
  readonly savedByStudent: ReadonlySet<string>;
}

/** A college of the directory. */
type Card = Awaited<ReturnType<CollegeDirectory['list']>>['items'][number];

/**
 * Reads for whom someone looks, what that student looks for, and the lists.
 * @throws Refusal NOT_FOUND for a student that is not the caller's
 */
export async function lookFor(
  { services, world }: CallContext<LookingServices> & Pick<PeopleCall, 'world'>,
  by: SignedIn,
  studentId: string | null,
): Promise<Looking> {
  const { directory, database } = services;
  const { pool } = database;
  const student = await lookingStudent(pool, by, studentId);
  const others = student && student.accountId !== by.id ? student.accountId : null;
  const [saved, savedByStudent] = await Promise.all([
    savedIdsOf(pool, by.id),
    others === null ? new Set<string>() : savedIdsOf(pool, others),
  ]);
  if (student === null) return { student, matcher: null, saved, savedByStudent };
  const people = [by, { id: student.accountId, email: student.email }];
  const mine = await registeredFairs(pool, people, world.now());
  const shared = new Map<string, string[]>();
  for (const { slug, name, colleges } of directory.comingFairs())
    if (mine.has(slug))
      for (const id of colleges) shared.set(id, [...(shared.get(id) ?? []), name]);
  const matcher = matcherFor({
    wishes: student,
    place: await directory.homeOf(student),
    state: student.state?.trim().toUpperCase() ?? null,
    sharedFairs: (id) => shared.get(id) ?? [],
  });
  return { student, matcher, saved, savedByStudent };
}

/** A college as someone who looks for one sees it; `whole` is its card with all its majors. */
export const asMine = (looking: Looking, college: Card, whole: Card = college) => ({
  college,
  match: looking.matcher?.match(whole) ?? null,
  isSaved: looking.saved.has(college.id),
  isSavedByStudent: looking.savedByStudent.has(college.id),
});
