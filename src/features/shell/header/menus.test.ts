import { describe, expect, test } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import {
  areaOf,
  currentOf,
  hasProfileBlock,
  isActive,
  menuOf,
  placeOfRow,
  secondRowOf,
} from './menus.ts';
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
    expect(new Set(entries('/app'))).toEqual(new Set(entries('/admin/users')));
    expect(secondRowOf('/calendar', 'ADMINS')).toEqual([]);
  });

  test.each([
    ['STUDENTS', ['Fairs', 'Colleges', 'My colleges', 'Guides']],
    ['PARENTS', ['Fairs', 'Colleges', 'My colleges', 'Guides']],
    ['COUNSELORS', ['Class', 'Fairs', 'Guides']],
    ['COLLEGES', ['Booths', 'Fairs and payments', 'Leads', 'Team', 'College']],
    ['ADMINS6X6', ['Exhibitors', 'Sessions', 'Emails', 'On the day', 'Report']],
  ] as const)('%s find under it what they need beyond it', (role, expected) => {
    const row = (path: string, off?: Parameters<typeof secondRowOf>[2]) =>
      secondRowOf(path, role, off).map(({ words }) => t(words));
    expect(row('/app')).toEqual(expected);
    expect(row('/app/profile')).toEqual(expected);
    expect(row('/calendar')).toEqual([]);
    const without = new Set<string>(['Guides', 'Class']);
    expect(row('/app', ['guides', 'classes'])).toEqual(
      expected.filter((words) => !without.has(words)),
    );
  });

  test('a live fair has a bar of its own, and a coordinator’s fair has tabs', () => {
    expect(placeOfRow('/app/leads', 'COLLEGES')).toBe('everywhere');
    expect(placeOfRow('/app/fairs/visit/demo', 'STUDENTS')).toBe('drawer');
    expect(placeOfRow('/app/fairs/visit/demo', 'ADMINS')).toBe('wide');
    expect(placeOfRow('/app/fairs/6x6/plan', 'ADMINS6X6')).toBe('drawer');
    expect(placeOfRow('/app', 'ADMINS6X6')).toBe('everywhere');
  });

  test.each([
    ['STUDENTS', '/app/colleges', '', '/app/colleges'],
    ['STUDENTS', '/app/colleges', '?saved=own', '/app/colleges?saved=own'],
    ['PARENTS', '/app/colleges', '?student=1&saved=student', '/app/colleges'],
    ['COUNSELORS', '/app/class/demo', '', '/app#class'],
    ['COUNSELORS', '/app', '', undefined],
    ['COLLEGES', '/app/leads/export', '', '/app/leads'],
    ['ADMINS', '/admin/settings/brand', '', '/admin/settings'],
  ] as const)('the entry of %s that is marked on %s%s', (role, path, search, to) => {
    expect(currentOf(secondRowOf(path, role), path, search)?.to).toBe(to);
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

  test('the pages of a fair have no menu; those to look at have the rest of the site under it', () => {
    expect(shown('/fair-demo/register')).toEqual([]);
    expect(areaOf('/fair-demo')).toBe('fair');
    const under = (path: string, role: Parameters<typeof menuOf>[1]) =>
      secondRowOf(path, role).map(({ words }) => t(words));
    expect(under('/fair-demo/register', null)).toEqual([]);
    for (const path of ['/fair-demo', '/fair-demo/recordings']) {
      expect(under(path, null)).toEqual(['Fairs', 'Colleges', 'Guides', 'Sign In']);
      expect(under(path, 'STUDENTS')).toEqual(['Fairs', 'Colleges', 'Guides', 'My home']);
    }
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
