import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { nameParts } from '../../accounts/person-name.ts';
import { finishedSteps, studentStepNames, type StudentStep } from './student-progress.ts';
import { majorsByLetters, schoolsByLetters, studentSoFar } from './student-queries.ts';

/** Suggestions below a field at a time. */
const most = 20;

/** What the page of a student's setup shows: one of the four steps, or the parents. */
export async function loadStudentSetup(call: PageCall, requestedStep: string | null) {
  const { me } = await call.query(studentSoFar);
  const done = finishedSteps(me.student);
  const at = stepFor(requestedStep, done);
  return {
    who: 'student',
    at,
    email: me.email,
    offers: me.invitations,
    told: toldBy(me),
    done: studentStepNames.filter((step) => done.has(step)),
    parents: me.parents.items.flatMap((parent) =>
      parent
        ? { ...parent, firstName: parent.firstName ?? '', lastName: parent.lastName ?? '' }
        : [],
    ),
  } as const;
}

/** What was told, step by step, as the forms begin with it. */
function toldBy({ student, name, dob: born }: ResultOf<typeof studentSoFar>['me']) {
  if (!student) {
    const about = { dob: born, ...nameParts(name ?? '') };
    return { about, school: {}, preferences: { majors: [] }, privacy: null };
  }
  const { dob, firstName, lastName, city, state, postalCode, country, phone } = student;
  const { currentSchool, schoolGrade, graduationYear, entryDate } = student;
  const preferences = student.collegePreferences;
  return {
    about: { dob, firstName, lastName, city, state, postalCode, country, phone },
    school: { currentSchool, schoolGrade, graduationYear, entryDate },
    preferences: {
      majors: texts(preferences?.majors),
      campusSize: texts(preferences?.campusSize),
      campusSetting: texts(preferences?.campusSetting),
      collegeType: texts(preferences?.collegeType),
      onlineCoursePct: preferences?.onlineCoursePct,
      maxMiles: preferences?.maxMiles,
      states: texts(preferences?.states),
      maxNetPrice: preferences?.maxNetPrice,
      admission: texts(preferences?.admission),
    },
    privacy: student.privacySettings,
  };
}

/** A list of the API without what could be missing in it. */
export const texts = (list: readonly (string | null)[] | null | undefined): readonly string[] =>
  (list ?? []).flatMap((entry) => entry ?? []);

/** The step that is asked for, where it can be done; else the first that is not finished. */
function stepFor(
  requestedStep: string | null,
  done: ReadonlySet<StudentStep>,
): StudentStep | 'parents' {
  if (done.has('about')) {
    if (requestedStep === 'parents') return requestedStep;
    const validStep = studentStepNames.find((step) => step === requestedStep);
    if (validStep) return validStep;
  }
  return nextStep(done) ?? 'about';
}

/** The first step that is not finished. */
export const nextStep = (done: ReadonlySet<StudentStep>): StudentStep | undefined =>
  studentStepNames.find((step) => !done.has(step));

/** What is meant by what is typed so far, while someone types. */
export async function suggest(
  call: PageCall,
  what: string,
  typed: string,
): Promise<readonly { readonly value: string; readonly label?: string }[]> {
  const search = typed.trim();
  if ([...search].length < 3) return [];
  if (what === 'school') {
    const { findSchools } = await call.query(schoolsByLetters, { search });
    return findSchools.map(({ name, city, state }) => ({
      value: name,
      label: `${city}, ${state}`,
    }));
  }
  const { majors } = await call.query(majorsByLetters, { search });
  const titles = majors.flatMap(({ title, fields }) => [title, ...fields]);
  return [...new Set(titles)].slice(0, most).map((value) => ({ value }));
}
