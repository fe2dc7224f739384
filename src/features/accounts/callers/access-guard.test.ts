import { describe, expect, it } from 'vitest';
import { featureNames, type Feature } from '../../../platform/model/features.ts';
import { roles, type Role } from '../../../platform/model/viewer.ts';
import { judgeAccess, type GuardedViewer, type Verdict } from './access-guard.ts';

const open = (path: string, viewer: GuardedViewer | null = null, search = ''): Verdict =>
  judgeAccess({ path, search, viewer });
const someone = (role: Role, setupComplete = true): GuardedViewer => ({ role, setupComplete });

const passes = { kind: 'pass' };
const isMissing = { kind: 'notFound' };
const toLogin = (back?: string) => ({
  kind: 'login',
  location: back ? `/login?return=${encodeURIComponent(back)}` : '/login',
});

const publicPages = [
  '/',
  '/about-us',
  '/contact-us',
  '/pricing',
  '/privacy-policy',
  '/terms-of-service',
  '/calendar',
  '/colleges',
  '/login',
  '/register',
  '/reset-password',
  '/sign-out',
  '/resources',
  '/resources/college-prep',
  '/resources/nontraditional-students',
  '/resources/online-hybrid-inperson-pros-cons',
  '/resources/parent-guardian-prep',
  '/resources/something/new',
  '/contact',
  '/fairs',
  '/fair-demo',
  '/college-reed',
  '/calendar.ics',
  '/no-such-page',
  '/fair-demo/register',
  '/fair-demo/confirmation',
  '/fair-demo/registration-confirmation',
  '/fair-demo/exhibitor',
  '/fair-demo/recordings',
  '/fair-demo/privacy-policy',
  '/fair-demo/terms-of-service',
  '/fair-demo/join/2',
  '/fair-demo/join/2/some-token',
  '/anywhere/else/about-us',
  '/anywhere/resources/college-prep',
];
const signedInPages = ['/app', '/app/profile', '/app/colleges', '/app/fairs/visit/fair-demo'];
const adminPages = [
  '/admin/campaigns/email',
  '/admin/colleges',
  '/admin/colleges/0198',
  '/admin/fairs',
  '/admin/fairs/0198',
  '/admin/users',
  '/admin',
];
const coordinatorPages = ['/app/fairs/6x6/plan', '/app/fairs/6x6/attendees'];

describe('A signed-out visitor', () => {
  it.each(publicPages)('may open %s', (path) => {
    expect(open(path)).toEqual(passes);
  });

  it.each([...signedInPages.slice(1), ...adminPages, ...coordinatorPages, '/app/fairs/signup'])(
    'who opens %s is asked to sign in and led back',
    (path) => {
      expect(open(path)).toEqual(toLogin(path));
    },
  );

  it('who opens /app is asked to sign in', () => {
    expect(open('/app')).toEqual(toLogin());
  });

  it.each(['/fair-demo/somewhere', '/fair-demo/join', '/college-reed/reps', '/fair-/register/x'])(
    'who opens %s, which no one listed, is asked to sign in',
    (path) => {
      expect(open(path)).toEqual(toLogin(path));
    },
  );

  it.each([
    '/app/login',
    '/app/fairs/calendar',
    '/admin/register',
    '/admin/resources/college-prep',
  ])('gets nothing under /app and /admin by an ending like that of %s', (path) => {
    expect(open(path)).toEqual(toLogin(path));
  });

  it('is led back with the query', () => {
    expect(open('/app/colleges', null, '?state=OR&q=a%26b')).toEqual(
      toLogin('/app/colleges?state=OR&q=a%26b'),
    );
  });

  it('may open pages whose names only begin like /app or /admin', () => {
    for (const path of ['/apple', '/application', '/administration', '/app-news'])
      expect(open(path)).toEqual(passes);
  });
});

