import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { userTypes, type UserType } from '../src/platform/model/viewer.ts';
import {
  everyAddress,
  exampleImport,
  exampleReport,
  exampleSchoolImport,
  noCollege,
} from './addresses.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { confirmAndSignIn, readCode, signUp } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const { rows: colleges } = await database.pool.query<{ id: string }>(
  'select id from college order by name limit 1',
);
await database.pool.query(
  `insert into college_import_run (id, subject, state, created_at, changed_at)
   values ($1, 'colleges', 'failed', now(), now()), ($2, 'schools', 'failed', now(), now())`,
  [exampleImport, exampleSchoolImport],
);
await database.pool.query(
  `with t as (
     insert into thread (id, booth_id, account_id, created_at, last_at)
     select $1, $2, id, now(), now() from account where email = $3
     on conflict (booth_id, account_id) do update set last_at = excluded.last_at returning id
   )
   insert into thread_report (id, thread_id, by_as, reason, created_at)
   select $1, id, 'student', 'other', now() from t`,
  [exampleReport, demoId('booth', 1), demoEmail('student')],
);
const everywhere = (await everyAddress()).map((path) =>
  path.startsWith('/admin/colleges/') ? path.replace(noCollege, colleges[0]?.id ?? '') : path,
);

/**
 * Who opens which page inside, typed by hand from section 2 of the specification and product.md, and
 * not from the guard. The first row that fits counts; `*` is any ending.
 *
 * The example of a booth is at a fair with booths, which is not one of a 6x6 admin; nor are the
 * emails of admins. The college of /app/sharing is not there.
 */
const inside = `
                              student parent counselor college admin admin6x6
/app                          yes     yes    yes       yes     yes   yes
/app/booths                   -       -      -         yes     -     -
/app/class/*                  -       -      yes       -       -     -
/app/college                  -       -      -         yes     -     -
/app/colleges                 yes     yes    yes       yes     yes   yes
/app/dashboard.csv            -       -      -         -       yes   yes
/app/fairs/6x6/emails/*       -       -      -         -       yes   -
/app/fairs/6x6/*              -       -      -         -       yes   yes
/app/fairs/signup*            -       -      -         yes     -     -
/app/fairs/visit/*/booths/*   yes     yes    yes       yes     yes   -
/app/fairs/visit/*/desk       -       -      -         yes     -     -
/app/fairs/visit/*/desk/answers -     -      -         yes     -     -
/app/fairs/visit/*/questions  yes     yes    yes       -       -     -
/app/fairs/visit/*/calls/*    -       -      -         -       -     -
/app/fairs/visit/*/sessions/* yes     yes    yes       yes     yes   -
/app/fairs/visit/*            yes     yes    yes       yes     yes   yes
/app/invitations/*            yes     yes    yes       yes     yes   yes
/app/leads*                   -       -      -         yes     -     -
/app/passkeys                 yes     yes    yes       yes     yes   yes
/app/profile/parents          yes     -      -         -       -     -
/app/profile/preferences      yes     -      -         -       -     -
/app/profile/school           yes     -      yes       -       -     -
/app/profile/sharing          yes     -      -         -       -     -
/app/profile/students         -       yes    -         -       -     -
/app/profile*                 yes     yes    yes       yes     yes   yes
/app/results*                 -       -      -         yes     -     -
/app/second-factor            yes     yes    yes       yes     yes   yes
/app/setup*                   yes     yes    yes       yes     -     -
/app/sharing/*                -       -      -         -       -     -
/app/team                     -       -      -         yes     -     -
/admin/*                      -       -      -         -       yes   -
`;
const [, ...insideRows] = inside
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const isInside = (path: string) => /^\/(?:app|admin)(?:\/|$)/.test(path);

/** Whether an account of this type opens a page; a page without a row fails. */
function mayEnter(userType: UserType, path: string): boolean {
  const row = insideRows.find(([pattern = '']) =>
    new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path),
  );
  if (!row)
    throw new Error(`${path} has no row in the table of every-route-has-its-guard.test.ts.`);
  return row[1 + userTypes.indexOf(userType)] === 'yes';
}

async function open(path: string, cookie = ''): Promise<{ status: number; to: string | null }> {
  const answer = await fetch(address + path, { redirect: 'manual', headers: { cookie } });
  await answer.arrayBuffer();
  return { status: answer.status, to: answer.headers.get('location') };
}

