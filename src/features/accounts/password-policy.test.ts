import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password-policy.ts';

const special =
  'Password must contain at least 1 special character: !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

describe('A new password', () => {
  it.each(['Quad-demo-2026!', 'aA1!aA1!', 'Ñandú 2026 ~ ok', 'Aa1^Aa1^'])(
    'will do: %s',
    (password) => {
      expect(passwordProblems(password)).toEqual([]);
    },
  );

  it.each([
    ['', ['Required.']],
    ['aA1!', ['Must be at least 8 characters.']],
    ['Aa1!'.repeat(33), ['Max length: 128 characters.']],
    ['Quad-demo!', ['Password must contain at least 1 number.']],
    ['quad-demo-1', ['Password must contain at least 1 uppercase letter.']],
    ['QUAD-DEMO-1', ['Password must contain at least 1 lowercase letter.']],
    ['QuadDemo2026', [special]],
    ['QuadDemo2026 ', [special]],
    ['QuadDemo2026€', [special]],
  ])('that is not good enough says why: %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  it('that breaks several rules names them all, the length first', () => {
    expect(passwordProblems('abc')).toEqual([
      'Must be at least 8 characters.',
      'Password must contain at least 1 number.',
      'Password must contain at least 1 uppercase letter.',
      special,
    ]);
  });

  it('counts every printable special character of ASCII', () => {
    for (let point = 33; point < 127; point += 1) {
      const character = String.fromCodePoint(point);
      if (/[a-z0-9]/i.test(character)) continue;
      expect(passwordProblems(`Abcdefg1${character}`)).toEqual([]);
    }
  });
});