describe.each(roles)('Someone with the role %s', (role) => {
  it('opens every public page', () => {
    for (const path of publicPages) expect(open(path, someone(role)), path).toEqual(passes);
  });

  it('opens what is for everyone who is signed in', () => {
    for (const path of signedInPages) expect(open(path, someone(role)), path).toEqual(passes);
  });

  it('is not held up at the endpoints of a fair', () => {
    for (const path of ['/app/fairs/visit/demo', '/app/fairs/visit/demo/booths/0198'])
      expect(open(path, someone('STUDENTS', false))).toEqual(passes);
  });

  it('finds the pages of other roles missing', () => {
    const may = (path: string, allowed: readonly Role[]) =>
      expect(open(path, someone(role)), path).toEqual(allowed.includes(role) ? passes : isMissing);
    for (const path of adminPages) may(path, ['ADMINS']);
    for (const path of coordinatorPages) may(path, ['ADMINS', 'ADMINS6X6']);
    may('/app/dashboard.csv', ['ADMINS', 'ADMINS6X6']);
    may('/app/fairs/signup', ['COLLEGES']);
    may('/app/sharing/0198', ['STUDENTS']);
    may('/app/leads', ['COLLEGES']);
    for (const path of ['/app/booths', '/app/team', '/app/college']) may(path, ['COLLEGES']);
    may('/app/results', ['COLLEGES']);
    may('/app/results/figures.csv', ['COLLEGES']);
    may('/app/leads/list.csv', ['COLLEGES']);
    may('/app/setup', ['STUDENTS', 'PARENTS', 'COUNSELORS', 'COLLEGES']);
  });

  it('finds them missing in capitals and in disguise, too', () => {
    const expected = role === 'ADMINS' ? passes : isMissing;
    for (const path of ['/ADMIN/fairs', '/%61dmin/fairs', '/Admin'])
      expect(open(path, someone(role)), path).toEqual(expected);
  });
});

describe('Someone whose setup is not complete', () => {
  const toSetup = { kind: 'setup', location: '/app/setup' };

  it.each(['STUDENTS', 'COUNSELORS', 'COLLEGES'] as const)(
    'with the role %s is led to the wizard where its facts are needed, and nowhere else',
    (role) => {
      const opens =
        /^\/app(?:$|\/(?:setup|profile|colleges|sharing|invitations|leads|booths|team|college|fairs\/(?:visit|signup))(?:$|\/))/;
      const led = signedInPages.filter((path) => !opens.test(path));
      for (const path of [...led, '/app/no-such-page', '/app/fairs/visits', '/app/profiles'])
        expect(open(path, someone(role, false)), path).toEqual(toSetup);
      for (const path of ['/app', '/APP', '/app/profile', '/app/profile/data', '/app/colleges'])
        expect(open(path, someone(role, false)), path).toEqual(passes);
    },
  );

  it('sees as a rep what the college has paid for, and its leads', () => {
    for (const path of ['/app/fairs/signup', '/app/fairs/signup/receipts/1', '/app/leads'])
      expect(open(path, someone('COLLEGES', false)), path).toEqual(passes);
  });

  it('may open the wizard, its steps and every public page', () => {
    for (const path of ['/app/setup', '/app/setup/2', ...publicPages])
      expect(open(path, someone('STUDENTS', false)), path).toEqual(passes);
  });

  it('finds the pages of other roles missing', () => {
    expect(open('/admin/fairs', someone('COLLEGES', false))).toEqual(isMissing);
  });
});

describe('An address with a slash at its end', () => {
  it.each([
    ['/calendar/', '', '/calendar'],
    ['/calendar/', '?month=2026-10', '/calendar?month=2026-10'],
    ['/app/', '', '/app'],
    ['/admin/fairs/', '', '/admin/fairs'],
    ['/fair-demo/register/', '?a=1', '/fair-demo/register?a=1'],
  ])('%s%s leads to %s for everyone', (path, search, location) => {
    for (const viewer of [null, someone('ADMINS')])
      expect(open(path, viewer, search)).toEqual({ kind: 'redirect', location });
  });
});

describe('A script that asks for the data of a page', () => {
  it.each([
    ['/app.data', '', '/login'],
    ['/APP.DATA', '', '/login'],
    ['/admin.data', '', '/login?return=%2Fadmin'],
    ['/app/profile.data', '?_routes=root', '/login?return=%2Fapp%2Fprofile'],
    ['/app/colleges.data', '?q=a&_routes=root', '/login?return=%2Fapp%2Fcolleges%3Fq%3Da'],
  ])('at %s%s is led to %s as the page would be', (path, search, location) => {
    expect(open(path, null, search).kind).toBe('login');
    expect(open(path.toLowerCase(), null, search)).toEqual({ kind: 'login', location });
    expect(open(path, someone('STUDENTS', false), search).kind).toMatch(/pass|notFound/);
  });

  it('of an open page gets it', () => {
    for (const path of ['/_root.data', '/_.data', '/calendar.data', '/fair-demo/register.data'])
      expect(open(path)).toEqual(passes);
  });

  it('with a slash at its end is led to the page without', () => {
    expect(open('/calendar/_.data')).toEqual({ kind: 'redirect', location: '/calendar' });
  });
});

