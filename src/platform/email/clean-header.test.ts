import { describe, expect, it } from 'vitest';
import { Refusal } from '../model/refusal.ts';
import { cleanHeader } from './clean-header.ts';

const fine = { to: 'ada@example.test', subject: 'Your code', headers: { 'X-Quad': 'yes' } };

describe('An email that smuggles something into its header', () => {
  it('is told from one that does not', () => {
    expect(cleanHeader(fine)).toEqual(fine);
    const abroad = { ...fine, to: 'zoë.müller+fair@exämple.test' };
    expect(cleanHeader(abroad)).toEqual(abroad);
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
    expect(() => cleanHeader({ ...fine, to })).toThrow(Refusal);
  });

  it.each([
    ['Hello\r\nBcc: all@example.test', 'Hello Bcc: all@example.test'],
    ['Spring\tFair', 'Spring Fair'],
    ['Hello\u0000', 'Hello'],
    ['Hello\u2028there', 'Hello there'],
    ['Hello\u0085there', 'Hello there'],
  ])('has its subject on one line: %j', (subject, clean) => {
    expect(cleanHeader({ ...fine, subject }).subject).toBe(clean);
  });

  it('has a subject of 250 characters at most, and no half of one at its end', () => {
    expect(cleanHeader({ ...fine, subject: 'x'.repeat(250) }).subject).toHaveLength(250);
    const cut = cleanHeader({ ...fine, subject: `${'x'.repeat(248)}😀😀` }).subject;
    expect(cut).toBe(`${'x'.repeat(248)}…`);
  });

  it('has the values of its headers on one line', () => {
    const headers = { 'X-Note': 'a\r\nBcc: all@example.test' };
    expect(cleanHeader({ ...fine, headers }).headers).toEqual({
      'X-Note': 'a Bcc: all@example.test',
    });
  });

  it.each([
    { From: 'boss@example.test' },
    { bcc: 'all@example.test' },
    { 'Content-Type': 'text/html' },
    { 'X Note': 'a' },
    { 'X-Note:\r\nBcc': 'a' },
  ])('is refused for names of headers: %j', (headers) => {
    expect(() => cleanHeader({ ...fine, headers: { ...headers } })).toThrow(Refusal);
  });
});
