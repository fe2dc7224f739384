import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

test('who asks again is given what was made, and no one fills the memory', () => {
  const remembered = new Remembered<object>(2);
  const first = remembered.get('a', () => ({}));
  expect(remembered.get('a', () => ({}))).toBe(first);
  remembered.get('b', () => ({}));
  remembered.get('c', () => ({}));
  expect(remembered.get('a', () => ({}))).not.toBe(first);
});
