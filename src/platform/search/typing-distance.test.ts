import { expect, test } from 'vitest';
import { countBits, lettersOf, typingDistance } from './typing-distance.ts';

test('someone who mistypes a name is as far from it as the slips that were made', () => {
  const cases: [string, string, number][] = [
    ['stanford', 'stanford', 0],
    ['standford', 'stanford', 1],
    ['stanfrod', 'stanford', 1],
    ['stnford', 'stanford', 1],
    ['stamford', 'stanford', 1],
    ['califronai', 'california', 2],
    ['harvard', 'howard', 3],
    ['mit', 'massachusetts', 3],
    ['', 'ab', 2],
  ];
  for (const [typed, word, slips] of cases) {
    expect([typed, typingDistance(typed, word, 2)]).toEqual([typed, slips]);
    expect([word, typingDistance(word, typed, 2)]).toEqual([word, slips]);
  }
});

test('someone who is still typing is measured by the start of the name', () => {
  expect(typingDistance('standf', 'stanford', 1, true)).toBe(1);
  expect(typingDistance('stanf', 'stanford', 1, true)).toBe(0);
  expect(typingDistance('univresi', 'university', 1, true)).toBe(1);
  expect(typingDistance('xyzzy', 'stanford', 1, true)).toBe(2);
});

test('the letters of a word rule out no word that is near', () => {
  const words = ['stanford', 'stamford', 'sanford', 'standford', 'oxford', 'staford', 'tsanford'];
  for (const typed of words) {
    for (const word of words) {
      const slips = typingDistance(typed, word, 9);
      expect(countBits(lettersOf(typed) & ~lettersOf(word))).toBeLessThanOrEqual(slips);
    }
  }
});
