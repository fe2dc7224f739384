import { describe, expect, test } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { areaOf, hasProfileBlock, isActive, menuOf, secondRowOf } from './menus.ts';
import { hasCompactFooter } from '../footer/which-footer.ts';

const t = translatorFor('en');
const shown = (path: string, role: Parameters<typeof menuOf>[1] = null) =>
  menuOf(path, role).map(({ to, words }) => `${t(words)} ${to}`);

describe('The menus of section 2 of the specification', () => {
  test('a visitor on a public page', () => {
    expect(shown('/calendar')).toEqual([
      'Home /',
      'Upcoming Fairs /calendar',
      'Resources /resources',
      'Colleges /colleges',
      'Sign Up /register',
      'Sign In /login',
    ]);
    const [, fairs] = menuOf('/', null);
    expect(fairs?.shortWords && t(fairs.shortWords)).toBe('Fairs');
  });

  test('a visitor of a site without guides', () => {
    const menu = menuOf('/calendar', null, ['guides']).map(({ to }) => to);
    expect(menu).toEqual(['/', '/calendar', '/colleges', '/register', '/login']);
  });

  test('someone signed in has no use for signing up or in, and is led to their own pages', () => {
    expect(shown('/calendar', 'STUDENTS').slice(4)).toEqual(['My home /app']);
  });

  test('an admin under /admin', () => {
    expect(shown('/admin/fairs', 'ADMINS')).toEqual([
      'Home /app',
      'Fairs /admin/fairs',
      'Colleges /admin/colleges',
      'Email Campaigns /admin/campaigns/email',
    ]);
  });

  test('an admin finds the same entries in two rows under /admin and /app', () => {
    const entries = (path: string) =>
      [...menuOf(path, 'ADMINS'), ...secondRowOf(path, 'ADMINS')]
        .filter((item) => !item.inDrawerOnly)
        .map(({ words }) => t(words));
    expect(entries('/admin/users')).toEqual([
      'Home',
      'Fairs',
      'Colleges',
      'Email Campaigns',
      'Payments',
      'Requests',
      'Users',
      'Audit log',
      'Settings',
    ]);
    expect(entries('/app')).toEqual(entries('/admin/users'));
    expect(secondRowOf('/calendar', 'ADMINS')).toEqual([]);
    expect(secondRowOf('/app', 'STUDENTS')).toEqual([]);
    expect(secondRowOf('/app', 'ADMINS6X6')).toEqual([]);
  });

  test.each(['STUDENTS', 'PARENTS', 'COUNSELORS', 'COLLEGES', 'ADMINS'] as const)(
    '%s under /app',
    (role) => {
      expect(shown('/app/profile', role)).toEqual(['Home /app', 'Sign Out /sign-out']);
      expect(menuOf('/app', role).at(-1)?.inDrawerOnly).toBe(true);
    },
  );

  test('only a coordinator of 6x6 fairs sees Plan and Attendees', () => {
    expect(shown('/app', 'ADMINS6X6')).toEqual([
      'Home /app',
      'Plan /app/fairs/6x6/plan',
      'Attendees /app/fairs/6x6/attendees',
      'Sign Out /sign-out',
    ]);
  });

  test('the pages of a fair have no menu', () => {
    expect(shown('/fair-demo/register')).toEqual([]);
    expect(areaOf('/fair-demo')).toBe('fair');
    expect(areaOf('/apples')).toBe('public');
  });
});

test.each([
  ['/resources', '/resources/college-prep', true],
  ['/resources', '/resources', true],
  ['/colleges', '/colleges/x', false],
  ['/', '/calendar', false],
])('the entry %s is lit on %s: %s', (to, path, lit) => {
  const item = menuOf('/', null).find((one) => one.to === to);
  expect(item && isActive(item, path)).toBe(lit);
});

test.each([
  ['/app', true, true],
  ['/app/profile', true, true],
  ['/admin/fairs', true, true],
  ['/calendar', true, false],
  ['/', true, false],
  ['/app', false, false],
])('the profile block on %s, signed in %s: %s', (path, signedIn, there) => {
  expect(hasProfileBlock(path, signedIn)).toBe(there);
});

test.each([
  ['/app', true],
  ['/app/profile', true],
  ['/fair-demo', true],
  ['/register', true],
  ['/login', true],
  ['/reset-password', true],
  ['/', false],
  ['/calendar', false],
  ['/admin/fairs', false],
])('the footer of %s is the compact one: %s', (path, compact) => {
  expect(hasCompactFooter(path)).toBe(compact);
});
