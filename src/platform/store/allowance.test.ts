import { expect, test } from 'vitest';
import { Allowance } from './allowance.server.ts';

test('names that take two bytes a letter count as the database counts them', () => {
  const allowance = new Allowance(10);
  expect(allowance.take('ééé')).toBe('ééé');
  expect(allowance).toMatchObject({ taken: 6, left: 4 });
  expect(() => allowance.take('ééé')).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});
