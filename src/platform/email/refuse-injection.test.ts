import { describe, expect, it } from 'vitest';
import { Refusal } from '../model/refusal.ts';
import { refuseInjection } from './refuse-injection.ts';

const fine = { to: 'ada@example.test', subject: 'Your code', headers: { 'X-Quad': 'yes' } };

describe('A mail that smuggles something in', () => {
  it('is told from one that does not', () => {
    expect(() => refuseInjection(fine)).not.toThrow();
    expect(() => refuseInjection({ ...fine, to: 'zoë.müller+fair@exämple.test' })).not.toThrow();
  });

  it.each([
    'ada@example.test\r\nBcc: all@example.test',
    'ada@example.test, bob@example.test',
    'Ada <ada@example.test>',
    'ada@example.test bob',
    '"a b"@example.test',
    '@example.test',
    'ada',
    '',
  ])('is refused for its recipient: %j', (to) => {
    expect(() => refuseInjection({ ...fine, to })).toThrow(Refusal);
  });

  it.each(['Hello\r\nBcc: all@example.test', 'Hello\u0000', 'Hello\u2028there', 'x'.repeat(251)])(
    'is refused for its subject: %j',
    (subject) => {
      expect(() => refuseInjection({ ...fine, subject })).toThrow(Refusal);
    },
  );

  it.each([
    { From: 'boss@example.test' },
    { bcc: 'all@example.test' },
    { 'Content-Type': 'text/html' },
    { 'X-Note': 'a\nBcc: all@example.test' },
    { 'X Note': 'a' },
    { 'X-Note:\r\nBcc': 'a' },
  ])('is refused for its headers: %j', (headers) => {
    expect(() => refuseInjection({ ...fine, headers: { ...headers } })).toThrow(Refusal);
  });
});
