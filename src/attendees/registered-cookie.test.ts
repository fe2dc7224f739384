import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readRegistered, rememberRegistered } from './registered-cookie.ts';

const now = new Date('2027-02-01T10:00:00Z');
const call = {
  now,
  publicUrl: 'https://fairs.example',
  sign: (purpose: string, text: string) =>
    createHash('sha256').update(`secret:${purpose}\n${text}`).digest('base64url'),
};
const withCookie = (cookie: string) =>
  new Request(call.publicUrl, { headers: { cookie: cookie.split(';')[0] ?? '' } });

test('Somebody who has registered sees what happens next, for an hour and for that fair', () => {
  const cookie = rememberRegistered(call, 'spring', 'ada@example.test');
  expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
  expect(readRegistered(call, withCookie(cookie), 'spring')).toBe('ada@example.test');
  expect(readRegistered(call, withCookie(cookie), 'fall')).toBeNull();
  const later = { ...call, now: new Date(now.getTime() + 3_600_000) };
  expect(readRegistered(later, withCookie(cookie), 'spring')).toBeNull();
});

test('Nobody writes an address of somebody else into that page', () => {
  const forged = { ...call, sign: () => 'forged' };
  const cookie = rememberRegistered(forged, 'spring', 'eve@example.test');
  expect(readRegistered(call, withCookie(cookie), 'spring')).toBeNull();
  for (const nothing of ['quad.registered=', 'quad.registered=x.y', 'other=1'])
    expect(readRegistered(call, withCookie(nothing), 'spring')).toBeNull();
});
