import { expect, test } from 'vitest';
import { writeCsv } from '../../../platform/csv/write-table.ts';
import type { Lead } from '../leads-queries.ts';
import { leadColumns, leadRows } from './write-leads.ts';

const ada: Lead = {
  id: 'r-1',
  groups: ['contact', 'academics'],
  takenBack: ['school'],
  texts: true,
  agreedAt: '2026-11-21T12:00:00.000Z',
  action: 'asked',
  fairName: 'Spring, "big" Fair',
  wordingVersion: 1,
  firstName: '=HYPERLINK("https://evil.test")',
  lastName: '@SUM(A1)',
  email: 'ada@mail.test',
  phone: '+1 413 555 0101',
  address1: '-1',
  address2: null,
  city: '\tTown',
  state: 'MA',
  country: null,
  postalCode: '01002',
  dob: '2010-03-04',
  currentSchool: null,
  schoolGrade: null,
  graduationYear: null,
  entryDate: null,
  majors: ['History', 'Biology, General'],
  collegeType: [],
  campusSize: ['under 1,000'],
  campusSetting: ['town'],
  gpaScore: 3.6,
  gpaScale: 4,
  satScore: null,
  actScore: 28,
  gender: null,
  ethnicity: null,
  firstGeneration: null,
};

test('a rep who opens the list in a spreadsheet runs nothing that a student typed', () => {
  const table = writeCsv(leadColumns, leadRows([ada], []));
  const [head, row] = table.split('\r\n');
  expect(head).toMatch(/^recordId,status,firstName,lastName,email,phone,texts,/);
  expect(row).toMatch(/^r-1,shared,"'=HYPERLINK\(""https:\/\/evil\.test""\)",'@SUM\(A1\),/);
  expect(row).toContain(`,'+1 413 555 0101,true,'-1,,'\tTown,MA,,01002,2010-03-04,,,,,`);
  expect(row).toContain('"History; Biology, General",,"under 1,000",town,3.6,4,,28,,,,');
  expect(row).toContain(
    'contact; academics,school,2026-11-21T12:00:00.000Z,asked,"Spring, ""big"" Fair",1',
  );
});

test('a student who shares no longer is a number and a word', () => {
  const [row] = leadRows([], [{ id: 'r-2', outcome: 'erased' }]);
  expect(row?.filter((cell) => cell !== null)).toEqual(['r-2', 'erased']);
  expect(row).toHaveLength(leadColumns.length);
});
