import { choice, text, whole } from '../../platform/model/kinds.ts';
import { texts } from '../../platform/model/lists.ts';
import {
  admissions,
  campusSettings,
  campusSizes,
  collegeTypes,
  stateCodes,
} from '../colleges/college-choices.ts';
import { yearlyPrice } from '../colleges/college-steps.ts';
import { privacySwitches, type PrivacySwitch } from './privacy-switches.ts';
import { StudentPrivacySettings } from './student-privacy-settings.entity.ts';
import { Student } from './student.entity.ts';

/** Grades, as students and registrations for fairs name them. */
export const schoolGrades = [
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
  'Finished high school',
  'Transfer',
  'Other',
] as const;

const { firstName, lastName, dob, postalCode, country, phone } = Student.members;
/** States that can be chosen for college: with more, "anywhere" says as much. */
export const mostStates = 10;

/** How far from home or in which states, what a year may cost in dollars, and who gets in. */
export const reachFields = {
  maxMiles: whole({ min: 1, max: 5000 }).optional(),
  states: texts({ of: stateCodes, entries: mostStates }).startsAs([]),
  maxNetPrice: yearlyPrice().optional(),
  admission: texts({ of: admissions }).startsAs([]),
};

/** The fields behind the switches that are shown. */
const shownSwitches = Object.fromEntries(
  privacySwitches.map((name) => [name, StudentPrivacySettings.members[name]]),
) as Pick<typeof StudentPrivacySettings.members, PrivacySwitch>;

/**
 * The four steps of a student's setup, field by field: as the forms ask for them, and as the calls
 * take them. Of majors the calls know the titles, which are too many for a page to carry.
 */
export const studentSteps = {
  about: {
    dob,
    firstName,
    lastName,
    city: text(),
    state: text({ max: 60 }),
    postalCode,
    country,
    phone,
  },
  school: {
    currentSchool: text(),
    schoolGrade: choice(schoolGrades).optional(),
    graduationYear: whole({ min: 1950, max: 2100 }).optional(),
    entryDate: text({ max: 40 }),
  },
  preferences: {
    majors: texts().startsAs([]),
    campusSize: texts({ of: campusSizes }).startsAs([]),
    campusSetting: texts({ of: campusSettings }).startsAs([]),
    collegeType: texts({ of: collegeTypes }).startsAs([]),
    onlineCoursePct: whole({ min: 0, max: 100 }).optional(),
    ...reachFields,
  },
  privacy: shownSwitches,
} as const;
