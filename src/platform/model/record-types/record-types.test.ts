import { expect, expectTypeOf, test } from 'vitest';
import { full } from '../access.ts';
import { entity } from '../entity.ts';
import { choice, flag, text, whole } from '../kinds.ts';
import type { CreateInputOf, RecordOf, UpdateInputOf } from './record-types.ts';
import { belongsTo, hasMany } from '../relation.ts';

const Book = entity(
  'Book',
  {
    title: text(),
    pages: whole({ min: 1, max: 9999 }).optional(),
    binding: choice(['paper', 'cloth']),
    lent: flag().startsAs(false),
    shelf: belongsTo('Shelf'),
    reader: belongsTo('Reader').optional(),
    loans: hasMany('Loan', 'book'),
  },
  { description: 'A record.', access: { owner: full } },
);

type BookRecord = RecordOf<typeof Book>;
type NewBook = CreateInputOf<typeof Book>;
type ChangedBook = UpdateInputOf<typeof Book>;

test('a developer who reads a record is told by its types that anything but the id may be null', () => {
  expectTypeOf<BookRecord['id']>().toEqualTypeOf<string>();
  expectTypeOf<BookRecord['title']>().toEqualTypeOf<string | null>();
  expectTypeOf<BookRecord['binding']>().toEqualTypeOf<'paper' | 'cloth' | null>();
  expectTypeOf<BookRecord['shelfId']>().toEqualTypeOf<string | null>();
  expectTypeOf<'loans'>().not.toExtend<keyof BookRecord>();
  const told: (keyof BookRecord)[] = ['title', 'pages', 'binding', 'lent', 'shelfId', 'readerId'];
  expect([...Book.fields.keys()]).toEqual(expect.arrayContaining(told));
});

test('a developer who makes a record is told what it needs, and by which values', () => {
  expectTypeOf<{ title: string; binding: 'cloth'; shelfId: string }>().toExtend<NewBook>();
  expectTypeOf<{
    title: string;
    binding: 'paper';
    shelfId: string;
    pages: null;
    lent: true;
    readerId: string;
  }>().toExtend<NewBook>();
  expectTypeOf<{ title: string; shelfId: string }>().not.toExtend<NewBook>();
  expectTypeOf<{ title: string; binding: 'paper' }>().not.toExtend<NewBook>();
  expectTypeOf<{ title: string; binding: 'gold'; shelfId: string }>().not.toExtend<NewBook>();
});

test('a developer who changes a record names it, and whatever changes', () => {
  expectTypeOf<{ id: string; pages: number }>().toExtend<ChangedBook>();
  expectTypeOf<{ id: string; pages: string }>().not.toExtend<ChangedBook>();
  expectTypeOf<{ pages: number }>().not.toExtend<ChangedBook>();
});
