import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/features/accounts/demo-accounts.server.ts';
import { demoEmail, demoPassword, demoPeople } from '../src/features/accounts/demo-accounts.ts';
import { Fair } from '../src/features/fairs/fair.entity.ts';
import { userTypes, type UserType } from '../src/platform/model/viewer.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { insertRecords } from '../src/platform/store/insert-records.server.ts';
import { eventually } from '../src/platform/testing/eventually.ts';
import {
  enter,
  firstPage,
  phone,
  phoneWithoutScripts,
  seeHeading,
  signInAs,
} from './account-journeys.ts';
import { axeFindings, htmlFindings, newWatcher, movesOf } from './look-at-pages.ts';
import { demoDatabase } from './demo-database.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

/** Of a student, also those that are the same for all. */
const studentPages = [
  'details',
  'school',
  'preferences',
  'parents',
  'sharing',
  'emails',
  'notifications',
  'sign-in',
  'devices',
  'region',
  'data',
  'invitations',
  'delete',
];

/** What each role finds at home, and what their own profile is about, with a page of its own. */
const finds: Readonly<
  Record<UserType, { readonly home: RegExp; readonly profile: readonly string[] }>
> = {
  student: { home: /^(?:Your fairs|Next fairs)$/, profile: studentPages },
  parent: { home: /^(?:Your fairs|Next fairs)$/, profile: ['students', 'details'] },
  counselor: { home: /^(?:Your fairs|Next fairs)$/, profile: ['school', 'details'] },
  college: { home: /^Results$/, profile: ['details'] },
  admin: { home: /^To do$/, profile: ['details'] },
  admin6x6: { home: /^To do$/, profile: ['details'] },
};

/** The form with many choices, what tells everything that goes, lists of colleges, and four ways to sign in. */
const longer = new Set([
  '/app/profile/preferences',
  '/app/profile/delete',
  '/app/profile/sharing',
  '/app/profile/sign-in',
]);

const greetingOf = (userType: UserType) => `Hello, ${demoPeople[userType].firstName}.`;

async function signIn(page: Page, userType: UserType) {
  await page.goto(`${address}/login`);
  await signInAs(page, demoEmail(userType), demoPassword);
  await seeHeading(page, greetingOf(userType));
}

describe.each(userTypes)('someone of the type %s', (userType) => {
  test.each([390, 1440])('finds a home and a profile for them on %i pixels', async (width) => {
    const visitor: BrowserContext = await newWatcher(width);
    const page = await visitor.newPage();
    const complaints: string[] = [];
    page.on('console', (told) => {
      if (told.type() === 'error' || told.type() === 'warning') complaints.push(told.text());
    });
    // By the form below, without scripts; here everyone has the cookie.
    const form = { email: demoEmail(userType), password: demoPassword };
    const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
    expect(answer.status()).toBe(200);
    const pages = finds[userType].profile.map((name) => `/app/profile/${name}`);
    for (const path of ['/app', '/app/profile', ...pages]) {
      const answer = await page.goto(`${address}${path}`, { waitUntil: 'load' });
      if (path === '/app') {
        await seeHeading(page, greetingOf(userType));
        const { home } = finds[userType];
        await page.getByRole('heading', { level: 2, name: home }).first().waitFor();
      }
      expect(answer?.headers()['cache-control']).toContain('no-store');
      expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      expect([path, ...(await movesOf(page))]).toEqual([path]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect([path, wide]).toEqual([path, false]);
      // Short: three screens of a phone.
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      if (path.startsWith('/app/profile') && !longer.has(path))
        expect([path, tall < 1700]).toEqual([path, true]);
    }
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  test('finds it without scripts, too', async () => {
    const page = await firstPage(phoneWithoutScripts);
    await signIn(page, userType);
    await page.getByRole('heading', { level: 2, name: finds[userType].home }).first().waitFor();
  });
});

test('a parent whose student is registered enters the live fair from home, without registering', async () => {
  await database.pool.query('delete from fair_attendee where user_id = $1', [demoAccounts.parent]);
  const page = await firstPage(phoneWithoutScripts);
  await signIn(page, 'parent');
  const main = page.getByRole('main');
  await main.getByText(`${demoPeople.student.firstName} is registered`).waitFor();
  await main.getByRole('link', { name: 'Enter the fair' }).first().click();
  await page.waitForURL(/\/app\/fairs\/visit\/demo$/);
  await seeHeading(page, 'Demo College Fair');
});

test('a college that speaks at a 6x6 fair reads when, and that there is no booth to set up', async () => {
  const page = await firstPage(phoneWithoutScripts);
  await signIn(page, 'college');
  await page.goto(`${address}/app/booths`);
  const fairs = page.getByRole('region', { name: '6x6 fairs: no booth to set up' });
  await fairs.getByText('At a 6x6 fair you talk for a few minutes').waitFor();
  await fairs.getByText(/Session 1, Near the city: .+, \d{1,2}:\d\d [AP]M/).waitFor();
  await fairs.getByRole('link', { name: 'Session 1, Near the city' }).click();
  await page.waitForURL(`${address}/fair-demo-6x6#session-1`);
});

describe.each([
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const)('The page of a fair that is live, %s,', (_how, device) => {
  test('says to each what comes next for them', async () => {
    const slug = device === phone ? 'elsewhere' : 'elsewhere-too';
    const hours = (many: number) => new Date(Date.now() + many * 3_600_000).toISOString();
    await insertRecords(database.pool, realWorld, Fair, [
      {
        name: 'Fair Elsewhere',
        slug,
        fairType: 'booth',
        timeZone: 'America/New_York',
        publishedAt: hours(-48),
        exhibitorDeadline: hours(-24),
        startTime: hours(-1),
        endTime: hours(10),
      },
    ]);
    await eventually(async () => expect((await fetch(`${address}/fair-${slug}`)).status).toBe(200));
    const expected = [
      ['student', 'Enter the fair', 'Register and enter'],
      ['college', 'Go to your booth', 'See fairs open to colleges'],
      ['admin', 'Enter the fair', 'Enter the fair'],
    ] as const;
    for (const [userType, own, other] of expected) {
      const page = await firstPage(device);
      await enter(page, address, demoEmail(userType), demoPassword);
      await page.goto(`${address}/fair-demo`);
      await page.getByRole('main').getByRole('link', { name: own, exact: true }).waitFor();
      await page.goto(`${address}/fair-${slug}`);
      await page.getByRole('main').getByRole('link', { name: other, exact: true }).click();
      // No one is led to where they are told to do something else first.
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.getByText('Register first').count()).toBe(0);
      await page.context().close();
    }
  });
});

test('a college that has not registered for a fair is led to that first', async () => {
  // A payment that came back counts as a registration that ended.
  await database.pool.query(
    `update fair_exhibitor set payment_status = 'refunded' where college_id in (
       select college_id from fair_exhibitor where user_id = $1)`,
    [demoAccounts.college],
  );
  const page = await firstPage(phoneWithoutScripts);
  await signIn(page, 'college');
  const hero = page.getByRole('main').locator('header').first();
  await hero.getByText(/ isn’t registered for an upcoming fair\.$/).waitFor();
  await hero.getByRole('link', { name: 'Register for fairs' }).click();
  await seeHeading(page, 'Fairs and payments');
});
