import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './guard-new-password.server.ts';
import { passwordProblems } from '../password-policy.ts';

const ada = ['ada.lovelace@demo.test', 'Ada Lovelace', 'Quad'];

describe('A person who chooses a password that keeps the rules on characters', () => {
  it.each([
    'P@ssw0rd',
    'Passw0rd!',
    'P@$$w0rd1',
    'Password123!',
    'aaaaaaaA1!',
    'Aa1!Aa1!Aa1!',
    'Qwerty123!',
    '1qaz@WSX',
    'Welcome1!',
    'Iloveyou1!',
    'Abcdefg1!',
    'Lovelace1!',
  ])('is refused one that many have: %s', async (password) => {
    expect(passwordProblems(password)).toEqual([]);
    expect(await isCommonPassword(password, ada)).toBe(true);
  });

  it.each([
    'Quad-demo-2026!',
    'My-own-words-2026!',
    'Xylophone-99!',
    'kL9#vTq2',
    'Ñandú 2026 ~ ok',
  ])('may have one that is hard to guess: %s', async (password) => {
    expect(await isCommonPassword(password, ada)).toBe(false);
  });

  it('may have a long one, of which only the beginning is looked at', async () => {
    expect(await isCommonPassword('correct horse battery staple 9X!'.repeat(4), ada)).toBe(false);
    expect(await isCommonPassword('Aa1!'.repeat(32), ada)).toBe(true);
  });
});
