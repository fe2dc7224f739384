import { describe, expect, test } from 'vitest';
import { writeCsv } from './write-table.ts';

describe('someone who opens a table in a spreadsheet', () => {
  test('finds every cell as it was, whatever is in it', () => {
    expect(
      writeCsv(
        ['name', 'said'],
        [
          ['Größe 🎓', 'one, "two"\nthree'],
          [7, true],
          [null, undefined],
          [new Date('2026-11-21T12:00:00Z'), ' blank '],
        ],
      ),
    ).toBe(
      'name,said\r\nGröße 🎓,"one, ""two""\nthree"\r\n7,true\r\n,\r\n2026-11-21T12:00:00.000Z," blank "\r\n',
    );
  });

  test.each(['=1+1', '+1 413 555 0100', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'runs nothing that a stranger typed: %j',
    (typed) => {
      expect(writeCsv([typed], [[typed]])).not.toMatch(/(?:^|\n)"?[=+\-@\t]/);
      expect(writeCsv(['a'], [[typed]])).toContain(`'${typed}`);
    },
  );

  test('has figures below zero as figures', () => {
    expect(writeCsv(['n'], [[-5]])).toBe('n\r\n-5\r\n');
  });
});
