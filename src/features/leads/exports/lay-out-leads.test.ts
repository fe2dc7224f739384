import { expect, test } from 'vitest';
import { writeCsv } from '../../../platform/csv/write-table.ts';
import type { Lead } from '../lead-work/lead-rows.ts';
import { layOutLeads } from './lay-out-leads.ts';
import { leadLayouts, type LeadLayoutName } from './lead-layout.ts';

const now = new Date('2026-11-21T13:00:00Z');

const nothing: Lead['student'] = {
  id: '10000000-0000-4000-8000-000000000001',
  groups: ['contact'],
  takenBack: [],
  texts: false,
  agreedAt: new Date('2026-11-21T12:00:00Z'),
  action: 'asked',
  fairId: '20000000-0000-4000-8000-000000000001',
  fairName: 'Spring Fair',
  wordingVersion: 1,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.test',
  phone: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  country: null,
  postalCode: null,
  dob: '2010-03-04',
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
const unnoted: Lead['work'] = {
  rating: null,
  tags: [],
  notes: '',
  followUp: null,
  followUpOn: null,
  version: 0,
  changedAt: null,
  changedBy: null,
};

/** Shares everything, and typed a formula. */
const open: Lead = {
  student: {
    ...nothing,
    groups: ['contact', 'school', 'academics', 'demographics'],
    texts: true,
    firstName: '=1+1',
    phone: '413-555-0101',
    address1: '1 Elm St',
    address2: 'Flat 2',
    city: 'Amherst',
    state: 'MA',
    country: 'US',
    postalCode: '01002',
    currentSchool: 'Elm High',
    schoolGrade: '11th',
    graduationYear: 2028,
    entryDate: 'Fall 2028',
    majors: ['History', 'Biology', 'Art', 'Dance'],
    collegeType: ['public'],
    campusSize: [],
    campusSetting: ['town'],
    gpaScore: 3.6,
    gpaScale: 4,
    satScore: 1100,
    actScore: 28,
    gender: 'Woman',
    ethnicity: ['White', 'Hispanic'],
    firstGeneration: false,
  },
  work: {
    rating: 'hot',
    tags: ['Choir', 'WUE'],
    notes: 'Runs.\nAsk "why".',
    followUp: 'call',
    followUpOn: '2026-12-01',
    version: 4,
    changedAt: new Date('2026-11-21T12:30:00Z'),
    changedBy: 'Dana Kowalski',
  },
  interactions: 3,
};
const shy: Lead = {
  student: {
    ...nothing,
    id: '10000000-0000-4000-8000-000000000002',
    firstName: 'Bo',
    email: 'bo@mail.test',
  },
  work: unnoted,
  interactions: 1,
};
const gone = [
  { id: '10000000-0000-4000-8000-000000000003', outcome: 'withdrawn' as const },
  { id: '10000000-0000-4000-8000-000000000004', outcome: 'erased' as const },
];

const fileOf = (layout: LeadLayoutName) => {
  const { columns, rows } = layOutLeads(layout, [open, shy], gone, now);
  return writeCsv(columns, rows);
};

test('the plain layout, byte for byte', () => {
  expect(fileOf('plain')).toBe(
    [
      'recordId,status,firstName,lastName,email,phone,texts,address1,address2,city,state,country,postalCode,dob,currentSchool,schoolGrade,graduationYear,entryDate,majors,collegeType,campusSize,campusSetting,gpaScore,gpaScale,satScore,actScore,gender,ethnicity,firstGeneration,groups,takenBack,agreedAt,action,fairName,wordingVersion,rating,tags,notes,followUp,followUpOn,interactions,rep,updatedAt',
      `10000000-0000-4000-8000-000000000001,shared,'=1+1,Byron,ada@mail.test,413-555-0101,true,1 Elm St,Flat 2,Amherst,MA,US,01002,2010-03-04,Elm High,11th,2028,Fall 2028,History; Biology; Art; Dance,public,,town,3.6,4,1100,28,Woman,White; Hispanic,false,contact; school; academics; demographics,,2026-11-21T12:00:00.000Z,asked,Spring Fair,1,hot,Choir; WUE,"Runs.\nAsk ""why"".",call,2026-12-01,3,Dana Kowalski,2026-11-21T12:30:00.000Z`,
      '10000000-0000-4000-8000-000000000002,shared,Bo,Byron,bo@mail.test,,false,,,,,,,2010-03-04,,,,,,,,,,,,,,,,contact,,2026-11-21T12:00:00.000Z,asked,Spring Fair,1,,,,,,1,,',
      `10000000-0000-4000-8000-000000000003,withdrawn${','.repeat(41)}`,
      `10000000-0000-4000-8000-000000000004,erased${','.repeat(41)}`,
      '',
    ].join('\r\n'),
  );
});

test('the columns for Slate, byte for byte', () => {
  expect(fileOf('slate')).toBe(
    [
      'Record ID,Status,First,Last,Email,Phone,Text Opt In,Street,Street 2,City,Region,Postal,Country,Birthdate,Gender,Race,First Generation,School Name,School CEEB,Grade,Graduation Year,Entry Term,GPA,GPA Scale,SAT,ACT,Academic Interests,Source,Event,Event Date,Rating,Tags,Notes,Follow-Up,Follow-Up Date,Interactions,Rep,Updated',
      `10000000-0000-4000-8000-000000000001,shared,'=1+1,Byron,ada@mail.test,413-555-0101,true,1 Elm St,Flat 2,Amherst,MA,01002,US,2010-03-04,Woman,White; Hispanic,false,Elm High,,11th,2028,Fall 2028,3.6,4,1100,28,History; Biology; Art; Dance,Quad,Spring Fair,2026-11-21T12:00:00.000Z,hot,Choir; WUE,"Runs.\nAsk ""why"".",call,2026-12-01,3,Dana Kowalski,2026-11-21T12:30:00.000Z`,
      '10000000-0000-4000-8000-000000000002,shared,Bo,Byron,bo@mail.test,,false,,,,,,,2010-03-04,,,,,,,,,,,,,,Quad,Spring Fair,2026-11-21T12:00:00.000Z,,,,,,1,,',
      `10000000-0000-4000-8000-000000000003,withdrawn${','.repeat(36)}`,
      `10000000-0000-4000-8000-000000000004,erased${','.repeat(36)}`,
      '',
    ].join('\r\n'),
  );
});

test('the 45 columns of fair scanners, byte for byte', () => {
  const file = fileOf('scanner');
  expect(file.split('\r\n')[0]?.split(',')).toHaveLength(45);
  expect(file).toBe(
    [
      'Fair,ID,First Name,Middle Name,Last Name,Email,Phone,Text Permission,Address 1,Address 2,City,State,Postal Code,Country,Birth Date,High School,High School City,High School State,High School CEEB,Graduation Year,College Start,GPA,GPA Scale,SAT,ACT,Interest 1,Interest 2,Interest 3,Hispanic or Latino,American Indian or Alaska Native,Asian,Black or African American,Native Hawaiian or Other Pacific Islander,White,Rating,Notes,Follow-Up,Follow-Up Date,Met,Time,Rep,Language,Saved,Updated,Status',
      `Spring Fair,10000000-0000-4000-8000-000000000001,'=1+1,,Byron,ada@mail.test,413-555-0101,true,1 Elm St,Flat 2,Amherst,MA,01002,US,2010-03-04,Elm High,,,,2028,Fall 2028,3.6,4,1100,28,History,Biology,Art,true,false,false,false,false,true,hot,"Runs.\nAsk ""why"".",call,2026-12-01,Student,2026-11-21T12:00:00.000Z,Dana Kowalski,,2026-11-21T12:00:00.000Z,2026-11-21T12:30:00.000Z,shared`,
      'Spring Fair,10000000-0000-4000-8000-000000000002,Bo,,Byron,bo@mail.test,,false,,,,,,,2010-03-04,,,,,,,,,,,,,,,,,,,,,,,,Student,2026-11-21T12:00:00.000Z,,,2026-11-21T12:00:00.000Z,2026-11-21T12:00:00.000Z,shared',
      `,10000000-0000-4000-8000-000000000003${','.repeat(43)}withdrawn`,
      `,10000000-0000-4000-8000-000000000004${','.repeat(43)}erased`,
      '',
    ].join('\r\n'),
  );
});

test('a dry run says which columns stay empty, and why', () => {
  const why = (leads: readonly Lead[], column: string) =>
    layOutLeads('scanner', leads, [], now).empty.find((one) => one.column === column)?.reason;
  expect(why([shy], 'High School CEEB')).toBe('neverAsked');
  expect(why([shy], 'GPA')).toBe('notShared');
  expect(why([shy], 'Rating')).toBe('notNoted');
  expect(why([shy], 'City')).toBe('notEntered');
  const silent = { ...shy, student: { ...shy.student, groups: [...open.student.groups] } };
  expect(why([silent], 'GPA')).toBe('notEntered');
  expect(why([shy, open], 'GPA')).toBeUndefined();
});

test('one person under one name, address and date of birth is one row, with the earliest id', () => {
  const again: Lead = {
    ...open,
    student: {
      ...open.student,
      id: '10000000-0000-4000-8000-000000000000',
      email: 'ADA@mail.test',
      agreedAt: now,
      phone: '999-555-0101',
      country: null,
    },
  };
  const { rows, merged, problems } = layOutLeads('slate', [again, open], [], now);
  expect(merged).toBe(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[0]).toBe(open.student.id);
  expect(rows[0]).toContain('413-555-0101');
  expect(problems.map(({ problem }) => problem)).toEqual(['merged']);
  // Other layouts keep each record.
  expect(layOutLeads('plain', [again, open], [], now).rows).toHaveLength(2);
});

test('the same name and birthday under two addresses is told, not merged', () => {
  const twin = { ...open, student: { ...open.student, id: 'other', email: 'twin@mail.test' } };
  const { rows, problems } = layOutLeads('slate', [open, twin], [], now);
  expect(rows).toHaveLength(2);
  expect(problems.map(({ problem }) => problem)).toEqual([
    'possibleDuplicate',
    'possibleDuplicate',
  ]);
});

test('a dry run names rows with invalid values', () => {
  const wrong = {
    ...open,
    student: { ...open.student, email: 'ada', phone: '12', gpaScore: 5, graduationYear: 1999 },
  };
  const found = (layout: LeadLayoutName) =>
    layOutLeads(layout, [wrong], [], now).problems.map(({ problem }) => problem);
  expect(found('slate')).toEqual(['email', 'phone', 'gpa', 'graduationYear']);
  expect(found('scanner')).toEqual(['email', 'phone', 'gpa', 'graduationYear', 'moreInterests']);
});

test.each(leadLayouts)('nothing of a group that is not shared is in a row (%s)', (layout) => {
  const { rows } = layOutLeads(layout, [shy], [], now);
  expect(rows[0]?.filter((cell) => cell !== null).map(String)).not.toContain('Elm High');
});