async function signIn(userType: UserType): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: demoEmail(userType), password: demoPassword }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('the list of addresses is that of the specification', () => {
  for (const path of ['/', '/calendar', '/colleges', '/login', '/app', '/app/fairs/6x6/plan'])
    expect(everywhere).toContain(path);
  expect(everywhere.length).toBeGreaterThan(40);
});

describe('A visitor who is signed out', () => {
  test.each(everywhere.filter((path) => !isInside(path) && path !== '/sign-out'))(
    'opens %s',
    async (path) => {
      expect(await open(path)).toEqual({ status: 200, to: null });
    },
  );

  test('is led from /sign-out to the start: there is nothing to end', async () => {
    expect(await open('/sign-out')).toEqual({ status: 302, to: '/' });
  });

  test.each(everywhere.filter(isInside))('is asked to sign in at %s', async (path) => {
    const { status, to } = await open(path);
    expect(status).toBe(302);
    expect(to).toMatch(/^\/login/);
  });

  test.each([
    ['/a/b/c', 302],
    ['/nothing-here', 404],
    ['/fair-nothing', 404],
    ['/college-nothing', 404],
    ['/fair-demo/nothing', 302],
    ['/app/../login', 200],
    ['/%61pp', 302],
    ['/APP/profile', 302],
    ['/app%2Fprofile', 404],
    ['//app', 404],
    ['/app/profile/register', 302],
    ['/admin/login', 302],
    ['/resources/nothing', 404],
    ['/graphiql', 200],
    ['/graphiql/', 301],
    ['/graphiql/assets/nothing.js', 404],
    ['/graphiql/manifest.json', 302],
    ['/video/youtube/aqz-KE-bpKQ', 200],
    ['/video/youtube/nothing', 404],
    ['/video/elsewhere/aqz-KE-bpKQ', 404],
    ['/calendar/', 301],
    ['/contact', 301],
    ['/privacy', 301],
    ['/fairs', 301],
    ['/sign-up', 301],
    ['/sign-in', 301],
  ])('who asks for %s is answered %i', async (path, status) => {
    expect((await open(path)).status).toBe(status);
  });

  test('gets no data of a page inside either', async () => {
    const answer = await fetch(`${address}/app/profile.data`, { redirect: 'manual' });
    expect(await answer.text()).toContain('/login');
  });
});

describe.each(userTypes)('Someone with an account of the type %s', async (userType) => {
  const cookie = await signIn(userType);

  test.each(everywhere.filter(isInside))('opens %s, or there is no such page', async (path) => {
    const { status, to } = await open(path, cookie);
    expect({ status, to }).toEqual(
      mayEnter(userType, path) ? { status: 200, to: null } : { status: 404, to: null },
    );
  });
});

test.each(userTypes)('the API explorer opens for the type %s, too', async (userType) => {
  expect(await open('/graphiql', await signIn(userType))).toEqual({ status: 200, to: null });
});

test('someone who has not finished setting up sees their own home, data and colleges, and is led to setup from other pages', async () => {
  const visitor = await newVisitor();
  const email = 'unfinished@example.test';
  await signUp(visitor, address, email, 'counselor');
  await confirmAndSignIn(visitor, address, email, await readCode(visitor, address, email));
  const cookie = (await visitor.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of ['/app', '/app/profile', '/app/colleges'])
    expect(await open(path, cookie)).toEqual({ status: 200, to: null });
  expect(await open('/app/class/demo', cookie)).toEqual({ status: 302, to: '/app/setup' });
  expect(await open('/app/setup', cookie)).toEqual({ status: 200, to: null });
  expect(await open('/calendar', cookie)).toEqual({ status: 200, to: null });
});

test('someone who is signed in walks from page to page without loading any of them anew', async () => {
  const visitor = await newVisitor();
  await visitor.addCookies(
    (await signIn('admin6x6')).split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return { name, value, url: address };
    }),
  );
  const page = await visitor.newPage();
  await page.goto(`${address}/app`, { waitUntil: 'networkidle' });
  const walked = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('banner').getByRole('link', { name: 'Plan' }).click();
  await page
    .getByRole('link', { name: 'Plan' })
    .and(page.locator('[aria-current]'))
    .first()
    .waitFor();
  await page.locator('summary', { hasText: 'Your profile' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Quad, home' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(walked);
});
