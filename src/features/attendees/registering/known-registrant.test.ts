import { expect, test } from 'vitest';
import { knownRegistrant } from './known-registrant.ts';

const noOne = {
  email: 'ada@example.test',
  name: null,
  dob: null,
  registrations: [],
  student: null,
  parent: null,
  counselor: null,
  counselorSchool: null,
};
const student = {
  dob: '2010-03-04',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: null,
  postalCode: '01103',
  country: null,
  currentSchool: 'Central High',
  schoolGrade: '11th',
  entryDate: 'Fall 2028',
  gender: null,
};

test('A student finds what their own record says', () => {
  expect(knownRegistrant({ ...noOne, user_type: 'student', student })).toEqual({
    email: 'ada@example.test',
    type: 'student',
    isComplete: true,
    typed: {
      dob: ['2010-03-04'],
      firstName: ['Ada'],
      lastName: ['Byron'],
      postalCode: ['01103'],
      schoolName: ['Central High'],
      schoolGrade: ['11th'],
      collegeStart: ['Fall 2028'],
    },
  });
});

const registration = {
  id: '2',
  attendeeType: 'student',
  confirmedAt: null,
  dob: null,
  firstName: null,
  lastName: null,
  phone: null,
  postalCode: null,
  country: null,
  parentRelationship: null,
  schoolName: null,
  schoolGrade: null,
  collegeStart: null,
  counselorType: null,
  title: null,
  majors: null,
  demographics: null,
  attending: [1],
  fair: { slug: 'b' },
};

test('A parent finds what was told at the last fair, if it was theirs to tell', () => {
  const mine = { ...registration, attendeeType: 'parent', parentRelationship: 'Mother' };
  const told = [
    { ...mine, firstName: 'Eve', lastName: 'Stranger' },
    { ...mine, firstName: 'Rosa', lastName: 'Reyes', confirmedAt: '2026-11-01T00:00:00Z' },
  ];
  const known = knownRegistrant({ ...noOne, user_type: 'parent', registrations: told });
  expect(known).toMatchObject({
    isComplete: true,
    typed: { firstName: ['Rosa'], lastName: ['Reyes'], parentRelationship: ['Mother'] },
  });
  const strange = knownRegistrant({
    ...noOne,
    user_type: 'parent',
    registrations: told.slice(0, 1),
  });
  expect([strange.isComplete, strange.typed]).toEqual([false, {}]);
});

test('A student finds what was told of the background at another fair, and the record goes first', () => {
  const own = { ...registration, confirmedAt: '2026-01-01T00:00:00Z' };
  const before = [
    { ...own, id: '1', fair: { slug: 'a' } },
    { ...own, demographics: { gender: 'x', ethnicity: ['Asian'] } },
  ];
  const unseen = { ...registration, confirmedAt: null, demographics: { gender: 'made up' } };
  const strange = knownRegistrant({ ...noOne, user_type: 'student', registrations: [unseen] });
  expect(strange.typed).toEqual({});
  const me = {
    ...noOne,
    registrations: [unseen, ...before],
    student: { ...student, gender: 'Woman' },
  };
  const { typed } = knownRegistrant({ ...me, user_type: 'student' });
  expect(typed).toMatchObject({ ethnicity: ['Asian'], gender: ['Woman'] });
  expect(knownRegistrant({ ...me, user_type: 'parent' }).typed).toEqual({});
});

test('A parent finds their own name, and nothing of the student', () => {
  const parent = { firstName: 'Anne', lastName: 'Byron', phone: '413-555-0101' };
  expect(knownRegistrant({ ...noOne, user_type: 'parent', student, parent }).typed).toEqual({
    firstName: ['Anne'],
    lastName: ['Byron'],
    phone: ['413-555-0101'],
  });
});

test('A counselor finds the school, and others find an empty form', () => {
  const counselor = { firstName: 'Sam', lastName: 'Okafor', phone: null };
  const counselorSchool = { name: 'Central High', postalCode: '01103', country: null };
  const known = { ...noOne, counselor, counselorSchool };
  expect(knownRegistrant({ ...known, user_type: 'counselor' }).typed).toEqual({
    firstName: ['Sam'],
    lastName: ['Okafor'],
    schoolName: ['Central High'],
    postalCode: ['01103'],
  });
  expect(knownRegistrant({ ...known, user_type: 'college' })).toEqual({
    email: 'ada@example.test',
    type: null,
    isComplete: false,
    typed: {},
  });
});

test('A student who signed up with name and date of birth is asked for neither again', () => {
  const signedUp = { ...noOne, user_type: 'student', name: 'Ada Byron', dob: '2010-03-04' };
  expect(knownRegistrant(signedUp)).toMatchObject({
    isComplete: true,
    typed: { firstName: ['Ada'], lastName: ['Byron'], dob: ['2010-03-04'] },
  });
  // A one-word name is only half a name, and the record takes precedence.
  expect(knownRegistrant({ ...signedUp, name: 'Ada' })).toMatchObject({
    isComplete: false,
    typed: { firstName: ['Ada'] },
  });
  const renamed = { ...student, firstName: 'Augusta', dob: '2010-03-05' };
  expect(knownRegistrant({ ...signedUp, student: renamed }).typed).toMatchObject({
    firstName: ['Augusta'],
    dob: ['2010-03-05'],
  });
});
