import { expect, test } from 'vitest';
import { ResponseSizeBudget } from './response-size-budget.server.ts';

test('names that take two bytes a letter count as the database counts them', () => {
  const sizeBudget = new ResponseSizeBudget(10);
  expect(sizeBudget.take('ééé')).toBe('ééé');
  expect(sizeBudget).toMatchObject({ taken: 6, left: 4 });
  expect(() => sizeBudget.take('ééé')).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});
