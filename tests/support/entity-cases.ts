import type { entities } from '../../src/app/entities.ts';
import type { Values } from '../../src/platform/model/entity.ts';
import type { UserType } from '../../src/platform/model/viewer.ts';
import { snakeCase } from '../../src/platform/store/naming.ts';

// What tests need to know of each entity, typed by hand: nothing here is derived from the
// declarations it checks. A new entity needs its rows in the grid and its entry below.

/** The name of an entity. */
export type EntityName = (typeof entities)[number]['name'];

// Section 6 of the specification with the product's additions (who counts as an owner, drafts,
// unconfirmed counselors, the coordinators' fairs), in the order of the entities.
//
// C creates one that belongs to the same records, c only one that belongs to their own; R reads, U
// updates, D deletes; - may do nothing; . does not apply.
export const accessGrid = `
                           stranger guest student parent counselor college admin admin6x6 owner same rep  formerRep linkedParent pendingParent
College                    -        -     R       R      R         CR      CRUD  R        CRUD  R    RUD  CR        R            R
College/draft              -        -     -       -      -         C       CRUD  -        CRUD  -    RUD  C         -            -
CollegePayment             -        -     -       -      -         -       CRUD  -        C     c    C    -         -            -
CollegeProfile             -        -     R       R      R         R       CRUD  R        CRUD  cR   CRUD R         R            R
CollegeProfile/draft       -        -     -       -      -         -       CRUD  -        CRUD  c    CRUD -         -            -
CollegeRep                 -        -     R       R      R         R       CRUD  R        CRUD  R    RUD  R         R            R
CollegeRep/draft           -        -     -       -      -         -       CRUD  -        CRUD  -    RUD  -         -            -
Counselor                  -        -     R       R      CR        R       CRUD  R        CRUD  R    R    R         R            R
Counselor/unconfirmed      -        -     -       -      C         -       CRUD  -        CRUD  -    -    -         -            -
CounselorSchool            -        -     R       R      CR        R       CRUD  R        CRUD  CR   R    R         R            R
Fair                       -        R     R       R      R         R       CRUD  R        .     .    R    R         R            R
Fair/draft                 -        -     -       -      -         -       CRUD  R        .     .    -    -         -            -
FairAttendee               -        C     C       C      C         C       CRUD  C        C     C    C    C         C            C
FairAttendee/6x6           -        C     C       C      C         C       CRUD  CRUD     C     C    C    C         C            C
FairAttendee/draft         -        -     -       -      -         -       CRUD  C        -     -    -    -         -            -
FairBooth                  -        -     R       R      R         R       CRUD  R        CRUD  cR   CRUD R         R            R
FairBooth/draft            -        -     -       -      -         -       CRUD  -        RUD   c    RUD  -         -            -
FairExhibitor              -        C     C       C      C         C       CRUD  C        C     C    C    C         C            C
FairExhibitor/6x6          -        C     C       C      C         C       CRUD  CRUD     C     C    C    C         C            C
FairExhibitor/draft        -        -     -       -      -         -       CRUD  C        -     -    -    -         -            -
FairWebinar                -        R     R       R      R         R       CRU   R        .     .    R    R         R            R
FairWebinar/6x6            -        R     R       R      R         R       CRU   CRU      .     .    R    R         R            R
Parent                     -        -     -       -      -         -       CRUD  -        CRUD  c    -    -         RUD          -
Parent/deleted             -        -     -       -      -         -       CRUD  -        C     c    -    -         -            -
Student                    -        -     C       -      -         -       CRUD  -        CRUD  -    -    -         R            -
Student/deleted            -        -     C       -      -         -       CRUD  -        C     -    -    -         -            -
StudentCollegePreferences  -        -     -       -      -         -       CRUD  -        CRUD  c    -    -         R            -
StudentPrivacySettings     -        -     -       -      -         -       CRUD  -        CRUD  c    -    -         R            -
`;

/** Whose records a foreign key can point to. */
export type Reach = 'own' | 'readable';
type Keys = Readonly<Record<string, readonly [target: EntityName, reach: Reach]>>;

