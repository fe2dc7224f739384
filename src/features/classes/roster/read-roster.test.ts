import { describe, expect, test } from 'vitest';
import { readRoster } from './read-roster.ts';

const pairs = (text: string) => readRoster(text).students.map(({ name, email }) => [name, email]);
const ada = ['Ada Byron', 'ada@school.test'];
const max = ['Max Ruiz', 'max@school.test'];

describe('a counselor who hands in a list', () => {
  test.each([
    ['with commas', 'Name,Email\nAda Byron,ada@school.test\nMax Ruiz,max@school.test'],
    ['with semicolons', 'Name;E-mail\r\nAda Byron;ada@school.test\r\nMax Ruiz;max@school.test\r\n'],
    ['out of a spreadsheet', 'Name\tEmail\nAda Byron\tada@school.test\nMax Ruiz\tmax@school.test'],
    [
      'with a byte order mark',
      '\uFEFFName,Email\nAda Byron,ada@school.test\nMax Ruiz,max@school.test',
    ],
    ['of a Mac of old', 'Name,Email\rAda Byron,ada@school.test\rMax Ruiz,max@school.test'],
    ['in quotes', '"Name","Email"\n"Ada Byron","ada@school.test"\n"Max Ruiz","MAX@school.test"'],
    ['without a header', 'Ada Byron,ada@school.test\nMax Ruiz,max@school.test'],
    ['the address first', 'ada@school.test,Ada Byron\nmax@school.test,Max Ruiz'],
    ['out of a mail program', 'Ada Byron <ada@school.test>\n"Max Ruiz" <max@school.test>'],
    [
      'in two columns of names',
      'Last name,First name,Email\nByron,Ada,ada@school.test\nRuiz,Max,max@school.test',
    ],
    ['with blank lines', '\n\nAda Byron,ada@school.test\n,\n  \nMax Ruiz,max@school.test\n\n'],
  ])('has it read %s', (_, text) => {
    expect(pairs(text)).toEqual([ada, max]);
    expect(readRoster(text)).toMatchObject({ problems: [], repeated: [], dropped: [] });
  });

  test('keeps names in Arabic, with commas and with quotes in them', () => {
    const text = 'name,email\nليلى حسن,layla@school.test\n"O""Neil, Sam",sam@school.test';
    expect(pairs(text)).toEqual([
      ['ليلى حسن', 'layla@school.test'],
      ['O"Neil, Sam', 'sam@school.test'],
    ]);
  });

  test('is told which columns were left out, and nothing of them is read', () => {
    const text =
      'Student ID,Name,Email,Grade,GPA,IEP\n12,Ada Byron,ada@school.test,11,3.9,yes\n13,Max Ruiz,max@school.test,12,2.1,no';
    const read = readRoster(text);
    expect(read.dropped).toEqual(['Student ID', 'Grade', 'GPA', 'IEP']);
    expect(pairs(text)).toEqual([ada, max]);
    expect(readRoster('Ada Byron,ada@school.test,11th,3.9').dropped).toEqual(['3', '4']);
  });

  test('gets lines that cannot be read back as they stand, by their numbers', () => {
    const text = [
      'Name,Email',
      'Ada Byron,ada@school.test',
      'No Address,',
      'Half Address,half@',
      '"Open Quote,open@school.test',
      '"Broken" quote,broken@school.test',
      `${'x'.repeat(201)},long@school.test`,
      'Max Ruiz,max@school.test',
    ].join('\n');
    expect(pairs(text)).toEqual([ada, max]);
    expect(readRoster(text).problems).toEqual([
      { line: 3, text: 'No Address,', why: 'noEmail' },
      { line: 4, text: 'Half Address,half@', why: 'badEmail' },
      { line: 5, text: '"Open Quote,open@school.test', why: 'quotes' },
      { line: 6, text: '"Broken" quote,broken@school.test', why: 'quotes' },
      { line: 7, text: `${'x'.repeat(201)},long@school.test`, why: 'longName' },
    ]);
  });

  test('may name someone twice, in other letters', () => {
    const read = readRoster('Ada Byron,ada@school.test\nAda B,ADA@school.test\nada@school.test');
    expect(read.students).toHaveLength(1);
    expect(read.repeated).toEqual([2, 3]);
  });

  test('may know no more than the address', () => {
    expect(pairs('ada@school.test\nmax@school.test')).toEqual([
      ['', 'ada@school.test'],
      ['', 'max@school.test'],
    ]);
  });

  test('finds nothing in a name that is not seen', () => {
    expect(pairs('Ada\u202e\u0000 \u200bByron,ada@school.test')).toEqual([ada]);
  });

  test.each([
    ['nothing', ''],
    ['quotes alone', '"""'.repeat(1000)],
    ['separators alone', ',;\t'.repeat(1000)],
    ['one long line', 'a,'.repeat(50_000)],
    ['quotes without end', '"a""'.repeat(20_000)],
    ['half a character', 'A\ud800,\ud800@school.test'],
  ])('may hand in %s', (_, text) => {
    expect(readRoster(text).students).toEqual([]);
  });

  test('hands in what a spreadsheet would carry out, and it is a name', () => {
    expect(pairs('=HYPERLINK("http://x.test"),ada@school.test')).toHaveLength(1);
  });
});
