import { choice, text, whole } from '../../platform/model/kinds.ts';
import { texts } from '../../platform/model/lists.ts';
import { campusSettings, campusSizes, collegeTypes } from '../colleges/college-choices.ts';
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
  },
  privacy: shownSwitches,
} as const;