describe('An odd address', () => {
  it.each([
    ['two slashes at the beginning', '//evil.example'],
    ['two slashes at the beginning and one at the end', '//evil.example/'],
    ['two slashes inside', '/app//profile'],
    ['two slashes at the end', '/calendar//'],
    ['an encoded slash', '/app%2Fprofile'],
    ['an encoded slash in small letters', '/fair-demo%2fregister'],
    ['an encoded slash at the end', '/calendar%2F'],
    ['an encoded percent sign', '/app%252Fprofile'],
    ['a backslash', '/app\\profile'],
    ['an encoded backslash', '/\\evil.example/'],
    ['an encoded backslash, encoded', '/%5Cevil.example/'],
    ['a dot', '/./app'],
    ['two dots', '/resources/../app/profile'],
    ['encoded dots', '/resources/%2e%2e/app/profile'],
    ['a zero', '/app%00'],
    ['a line end', '/calendar%0d%0aset-cookie:a=b/'],
    ['bytes that are no text', '/%ff'],
    ['half an escape', '/calendar%2'],
    ['no slash', 'calendar'],
    ['nothing', ''],
  ])('with %s is not a page for anyone', (_what, path) => {
    for (const viewer of [null, ...roles.map((role) => someone(role))])
      expect(open(path, viewer)).toEqual(isMissing);
  });

  it.each(['/APP', '/App', '/%61pp', '/a%70p'])('like %s needs sign-in as /app does', (path) => {
    expect(open(path)).toMatchObject({ kind: 'login' });
  });

  it.each(['/APP/Profile', '/%61pp/profile', '/ADMIN/fairs/register', '/Admin/about-us'])(
    'like %s needs sign-in as well',
    (path) => {
      expect(open(path)).toMatchObject({ kind: 'login' });
    },
  );

  it.each(['/Calendar', '/RESOURCES/college-prep', '/Fair-demo/Register', '/c%6flleges'])(
    'like %s is as open as in small letters',
    (path) => {
      expect(open(path)).toEqual(passes);
    },
  );
});

describe('An admin who must show a second factor first', () => {
  const waiting = (path: string) =>
    judgeAccess({ path, search: '', viewer: null, waitsForSecondFactor: true });

  it.each(['/app', '/app/profile', '/admin', '/admin/users', '/admin/users.data'])(
    'is led to it from %s',
    (path) => {
      expect(waiting(path)).toMatchObject({
        kind: 'secondFactor',
        location: expect.stringMatching(/^\/app\/second-factor\?return=/) as string,
      });
    },
  );

  it.each(['/app/second-factor', '/', '/login', '/sign-out', '/calendar'])(
    'may open %s',
    (path) => {
      expect(waiting(path)).toEqual(passes);
    },
  );
});

describe('A page of a feature that is switched off', () => {
  const seen = (path: string, ...featuresOff: readonly Feature[]) =>
    judgeAccess({ path, search: '', viewer: someone('COUNSELORS'), featuresOff });

  it.each([
    ['newsletter', '/subscribe'],
    ['guides', '/resources'],
    ['guides', '/Resources/college-prep'],
    ['guides', '/resources/college-prep.data'],
    ['classes', '/app/class/spring'],
    ['classes', '/app/class/spring/flyer'],
    ['classes', '/app/class/spring/list.csv'],
  ] as const)('of %s at %s is missing, and is back with it', (feature, path) => {
    expect(seen(path, feature)).toEqual(isMissing);
    expect(seen(path)).toEqual(passes);
    const others = featureNames.filter((name) => name !== feature);
    expect(seen(path, ...others)).toEqual(passes);
  });

  it.each(['/', '/calendar', '/contact-us', '/colleges', '/app', '/app/profile', '/app/classics'])(
    'leaves %s as it is',
    (path) => {
      expect(seen(path, ...featureNames)).toEqual(passes);
    },
  );
});
