import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openTable } from './read-table.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'quad-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file of these bytes: each record as its line and its values of the columns NAME and CITY. */
async function read(content: string | Uint8Array, needed = ['NAME', 'CITY']) {
  const path = join(folder, 'list.csv');
  writeFileSync(path, content);
  const table = await openTable(path, needed);
  const rows: [number, string, string][] = [];
  for await (const row of table.rows) rows.push([row.line, row.cell('NAME'), row.cell('CITY')]);
  return rows;
}

const small = 'name,city\nAmherst College,Amherst\n';
const read1 = [[2, 'Amherst College', 'Amherst']];

test('an operator may bring a file plain or packed, with any line ends and columns in any order', async () => {
  expect(await read(small)).toEqual(read1);
  expect(await read(gzipSync(small))).toEqual(read1);
  expect(await read(small.replaceAll('\n', '\r\n'))).toEqual(read1);
  expect(await read(small.replaceAll('\n', '\r'))).toEqual(read1);
  expect(await read('x, City ,NAME\n1,Amherst,Amherst College')).toEqual(read1);
});

test('a name keeps its accents in every encoding the federal years have used', async () => {
  const text = 'NAME,CITY\nDewey University-Juana Díaz,Mayagüez\n';
  const expected = [[2, 'Dewey University-Juana Díaz', 'Mayagüez']];
  const mark = Buffer.from([0xef, 0xbb, 0xbf]);
  expect(await read(text)).toEqual(expected);
  expect(await read(`\uFEFF${text}`)).toEqual(expected);
  expect(await read(Buffer.from(text, 'latin1'))).toEqual(expected);
  expect(await read(Buffer.concat([mark, Buffer.from(text, 'latin1')]))).toEqual(expected);
  expect(await read(`ï»¿${text}`)).toEqual(expected);
  expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected);
  expect(await read(`\uFEFF${text.replace('NAME', '"NAME"')}`)).toEqual(expected);
});

test('a name that is broken over two lines is one name, and the lines after it keep their numbers', async () => {
  const text =
    'NAME,CITY\r\n"St. John\'s\r\nCollege, ""the"" first", Annapolis \r\n\r\nReed,Portland\r\n';
  expect(await read(text)).toEqual([
    [2, 'St. John\'s College, "the" first', 'Annapolis'],
    [5, 'Reed', 'Portland'],
  ]);
});

test('an operator with a broken file is told the line', async () => {
  const rows = Array.from({ length: 400 }, (_, row) => `College ${row},Town ${row * 7919}\n`);
  const long = `NAME,CITY\n${rows.join('')}`;
  const cases: [string | Uint8Array, string][] = [
    [
      'NAME,CITY\nReed,Portland\nOberl',
      'line 3: the number of values (1) is not that of the header',
    ],
    ['NAME,CITY\nReed,Portland,OR\n', 'line 2: the number of values (3) is not that of the header'],
    [
      'NAME,CITY\nReed,Portland\nReed,"Port\nOberlin,Oberlin\n',
      'line 3: a quoted value begins here',
    ],
    ['NAME,CITY\nReed,Port"land\n', 'line 2: the quotes in this line do not match'],
    ['NAME,CITY\nReed,Port\u0000land\n', 'line 2: the text holds binary data'],
    ['NAME\nReed\n', 'line 1: the header lacks the column CITY'],
    ['', 'line 1: the file is empty'],
    [gzipSync(long).subarray(0, 900), ': the compressed file breaks off here'],
    [damaged(gzipSync(long)), ': the compressed data is damaged'],
  ];
  for (const [content, sentence] of cases) {
    await expect(read(content)).rejects.toThrow(sentence);
  }
  await expect(read(gzipSync(long).subarray(0, 900))).rejects.toThrow(/^list\.csv, line \d+:/);
});

test('an operator who mistypes the name of a file is told so', async () => {
  await expect(openTable(join(folder, 'none.csv'), [])).rejects.toThrow(/none\.csv cannot be read/);
  await expect(openTable(folder, [])).rejects.toThrow('is not a file');
});

function damaged(bytes: Buffer): Buffer {
  bytes.fill(0xff, 600, 660);
  return bytes;
}