export interface EntityCase {
  /** Valid input for a record without its foreign keys; `n` makes values distinct. */
  readonly input: (n: number) => Values;
  /** A change that everyone who can update a record can make. Default: what differs in `input`. */
  readonly change?: Values;
  /** A change in SQL, regardless of the entity's rules. Default: `change`. */
  readonly changeSql?: string;
  /**
   * Fields besides the id that only admins set, each with a value someone might try; with `*` not
   * even admins. Coordinators set `timeSlots`, too. Default: the owner.
   */
  readonly guarded?: Values;
  /** Required foreign keys. */
  readonly belongsTo?: Keys;
  /** Optional foreign keys. */
  readonly mayBelongTo?: Keys;
  /** The account type of its owners. Default: as for the first record of `belongsTo`, or a student. */
  readonly ownerType?: UserType;
  /** People create it with the email address of their own account only. */
  readonly withOwnEmail?: true;
}

/** An id that nothing has. */
const id = '018f0000-0000-7000-8000-0000000000e5';
const owner = { owner: id };
const longAgo = '2026-01-01T00:00:00.000Z';
const money = { provider: 'stripe', amountCents: 100, currency: 'usd' };
const address = { address1: '1 Elm St', city: 'Amherst', state: 'MA', postalCode: '01002' };
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.test' };
const contact = {
  primaryContactFirstName: 'Ada',
  primaryContactLastName: 'Byron',
  primaryContactPhone: '413-555-0100',
  primaryContactEmail: 'ada@college.test',
  primaryContactAttendingFair: true,
};

export const entityCases: Readonly<Record<EntityName, EntityCase>> = {
  College: {
    input: (n) => ({ name: `College ${n}`, boothUrl: 'https://college.test.edu', ...address }),
    change: { city: 'Hadley' },
    guarded: {
      ...owner,
      'nameLower*': 'another name',
      setupStep: 4,
      fairCredits: 100,
      unitId: 123_456,
      slug: 'the-best',
      status: 'closed',
      domain: 'mail.test',
      'logo*': 'https://tracker.example/x.svg',
    },
    ownerType: 'college',
  },
  CollegePayment: {
    input: () => ({ paymentType: 'invoice', fairIds: [] }),
    change: { paymentType: 'check' },
    guarded: { ...owner, paymentData: money, paymentStatus: 'paid' },
    belongsTo: { collegeId: ['College', 'own'] },
  },
  CollegeProfile: {
    input: () => ({
      majors: ['History'],
      accreditedMajors: ['History'],
      campusSize: ['1,000-4,999'],
      campusSetting: ['town'],
      collegeType: ['public'],
      applyUrl: 'https://college.test.edu/apply',
      onlineCoursePct: 10,
    }),
    change: { majors: ['Physics'] },
    guarded: { ...owner, graduateOnly: true, associateMajors: ['Physics'] },
    changeSql: 'online_course_pct = 77',
    belongsTo: { collegeId: ['College', 'own'] },
  },
  CollegeRep: {
    input: () => ({ ...person, phone: '413-555-0101' }),
    change: { firstName: 'Grace' },
    guarded: { ...owner, userId: id, 'confirmedAt*': longAgo },
    belongsTo: { collegeId: ['College', 'own'] },
  },
  Counselor: {
    input: () => ({ ...person, phone: '413-555-0102' }),
    change: { firstName: 'Grace' },
    guarded: { ...owner, userId: id, 'confirmedAt*': longAgo },
    belongsTo: { counselorSchoolId: ['CounselorSchool', 'readable'] },
    withOwnEmail: true,
  },
  CounselorSchool: {
    input: (n) => ({ name: `School ${n}`, ...address }),
    change: { city: 'Hadley' },
    guarded: { ...owner, 'nameLower*': 'another name', domain: 'mail.test' },
    ownerType: 'counselor',
  },
  Fair: {
    input: (n) => ({
      name: `Fair ${n}`,
      slug: `fair-${n}`,
      startTime: '2027-01-10T15:00:00.000Z',
      endTime: '2027-01-10T19:00:00.000Z',
      exhibitorDeadline: '2027-01-01T00:00:00.000Z',
      fairType: 'booth',
    }),
    change: { name: 'Another fair' },
    guarded: {},
  },
  FairAttendee: {
    input: (n) => ({
      ...person,
      email: `ada-${n}@mail.test`,
      attendeeType: 'parent',
      consent: true,
    }),
    change: { firstName: 'Grace' },
    guarded: {
      ...owner,
      userId: id,
      recording: { 1: { watchedSeconds: 60, lastAt: '2026-01-01T00:00:00Z' } },
      enteredAt: longAgo,
      locale: 'es-US',
      timeZone: 'America/Chicago',
      confirmedAt: longAgo,
    },
    belongsTo: { fairId: ['Fair', 'readable'] },
    mayBelongTo: { collegeId: ['College', 'own'] },
    ownerType: 'student',
  },
  FairBooth: {
    input: () => ({}),
    change: {},
    changeSql: 'video = true',
    guarded: {
      ...owner,
      boothReady: true,
      boothSent: true,
      chatReady: true,
      paid: true,
      questionsAnswered: true,
      leadsSent: true,
      video: true,
    },
    belongsTo: { collegeId: ['College', 'own'], fairId: ['Fair', 'readable'] },
  },
  FairExhibitor: {
    input: (n) => ({
      name: `Exhibitor ${n}`,
      ...address,
      ...contact,
      consent: true,
      paymentType: 'card',
    }),
    change: { city: 'Hadley' },
    guarded: {
      ...owner,
      userId: id,
      'nameLower*': 'another name',
      paymentData: money,
      paymentStatus: 'paid',
      timeSlots: [1],
    },
    belongsTo: { fairId: ['Fair', 'readable'] },
    mayBelongTo: { collegeId: ['College', 'own'] },
    ownerType: 'college',
  },
  FairWebinar: {
    input: () => ({ webinarStatus: 'scheduled' }),
    change: { webinarStatus: 'ended' },
    guarded: {},
    belongsTo: { fairId: ['Fair', 'readable'] },
  },
  Parent: {
    input: () => ({ ...person, studentRelationship: 'Relative' }),
    change: { firstName: 'Grace' },
    guarded: { ...owner, userId: id, deleted: true, 'confirmedAt*': longAgo },
    belongsTo: { studentId: ['Student', 'own'] },
  },
  Student: {
    input: () => ({ ...person, dob: '2010-03-04' }),
    change: { firstName: 'Grace' },
    guarded: { ...owner, userId: id, setupStep: 4, deleted: true },
  },
  StudentCollegePreferences: {
    input: () => ({ majors: ['History'], onlineCoursePct: 20 }),
    change: { majors: ['Physics'] },
    changeSql: 'online_course_pct = 77',
    belongsTo: { studentId: ['Student', 'own'] },
  },
  StudentPrivacySettings: {
    input: () => ({
      subscribedFairReminders: true,
      messageNotifications: true,
      allFairReminders: false,
      subscribedChatReminders: true,
      subscribedWebinarReminders: true,
      shareAttendeeInfo: false,
    }),
    change: { shareAttendeeInfo: true },
    changeSql: 'all_fair_reminders = true',
    belongsTo: { studentId: ['Student', 'own'] },
  },
};

