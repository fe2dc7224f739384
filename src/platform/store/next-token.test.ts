import { describe, expect, test } from 'vitest';
import { Refusal } from '../model/refusal.ts';
import { NextTokens } from './next-token.server.ts';

const tokens = new NextTokens('secret');
const key = '01a1fdfa-4600-7000-8000-000000000000';

describe('a token', () => {
  test('stands for a place in the list it came from', () => {
    const token = tokens.write('Fairs', key);
    expect(token).toMatch(/^[\w-]+$/);
    expect(token).not.toContain(key);
    expect(tokens.read('Fairs', token)).toBe(key);
    expect(new NextTokens('secret').read('Fairs', token)).toBe(key);
  });

  test('is refused by other lists, under another secret, and when it was changed', () => {
    const token = tokens.write('Fairs', key);
    const changed = Buffer.from(token, 'base64url');
    changed[changed.length - 1]! ^= 1;
    const attempts = [
      () => tokens.read('Colleges', token),
      () => tokens.read('Fairs:{"name":{"eq":"x"}}', token),
      () => new NextTokens('another').read('Fairs', token),
      () => tokens.read('Fairs', changed.toString('base64url')),
      () => tokens.read('Fairs', ''),
      () => tokens.read('Fairs', 'short'),
      () => tokens.read('Fairs', `${token}!`),
      () => tokens.read('Fairs', 'A'.repeat(501)),
      () => tokens.read('Fairs', Buffer.from(key).toString('base64url')),
    ];
    for (const attempt of attempts) {
      expect(attempt).toThrow(Refusal);
      expect(attempt).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    }
  });

  test('of one list with a name that ends like another cannot be moved', () => {
    const token = tokens.write('a', `b${key}`);
    expect(() => tokens.read('a\u0000b', token)).toThrow(Refusal);
  });
});
