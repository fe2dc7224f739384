import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readWaiting, rememberWaiting } from './registered-cookie.ts';

const now = new Date('2027-02-01T10:00:00Z');
const call = {
  now,
  publicUrl: 'https://fairs.example',
  sign: (purpose: string, text: string) =>
    createHash('sha256').update(`secret:${purpose}\n${text}`).digest('base64url'),
};
const withCookie = (cookie: string) =>
  new Request(call.publicUrl, { headers: { cookie: cookie.split(';')[0] ?? '' } });

const waiting = {
  slug: 'spring',
  email: 'ada@example.test',
  challenge: 'AAAAAAAAAAAAAAAAAAAAAA',
  key: null,
  join: null,
};

test('Someone who has registered is asked for the code of the email, for an hour and for that fair', () => {
  const cookie = rememberWaiting(call, waiting);
  expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
  expect(readWaiting(call, withCookie(cookie), 'spring')).toEqual(waiting);
  expect(readWaiting(call, withCookie(cookie), 'fall')).toBeNull();
  const later = { ...call, now: new Date(now.getTime() + 3_600_000) };
  expect(readWaiting(later, withCookie(cookie), 'spring')).toBeNull();
});

test('No one writes an address of someone else into that page', () => {
  const forged = { ...call, sign: () => 'forged' };
  const cookie = rememberWaiting(forged, { ...waiting, email: 'eve@example.test' });
  expect(readWaiting(call, withCookie(cookie), 'spring')).toBeNull();
  for (const nothing of ['quad.registered=', 'quad.registered=x.y', 'other=1'])
    expect(readWaiting(call, withCookie(nothing), 'spring')).toBeNull();
});
