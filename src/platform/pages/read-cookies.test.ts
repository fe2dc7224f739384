import { describe, expect, test } from 'vitest';
import { readCookie, readTheme, readZone, writeTheme } from './read-cookies.ts';
import { rememberingCookie } from './remember-cookie.ts';

describe('Someone’s browser', () => {
  test.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['quad.zone=Europe%2FParis', 'Europe/Paris'],
    ['other=1; quad.zone=UTC; more=2', 'UTC'],
    ['xquad.zone=UTC', null],
    ['quad.zone', null],
    ['quad.zone=%E0%A4%A', null],
    ['quad.zone=first; quad.zone=second', 'first'],
  ])('that sends %j tells %j', (header, told) => {
    expect(readCookie(header, 'quad.zone')).toBe(told);
  });

  test('reads back every theme that can be chosen', () => {
    for (const dark of [true, false, undefined])
      for (const highContrast of [true, false, undefined]) {
        const cookie = rememberingCookie('quad.theme', writeTheme({ dark, highContrast }));
        expect(readTheme(cookie.split(';')[0])).toEqual({ dark, highContrast });
      }
  });

  test.each(['dark=yes', 'dark=ON&contrast=1', '<script>', '__proto__=on', '%'])(
    'that made the theme %j up has chosen nothing',
    (made) => {
      const header = `quad.theme=${encodeURIComponent(made)}`;
      expect(readTheme(header)).toEqual({ dark: undefined, highContrast: undefined });
    },
  );

  test.each([
    ['America/New_York', 'America/New_York'],
    ['america/new_york', 'America/New_York'],
    ['UTC', 'UTC'],
    ['Mars/Olympus', null],
    ['../etc/passwd', null],
    ['+05:00', null],
    ['A'.repeat(60), null],
    ['Europe/Paris"><b>', null],
  ])('that says it is in %j is in %j', (said, zone) => {
    expect(readZone(`quad.zone=${encodeURIComponent(said)}`)).toBe(zone);
  });
});
