import type { Person } from './test-server.server.ts';

/** What a yes shares: name and email of the student who shares everything. */
export const contact = (ada: Person) => ({ firstName: 'Ada', lastName: 'Byron', email: ada.email });
/** What the choice about calls adds. */
export const phone = { phone: '413-555-0177' };
/** Where they live, and when they were born: background. */
export const home = {
  address1: '1 Elm St',
  address2: 'Flat 2',
  city: 'Amherst',
  state: 'MA',
  country: 'US',
  postalCode: '01002',
  dob: '2010-03-04',
};
/** Everything that has not been shared. */
export const nothing = {
  phone: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  country: null,
  postalCode: null,
  dob: null,
  currentSchool: null,
  schoolGrade: null,
  graduationYear: null,
  entryDate: null,
  majors: null,
  collegeType: null,
  campusSize: null,
  campusSetting: null,
  gpaScore: null,
  gpaScale: null,
  satScore: null,
  actScore: null,
  gender: null,
  ethnicity: null,
  firstGeneration: null,
};
/** The group about school. */
export const school = {
  currentSchool: 'Elm High',
  schoolGrade: '11th',
  graduationYear: 2028,
  entryDate: 'Fall 2028',
};
/** The group about grades, scores and plans. */
export const academics = {
  majors: ['History'],
  collegeType: ['public'],
  campusSize: [],
  campusSetting: ['town'],
  gpaScore: 3.6,
  gpaScale: 4,
  satScore: 1100,
  actScore: 28,
};
/** The group about background. */
export const demographics = {
  ...home,
  gender: 'Woman',
  ethnicity: ['White', 'Asian'],
  firstGeneration: false,
};
