/** The steps of a college, in the order in which they are asked. */
export const collegeStepNames = ['institution', 'profile', 'reps', 'booth'] as const;

export type CollegeStep = (typeof collegeStepNames)[number];

/** What tells how far a college has come. */
interface CollegeSoFar {
  readonly boothUrl: string | null;
  readonly description: string | null;
  readonly collegeProfile: {
    readonly majors: readonly unknown[] | null;
    readonly campusSize: readonly unknown[] | null;
    readonly campusSetting: readonly unknown[] | null;
    readonly collegeType: readonly unknown[] | null;
    readonly applyUrl: string | null;
  } | null;
  readonly collegeReps: {
    readonly items: readonly ({
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly phone: string | null;
      readonly confirmedAt: string | null;
    } | null)[];
  } | null;
}

/** Which steps are finished, as the database counts them for `setupStep`. */
export function finishedCollegeSteps(college: CollegeSoFar | null): ReadonlySet<CollegeStep> {
  if (!college) return new Set();
  const { boothUrl, description, collegeProfile: profile, collegeReps } = college;
  const filled = (list: readonly unknown[] | null) => list !== null && list.length > 0;
  const finished: Readonly<Record<CollegeStep, boolean>> = {
    institution: true,
    profile:
      profile !== null &&
      Boolean(profile.applyUrl) &&
      [profile.majors, profile.campusSize, profile.campusSetting, profile.collegeType].every(
        filled,
      ),
    reps: (collegeReps?.items ?? []).some(
      (rep) => rep?.confirmedAt != null && Boolean(rep.firstName && rep.lastName && rep.phone),
    ),
    booth: Boolean(boothUrl && description),
  };
  return new Set(collegeStepNames.filter((step) => finished[step]));
}
