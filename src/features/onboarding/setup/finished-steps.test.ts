import { expect, test } from 'vitest';
import { finishedCollegeSteps } from '../college-setup/college-progress.ts';
import { finishedSteps } from '../student-setup/student-progress.ts';

const student = {
  firstName: 'Ada',
  lastName: 'Byron',
  city: 'Amherst',
  state: 'MA',
  currentSchool: 'Elm High',
  entryDate: 'Fall 2027',
  collegePreferences: {},
  privacySettings: {},
};

test('a student has finished what is there, whatever the order', () => {
  expect([...finishedSteps(null)]).toEqual([]);
  expect([...finishedSteps(student)]).toEqual(['about', 'school', 'preferences', 'privacy']);
  expect([...finishedSteps({ ...student, state: '', privacySettings: null })]).toEqual([
    'school',
    'preferences',
  ]);
});

const rep = { firstName: 'Rae', lastName: 'Pine', phone: '413-555-0133', confirmedAt: 'then' };
const college = {
  boothUrl: 'https://elm.test',
  description: 'Elms.',
  collegeProfile: {
    majors: ['History'],
    campusSize: ['1,000-4,999'],
    campusSetting: ['town'],
    collegeType: ['public'],
    applyUrl: 'https://elm.test/apply',
  },
  collegeReps: { items: [rep] },
};

test('a college has finished what is there; a rep counts with name and phone', () => {
  expect([...finishedCollegeSteps(null)]).toEqual([]);
  expect([...finishedCollegeSteps(college)]).toEqual(['institution', 'profile', 'reps', 'booth']);
  const less = {
    ...college,
    description: null,
    collegeProfile: { ...college.collegeProfile, campusSize: [] },
    collegeReps: { items: [{ ...rep, phone: null }] },
  };
  expect([...finishedCollegeSteps(less)]).toEqual(['institution']);
});