/** A change that everyone who can update a record can make. */
export function changeOf(entityName: EntityName): Values {
  const { input, change } = entityCases[entityName];
  if (change) return change;
  const [one, other] = [input(0), input(99_999)];
  return Object.fromEntries(Object.entries(other).filter(([key, value]) => value !== one[key]));
}

/** A change of a record in SQL, for `update … set`. */
export function changeInSql(entityName: EntityName): string {
  const { changeSql } = entityCases[entityName];
  if (changeSql !== undefined) return changeSql;
  const sets = Object.entries(changeOf(entityName)).map(([key, value]) => {
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new Error(`Add changeSql to ${entityName} in entity-cases.ts: ${key} is not plain.`);
    return `${snakeCase(key)} = '${String(value).replaceAll("'", "''")}'`;
  });
  if (sets.length === 0) throw new Error(`Add a change to ${entityName} in entity-cases.ts.`);
  return sets.join(', ');
}

/** The guarded fields of an entity and the values someone might try; `*` for those of the system. */
export const guardedOf = (entityName: EntityName): Values => ({
  'id*': id,
  ...(entityCases[entityName].guarded ?? owner),
});

/** The account type of the owners of an entity's records. */
export function ownerTypeOf(entityName: EntityName): UserType {
  const { ownerType, belongsTo = {} } = entityCases[entityName];
  const [first] = Object.values(belongsTo);
  return ownerType ?? (first ? ownerTypeOf(first[0]) : 'student');
}
