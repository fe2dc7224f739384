import { expect, test } from 'vitest';
import type { Queryable, Statement } from './queryable.ts';
import { jsonOf, nullable, readRows, row, textOf, type RowOf } from './read-rows.ts';

const [text, int4, numeric, jsonb, int4Array] = [25, 23, 1700, 3802, 1007];

const seatRow = row({
  id: 'text',
  seats: 'number',
  until: 'timestamp?',
  kind: textOf<'online' | 'on site'>(),
  more: nullable(jsonOf<{ readonly note: string }>()),
});

const fields = [
  { name: 'id', dataTypeID: text },
  { name: 'seats', dataTypeID: int4 },
  { name: 'until', dataTypeID: 1184 },
  { name: 'kind', dataTypeID: text },
  { name: 'more', dataTypeID: jsonb },
];

const seat: RowOf<typeof seatRow> = {
  id: 'a',
  seats: 3,
  until: null,
  kind: 'online',
  more: { note: 'By the door' },
};

/** A database that answers everything with this. */
const answering = (answer: { fields: typeof fields; rows: object[] }): Queryable => ({
  query: async <Row extends object>() => ({
    ...answer,
    rows: answer.rows as Row[],
    rowCount: answer.rows.length,
  }),
});

const read = (answer: Partial<Parameters<typeof answering>[0]>, statement: string | Statement) =>
  readRows(answering({ fields, rows: [], ...answer }), seatRow)(statement);

test('rows that have the declared columns are returned as they are', async () => {
  await expect(read({ rows: [seat] }, 'select')).resolves.toEqual([seat]);
  await expect(read({}, 'select')).resolves.toEqual([]);
  // The order of columns doesn't matter.
  await expect(read({ fields: fields.toReversed() }, 'select')).resolves.toEqual([]);
});

test.for([
  ['a missing column', fields.slice(1), 'Column "id" is missing.'],
  [
    'a column more',
    [...fields, { name: 'notes', dataTypeID: text }],
    'Column "notes" is not declared.',
  ],
  [
    'a column with the name of something every object has',
    [...fields, { name: 'constructor', dataTypeID: text }],
    'Column "constructor" is not declared.',
  ],
  [
    'a column twice instead of another',
    fields.with(1, { name: 'id', dataTypeID: text }),
    'Column "seats" is missing.',
  ],
  ['a column twice', [...fields, ...fields.slice(0, 1)], 'A column comes twice.'],
  [
    'text instead of a number',
    fields.with(1, { name: 'seats', dataTypeID: numeric }),
    'Column "seats" is declared as number, but its type has the OID 1700.',
  ],
  [
    'an array instead of a number',
    fields.with(1, { name: 'seats', dataTypeID: int4Array }),
    'Column "seats" is declared as number, but its type has the OID 1007.',
  ],
  [
    'text instead of jsonb',
    fields.with(4, { name: 'more', dataTypeID: text }),
    'Column "more" is declared as json?, but its type has the OID 25.',
  ],
] as const)(
  'a statement that returns %s is refused, even without a row',
  async ([, wrong, why]) => {
    await expect(read({ fields: [...wrong] }, 'select a')).rejects.toThrow(
      `${why} Statement: select a`,
    );
  },
);
