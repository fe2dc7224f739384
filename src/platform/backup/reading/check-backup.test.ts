import { describe, expect, test } from 'vitest';
import { frameTypes } from '../backup-format.ts';
import { checkBackup } from './check-backup.server.ts';
import { formFrame, readFrames, SectionDigest } from '../frames.server.ts';

type Part = readonly [type: string, content: object | string];

const header = {
  madeAt: '2026-11-21T12:00:00Z',
  quad: '0.1.0',
  postgres: '18.4',
  migrations: ['0001-ground'],
  tables: [{ schema: null, name: 'thing', columns: ['n'], rows: 2 }],
  files: { count: 0, bytes: 0 },
};
const rows = '1\n2\n';

function digestOf(content: string, count: number) {
  const digest = new SectionDigest();
  digest.add(Buffer.from(content));
  return digest.end(count);
}

/** The frames of a whole backup of one table. */
const whole: readonly Part[] = [
  [frameTypes.header, header],
  [frameTypes.table, { schema: null, name: 'thing', columns: ['n'] }],
  [frameTypes.data, rows],
  [frameTypes.sectionEnd, digestOf(rows, 2)],
  [frameTypes.secret, { secret: 'a secret' }],
  [frameTypes.end, { tables: 1, rows: 2, files: 0, bytes: rows.length }],
];

function check(parts: readonly Part[], cutBy = 0) {
  const all = Buffer.concat(
    parts.flatMap(([type, content]) =>
      formFrame(type, Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))),
    ),
  );
  // A byte at a time: frames may be cut anywhere on their way.
  async function* bytes() {
    for (const byte of all.subarray(0, all.length - cutBy)) yield Buffer.from([byte]);
  }
  return checkBackup({
    file: 'made-up',
    size: all.length,
    sealed: false,
    frames: () => readFrames(bytes()),
  });
}

const other = (place: number, part: Part) => whole.map((one, at) => (at === place ? part : one));

describe('an operator who checks a backup', () => {
  test('hears what is in it', async () => {
    expect(await check(whole)).toEqual({ header, tables: 1, rows: 2, files: 0, bytes: 4 });
  });

  test.each([
    ['a row that is another', other(2, [frameTypes.data, '1\n3\n'])],
    ['a row too few', other(2, [frameTypes.data, '1\n'])],
    ['no end mark', whole.slice(0, -1)],
    ['a table that is missing', [whole[0], ...whole.slice(4)] as Part[]],
    ['something after its end', [...whole, whole[4]] as Part[]],
    ['a frame of a kind that nobody knows', other(4, ['?', {}])],
    ['a header that is none', other(0, [frameTypes.header, { quad: 1 }])],
    ['a beginning that is no header', whole.slice(1)],
  ])('is told of %s', async (_what, parts) => {
    await expect(check(parts)).rejects.toThrow(/^The backup (is damaged|ends in the middle)\.$/);
  });

  test('is told of an end in the middle of a frame', async () => {
    await expect(check(whole, 3)).rejects.toThrow('The backup ends in the middle.');
  });
});
