import { expect, test } from 'vitest';
import { ownAnswers } from './own-answers.ts';
import type { MyRegistration } from '../registration-queries.ts';

const grace = { counselor: 'Grace Hopper', school: 'Maple Grove High' };
const registration = (counselorMaySee: boolean | null): MyRegistration => ({
  id: '1',
  attendeeType: 'student',
  email: 'maya@mail.test',
  firstName: 'Maya',
  lastName: 'Reyes',
  phone: null,
  postalCode: '01103',
  country: null,
  title: null,
  parentRelationship: null,
  schoolName: 'Maple Grove High',
  schoolGrade: '11th',
  collegeStart: 'Fall 2028',
  counselorType: null,
  majors: ['History', null],
  gpaScore: null,
  satScore: null,
  actScore: null,
  demographics: null,
  attending: [1],
  hasSeat: true,
  consent: true,
  confirmedAt: '2026-11-21T12:00:00.000Z',
  class: counselorMaySee === null ? null : { ...grace, counselorMaySee, isUnanswered: false },
  fair: {
    name: 'Fair',
    slug: 'fair',
    timeZone: 'America/New_York',
    cancelledAt: null,
    startTime: '2027-01-10T15:00:00.000Z',
    endTime: '2027-01-10T19:00:00.000Z',
  },
});
const link = (counselor: string | null, school: string | null) => ({
  code: 'k7mq2x9w4d',
  isOpen: true,
  counselor,
  school,
});
const tickedFor = (
  said: boolean | null,
  klass: ReturnType<typeof link> | null,
): boolean | undefined => ownAnswers(registration(said), klass).counselorMaySee;

test('a student finds their own yes or no to the counselor again', () => {
  for (const klass of [null, link('Grace Hopper', 'Maple Grove High')]) {
    expect(tickedFor(true, klass)).toBe(true);
    expect(tickedFor(false, klass)).toBe(false);
  }
});

test('a student who said yes to one counselor is asked anew by the link of another', () => {
  expect(tickedFor(true, link('Alan Turing', 'Maple Grove High'))).toBe(false);
  expect(tickedFor(true, link('Grace Hopper', 'Evening Tutoring'))).toBe(false);
});

test('a student who is in no class is asked by the link of one', () => {
  expect(tickedFor(null, link('Alan Turing', 'Maple Grove High'))).toBe(false);
  expect(tickedFor(null, null)).toBeUndefined();
});

test('a link that has ended changes nothing of what a student has said', () => {
  expect(tickedFor(true, link(null, null))).toBe(true);
});

test('a student finds what was chosen as the form asks for it', () => {
  expect(ownAnswers(registration(true), null)).toMatchObject({
    firstName: 'Maya',
    majors: ['History'],
    attending: ['1'],
  });
});
