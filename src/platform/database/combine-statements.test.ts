import { expect, test } from 'vitest';
import { combineStatements } from './combine-statements.ts';

const eat = {
  name: 'eat',
  text: 'insert into meal values ($1, $2) returning id',
  values: ['a', 1],
};
const pay = { name: 'pay', text: 'insert into bill select $1, $2, id from meal', values: ['b', 2] };

test('who writes two things at once has each with its own values', () => {
  expect(combineStatements({ meal: eat }, pay)).toEqual({
    name: 'eat+pay',
    text: 'with meal as (insert into meal values ($1, $2) returning id) insert into bill select $3, $4, id from meal',
    values: ['a', 1, 'b', 2],
  });
});

test('who writes one thing sends it as it is', () => {
  expect(combineStatements({}, pay)).toEqual(pay);
});
