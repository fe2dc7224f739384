import { expect, test } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { startingPrivacy } from '../../students/privacy-switches.ts';
import { describeProfile } from './describe-profile.ts';
import type { Profile } from './load-profile.ts';

const student: NonNullable<Profile['me']['student']> = {
  firstName: 'Jordan',
  lastName: 'Lee',
  dob: '2009-05-01',
  currentSchool: 'Maple Grove High School',
  schoolGrade: '11th',
  collegePreferences: {
    majors: ['History, General', 'Undecided', 'Something Else'],
    campusSize: [],
    campusSetting: [],
    collegeType: [],
    maxMiles: null,
    states: [],
    maxNetPrice: null,
    admission: [],
  },
  privacySettings: { ...startingPrivacy },
};

const jordan: Profile = {
  me: {
    email: 'jordan@example.test',
    user_type: 'student',
    displayName: 'Jordan Lee',
    timeZone: 'America/New_York',
    locale: 'en',
    student,
    students: { items: [] },
    parents: {
      items: [
        { firstName: 'Anne', lastName: 'Lee', email: 'a@example.test', confirmedAt: '2026-11-01' },
        { firstName: 'Max', lastName: 'Lee', email: 'm@example.test', confirmedAt: null },
      ],
    },
    collegeRep: null,
    college: null,
    counselor: null,
    counselorSchool: null,
    invitations: [],
    consents: [
      { since: '2026-11-20T10:00:00Z' },
      { since: null },
      { since: '2026-11-21T10:00:00Z' },
    ],
  },
  mail: [
    { scope: 'campaigns', subscribed: true },
    { scope: 'attendees', subscribed: false },
    { scope: 'exhibitors', subscribed: false },
  ],
  browsers: 0,
  account: {
    sessions: [],
    methods: [
      { id: '1', providerId: 'credential' },
      { id: '2', providerId: 'google' },
    ],
    passkeys: 1,
    hasSecondFactor: true,
  },
  zone: 'America/New_York',
  now: new Date('2026-11-30T12:00:00Z'),
  locale: 'en',
  featuresOff: [],
};

/** The lines of a profile: how each stands, or where it leads. */
const linesOf = (profile: Profile, what: 'state' | 'to', locale = 'en') =>
  Object.fromEntries(
    describeProfile(translatorFor(locale), { ...profile, locale }).flatMap(({ rows }) =>
      rows.map((row) => [row.id, row[what]]),
    ),
  );

test('a student reads in words how everything stands', () => {
  expect(linesOf(jordan, 'state')).toMatchObject({
    details: 'Jordan Lee, born 2009',
    school: 'Maple Grove High School, 11th',
    parents: 'Linked: Anne Lee. Invited: Max Lee',
    sharing: '2 colleges can see your details',
    emails: '4 of 7 kinds of email on',
    notifications: 'Off',
    'sign-in': 'Email and password, Google, Passkey. Two-step sign-in is on',
    region: 'Eastern Time, English',
  });
  expect(linesOf(jordan, 'state')['preferences']).toMatch(/, .+ and 1 more$/);
  expect(linesOf(jordan, 'state', 'es')['sharing']).toBe('2 universidades pueden ver tus datos');
});

test('someone who has only registered for a fair reaches sharing, download and deletion', () => {
  const guest = { ...jordan, me: { ...jordan.me, student: null, parents: { items: [] } } };
  expect(linesOf(guest, 'to')).toEqual({
    details: '/app/setup',
    school: '/app/setup',
    preferences: '/app/setup',
    sharing: '/app/profile/sharing',
    emails: '/app/profile/emails',
    notifications: '/app/profile/notifications',
    'sign-in': '/app/profile/sign-in',
    devices: '/app/profile/devices',
    region: '/app/profile/region',
    data: '/app/profile/data',
    delete: '/app/profile/delete',
  });
});

test('a parent, whose students are read along, has no sections of a student', () => {
  const parent = {
    ...jordan,
    me: {
      ...jordan.me,
      user_type: 'parent',
      students: { items: [{ firstName: 'Jordan', lastName: 'Lee' }] },
      consents: [],
    },
    featuresOff: ['push', 'newsletter'] as const,
  };
  expect(linesOf(parent, 'state')).toMatchObject({
    details: 'Anne Lee',
    students: 'Jordan Lee',
    emails: '1 of 1 kind of email on',
  });
  expect(linesOf(parent, 'to')).not.toHaveProperty('sharing');
  expect(linesOf(parent, 'to')).not.toHaveProperty('school');
  expect(linesOf(parent, 'to')).not.toHaveProperty('notifications');
});
