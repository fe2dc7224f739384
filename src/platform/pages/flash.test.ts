import { expect, test } from 'vitest';
import { flashCookie, hasFlash, readFlash, shownFlash } from './flash.ts';

const sent = (cookie: string) => cookie.split(';')[0] ?? '';

test.each([
  { type: 'success', message: 'Signed out; “see you” = soon, 100 %' },
  { type: 'error', message: '<b>No</b>\n; Path=/evil', detail: 'A line, under it' },
] as const)('someone is told on the next page what the last one had to say: $message', (flash) => {
  const cookie = flashCookie(flash);
  expect(cookie).toMatch(/; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toMatch(/[\r\n]|Path=\/evil/);
  expect(hasFlash(sent(cookie))).toBe(true);
  expect(readFlash(`a=b; ${sent(cookie)}`)).toEqual(flash);
});

test.each([
  'null',
  '{}',
  '[]',
  '["success"]',
  '["toString","x"]',
  '["success",{"message":1}]',
  '"success"',
  '1',
  'no JSON',
  '[',
])('no one is told anything by a cookie that someone made up: %s', (made) => {
  const header = `quad.alert=${encodeURIComponent(made)}`;
  // Whatever it says, a page with it is for its visitor alone.
  expect(hasFlash(header)).toBe(true);
  expect(readFlash(header)).toBeNull();
});

test('what was shown once is forgotten', () => {
  expect(shownFlash).toContain('Max-Age=0');
  expect(readFlash(sent(shownFlash))).toBeNull();
  expect(hasFlash(undefined)).toBe(false);
  expect(readFlash(null)).toBeNull();
});
