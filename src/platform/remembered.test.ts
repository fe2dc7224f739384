import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

test('who asks again is given what was made, and no one fills the memory', () => {
  const letters = new Remembered<object>(2);
  const first = letters.get('a', () => ({}));
  expect(letters.get('a', () => ({}))).toBe(first);
  letters.get('b', () => ({}));
  letters.get('c', () => ({}));
  expect(letters.get('a', () => ({}))).not.toBe(first);
});
