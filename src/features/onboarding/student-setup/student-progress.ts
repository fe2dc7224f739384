/** The steps of a student, in the order in which they are asked. */
export const studentStepNames = ['about', 'school', 'preferences', 'privacy'] as const;

export type StudentStep = (typeof studentStepNames)[number];

/** What tells how far a student has come. */
interface StudentSoFar {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly currentSchool: string | null;
  readonly entryDate: string | null;
  readonly collegePreferences: object | null;
  readonly privacySettings: object | null;
}

/** Which steps are finished, as the database counts them for `setupStep`. */
export function finishedSteps(student: StudentSoFar | null): ReadonlySet<StudentStep> {
  if (!student) return new Set();
  const { firstName, lastName, city, state, currentSchool, entryDate } = student;
  const finished: Readonly<Record<StudentStep, boolean>> = {
    about: Boolean(firstName && lastName && city && state),
    school: Boolean(currentSchool && entryDate),
    preferences: student.collegePreferences !== null,
    privacy: student.privacySettings !== null,
  };
  return new Set(studentStepNames.filter((step) => finished[step]));
}
