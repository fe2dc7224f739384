import { expect, test } from 'vitest';
import { locksFor } from './lock-tables.server.ts';

const tables = ['account', 'booth_message', 'college', 'fair', 'fair_booth', 'file'];

test.each([
  ['alter table fair add column tomorrow text;', ['fair'], []],
  ['ALTER TABLE IF EXISTS ONLY "fair" drop column x; drop table file', ['fair', 'file'], []],
  ['create table tomorrow (id uuid references college); -- for each account', [], ['college']],
  [
    'drop trigger record_change on booth_message; create trigger x after insert on fair_booth',
    ['booth_message'],
    ['fair_booth'],
  ],
  ['truncate file; update account set x = 1;', ['file'], ['account']],
  ['create table fairly (n int)', [], []],
])('a migration locks the tables it needs: %s', (text, exclusive, shared) => {
  expect(locksFor([text], tables)).toEqual({ exclusive, shared });
});
