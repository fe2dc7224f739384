import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { federalData } from '../../../platform/testing/federal-data.server.ts';
import { sample, wholeFiles as findWholeFiles } from './federal-files.fixture.server.ts';
import { readCompletions } from './read-completions.server.ts';
import { readFederalFiles } from './read-federal-files.server.ts';
import { readInstitutions } from './read-institutions.server.ts';

const wholeFiles = findWholeFiles(federalData);
const folder = mkdtempSync(join(tmpdir(), 'quad-institutions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = readFileSync(sample.hd2024, 'utf8');
const lines = text.split('\n');

function written(content: string | Uint8Array, name = 'hd2024.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const read = (content: string | Uint8Array) => readInstitutions(written(content), { year: 2024 });

test('an operator brings the federal file in any packing and encoding and gets the same colleges', async () => {
  const plain = await read(text);
  expect(plain.colleges).toHaveLength(55);
  const juana = plain.colleges.find(({ unitId }) => unitId === 449135);
  expect(juana?.values.name).toBe('Dewey University-Juana Díaz');
  const mark = Buffer.from([0xef, 0xbb, 0xbf]);
  for (const other of [
    `\uFEFF${text}`,
    gzipSync(text),
    Buffer.from(text, 'latin1'),
    Buffer.concat([mark, Buffer.from(text, 'latin1')]),
    gzipSync(Buffer.from(text, 'latin1')),
    text.replaceAll('\n', '\r\n'),
  ]) {
    expect(await read(other)).toEqual(plain);
  }
});

test('a college is read as the file describes it', async () => {
  const { colleges } = await readFederalFiles({
    file: sample.hd2024,
    completions: sample.completions,
    online: sample.online,
  });
  const mit = colleges.find(({ unitId }) => unitId === 166683);
  expect(mit).toMatchObject({
    unitId: 166683,
    year: 2024,
    religious: false,
    aliases: ['MIT', 'M.I.T.'],
    values: {
      name: 'Massachusetts Institute of Technology',
      boothUrl: 'https://web.mit.edu/',
      address1: '77 Massachusetts Avenue',
      city: 'Cambridge',
      state: 'MA',
      country: 'US',
      postalCode: '02139-4301',
      status: 'active',
      domain: 'mit.edu',
      campusSize: ['10,000-19,999'],
      campusSetting: ['city'],
      collegeType: ['private-nonprofit', '4-year'],
      onlineCoursePct: null,
      graduateOnly: false,
    },
  });
  expect(mit?.values.majors).toContain('Architecture and Related Services');
  const micronesia = colleges.find(({ values }) => values.state === 'FM');
  expect(micronesia?.values).toMatchObject({ country: 'FM', postalCode: '96941' });
  const stanford = colleges.find(({ unitId }) => unitId === 243744);
  expect(stanford?.values).toMatchObject({ address1: null, postalCode: '94305' });
});

test('an operator with a broken federal file is told the line and what is wrong there', async () => {
  const line = (place: number, change: (line: string) => string) =>
    lines.map((one, at) => (at === place ? change(one) : one)).join('\n');
  const cases: [string | Uint8Array, RegExp][] = [
    [line(3, (one) => one.replace('100733', '')), /line 4: "" is not a UNITID of six digits/],
    [
      line(3, (one) => one.replace('100733', '100690')),
      /line 4: the UNITID 100690 was already on line 3/,
    ],
    [line(3, (one) => one.replace(/,AL,/, ',Alabama,')), /line 4: "ALABAMA" is not a state/],
    [
      line(3, (one) => one.replace(/^(\d+),[^,]*,/, '$1,,')),
      /line 4: the name \(INSTNM\) is missing/,
    ],
    [
      line(3, (one) => one.slice(0, 200)),
      /line 4: the number of values \(\d+\) is not that of the header/,
    ],
    [
      line(0, (one) => one.replace(',IALIAS', ',ALIAS').replace(',ZIP,', ',ZIPCODE,')),
      /line 1: the header lacks the columns IALIAS, ZIP/,
    ],
    [lines.slice(0, 1).join('\n'), /line 2: the file holds no colleges/],
    [text.slice(0, 20_000), /line \d+: the number of values/],
    [gzipSync(text).subarray(0, 5_000), /line \d+: the compressed file breaks off here/],
  ];
  for (const [content, sentence] of cases) await expect(read(content)).rejects.toThrow(sentence);
});

test('undergraduates’ majors are listed with those that end below a bachelor’s degree, and a master’s is left out', async () => {
  const completions = written(
    'UNITID,CIPCODE,AWLEVELS\n166683,14.0901,5 7\n166683,14.1001,3\n166683,51.3801,7 17\n' +
      '166683,52.0201,3\n243744,22.0101,9 17\n',
    'c.csv',
  );
  const { colleges } = await readFederalFiles({ file: sample.hd2024, completions });
  const valuesOf = (number: number) => colleges.find(({ unitId }) => unitId === number)?.values;
  expect(valuesOf(166683)).toMatchObject({
    majors: [
      'Engineering',
      'Computer Engineering',
      'Electrical, Electronics, and Communications Engineering',
      'Business, Management, Marketing, and Related Support Services',
      'Business Administration, Management and Operations',
    ],
    associateMajors: [
      'Electrical, Electronics, and Communications Engineering',
      'Business, Management, Marketing, and Related Support Services',
      'Business Administration, Management and Operations',
    ],
  });
  // Where undergraduates study nothing, all of it is listed.
  expect(valuesOf(243744)?.majors).toContain('Law');
});

test('who is admitted and what a year costs is read where the files tell it', async () => {
  const admissions = written(
    'UNITID,APPLCN,ADMSSN\n166683,28232,1275\n243744,.,.\n100654,100,100\n',
    'adm2024.csv',
  );
  const prices = written('UNITID,NPIST2,NPGRN2\n166683,,19813\n100654,14559,\n', 'sfa2324.csv');
  const online = written('UNITID,DISTNCED,OPENADMP\n100733,2,1\n', 'ic2024.csv');
  const files = { file: sample.hd2024, admissions, prices, online };
  const { colleges } = await readFederalFiles(files);
  const told = (number: number) => {
    const values = colleges.find(({ unitId }) => unitId === number)?.values;
    return [values?.admissionRatePct, values?.netPrice];
  };
  expect(told(166683)).toEqual([5, 19_813]);
  expect(told(243744)).toEqual([undefined, undefined]);
  // All of last year’s applicants are not a rule.
  expect(told(100654)).toEqual([99, 14_559]);
  expect(told(100733)).toEqual([100, undefined]);
});

test('an operator is asked for the year when nothing says it', async () => {
  const nameless = written(text, 'colleges.csv');
  await expect(readFederalFiles({ file: nameless })).rejects.toThrow(
    'colleges.csv, line 1: nothing says which year this file is of; name it like hd2024.csv or add --year 2024.',
  );
  const { colleges } = await readFederalFiles({ file: nameless, year: 2022 });
  expect(new Set(colleges.map(({ year }) => year))).toEqual(new Set([2022]));
});

test('a college that teaches what no list knows keeps the rest, and the operator hears of it', async () => {
  const completions = written(
    'UNITID,CIPCODE\n166683,14.0901\n166683,1.0999\n166683,"=""11.0701"""\n166683,88.0101\n166683,99\n',
    'c.csv',
  );
  expect([...((await readCompletions(completions)).get(166683)?.keys() ?? [])]).toEqual([
    '14.0901',
    '01.0999',
    '11.0701',
    '88.0101',
  ]);
  const { colleges, dropped } = await readFederalFiles({ file: sample.hd2024, completions });
  expect(dropped.get('CIPCODE')).toBe(1);
  expect(colleges.find(({ unitId }) => unitId === 166683)?.values.majors).toContain(
    'Computer Science',
  );
  const broken = written('UNITID,CIPCODE\n166683,14.0901\n166683,engineering\n', 'c.csv');
  await expect(readCompletions(broken)).rejects.toThrow(
    'c.csv, line 3: "engineering" is not a CIP code',
  );
});

test(`every college of ${wholeFiles ? 'the federal file' : 'the sample'} can be read`, async () => {
  const files = wholeFiles ?? { ...sample };
  const { colleges, dropped } = await readFederalFiles({
    file: files.hd2024,
    completions: files.completions,
    online: files.online,
  });
  expect(colleges).toHaveLength(wholeFiles ? 6072 : 55);
  expect(colleges.filter(({ values }) => values.status === 'closed')).toHaveLength(
    wholeFiles ? 95 : 6,
  );
  expect([...dropped]).toEqual([['WEBADDR', 2]]);
});
