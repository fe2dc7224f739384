import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

async function signInAdmin(visitor: BrowserContext): Promise<void> {
  const form = { email: demoEmail('admin'), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
}

async function adminPage(options?: BrowserContextOptions): Promise<Page> {
  const visitor = await newVisitor(options);
  await signInAdmin(visitor);
  const page = await visitor.newPage();
  return page;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function fillNew(page: Page, { name, slug }: { name: string; slug: string }) {
  await page.goto(`${address}/admin/fairs`);
  await page.getByRole('link', { name: 'New fair' }).click();
  await seeHeading(page, 'New fair');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Web address').fill(slug);
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  await page.getByLabel('Start', { exact: true }).fill('2031-03-05T10:00');
  await page.getByLabel('End', { exact: true }).fill('2031-03-05T14:00');
  await page.getByLabel('Type of fair').selectOption('booth');
  await page.getByLabel('Exhibitors can register until').fill('2031-02-20T17:00');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await seeHeading(page, name);
}

/** Registers someone as a guest, as the registration form does. */
async function register(slug: string, email: string): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };
  const guest = await fetch(`${address}/api/guest`, { method: 'POST' });
  const { token } = (await guest.json()) as { token: string };
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from fair where slug = $1',
    [slug],
  );
  const input = {
    fairId: rows[0]?.id,
    attendeeType: 'student',
    firstName: 'Maya',
    lastName: 'Cole',
    email,
    dob: '2013-01-05',
    consent: true,
  };
  const query =
    'mutation ($input: CreateFairAttendeeInput!) { createFairAttendee(input: $input) { id } }';
  const { errors } = await post('/graphql', { query, variables: { input } }, token);
  expect(errors).toBeUndefined();
}

test('an admin makes a draft, looks at it, publishes it, moves it, copies it and cancels the copy', async () => {
  const page = await adminPage();
  await fillNew(page, { name: 'Prairie Fair', slug: 'prairie' });
  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByText('This is a preview').waitFor();
  await seeHeading(page, 'Prairie Fair');
  const stranger = await newVisitor();
  const calendar = await stranger.newPage();
  expect((await calendar.goto(`${address}/fair-prairie`))?.status()).toBe(404);

  await page.getByRole('link', { name: 'Back to the fair' }).click();
  await page.getByRole('button', { name: 'Publish the fair' }).click();
  await seeAlert(page, 'Prairie Fair is published.');
  await expect
    .poll(async () => {
      await calendar.goto(`${address}/calendar?month=2031-03`);
      return calendar.getByRole('link', { name: 'Prairie Fair' }).count();
    })
    .toBeGreaterThan(0);

  await register('prairie', 'maya@mail.test');
  await page.getByRole('link', { name: 'Attendees' }).click();
  await page.getByRole('rowheader', { name: /Maya Cole/ }).waitFor();
  const everyone = await page.request.get(`${page.url()}.csv`);
  expect(await everyone.text()).toContain('Maya,Cole,maya@mail.test');
  await page.getByLabel('Came', { exact: true }).selectOption('yes');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No one found').waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('region', { name: 'At a glance' }).getByText('1 registered').waitFor();
  await page.getByText('Show as a table').click();
  await page
    .getByRole('table', { name: 'Registrations' })
    .getByRole('cell', { name: '1' })
    .waitFor();
  await page.getByRole('link', { name: 'Report' }).click();
  await page.getByRole('heading', { name: 'Registered as' }).waitFor();
  const file = await page.request.get(`${page.url()}.csv`);
  expect(await file.text()).toContain('attendees,,registered,1');
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  const moving = part(page, 'Move');
  await moving.getByLabel('Start').fill('2031-03-12T10:00');
  await moving.getByLabel('End').fill('2031-03-12T14:00');
  await moving.getByLabel('Message to participants').fill('The snow is too deep.');
  await moving.getByRole('button', { name: 'Move the fair' }).click();
  await seeAlert(page, 'Prairie Fair has moved. Emails go out in a few minutes.');
  // No one waits for the minutes in which an admin may still correct himself.
  await database.pool.query(`update fair_notice set opened_at = opened_at - interval '1 hour'`);

  const copying = part(page, 'Copy');
  await copying.getByLabel('Name').fill('Prairie Fair again');
  await copying.getByLabel('Address').fill('prairie');
  await copying.getByLabel('Start').fill('2031-10-01T10:00');
  await copying.getByRole('button', { name: 'Make a copy' }).click();
  await expect.poll(() => copying.getByLabel('Address').getAttribute('aria-invalid')).toBe('true');
  await copying.getByLabel('Address').fill('prairie-again');
  await copying.getByRole('button', { name: 'Make a copy' }).click();
  await seeHeading(page, 'Prairie Fair again');
  const cancelling = part(page, 'Cancel');
  await cancelling.getByLabel('Yes, cancel this fair').check();
  await cancelling.getByRole('button', { name: 'Cancel the fair' }).click();
  await seeAlert(page, 'Prairie Fair again is canceled. Emails go out in a few minutes.');

  // Nor for the next full minute, at which the server looks.
  await database.pool.query(`update job_clock set next_at = now() where name = 'fair-notices'`);
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`${address}/mailbox.json`);
        const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
        return mails
          .filter(({ to }) => to === 'maya@mail.test')
          .map(({ subject }) => subject)
          .sort();
      },
      { timeout: 120_000, interval: 200 },
    )
    .toEqual(['Prairie Fair has a new time', 'You’re registered: Prairie Fair']);
});

test('an admin with JavaScript switched off makes a draft, is told what is wrong, and enters sessions', async () => {
  const page = await adminPage(phoneWithoutScripts);
  await fillNew(page, { name: 'Lake Fair', slug: 'lake' });
  await page.getByRole('link', { name: 'Sessions' }).click();
  const adding = page.getByRole('group', { name: 'New session' });
  await adding.getByLabel('Number').fill('1');
  await adding.getByLabel('Title').fill('Midwest');
  await adding.getByLabel('Start').fill('2031-03-05T09:00');
  await adding.getByLabel('Minutes').fill('45');
  await page.getByRole('button', { name: 'Save sessions' }).click();
  await page.getByText('The fair hasn’t started by then.').first().waitFor();
  await expect.poll(() => adding.getByLabel('Title').inputValue()).toBe('Midwest');
  await adding.getByLabel('Start').fill('2031-03-05T10:30');
  await page.getByRole('button', { name: 'Save sessions' }).click();
  await page.getByRole('group', { name: 'Session 1' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Publish the fair' }).click();
  await seeAlert(page, 'Lake Fair is published.');
});

test('an admin finds a fair, takes its exhibitors home as a table, and puts a booth on the floor', async () => {
  const page = await adminPage();
  await page.goto(`${address}/admin/fairs?q=demo&type=6x6`);
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
  const csv = await page.request.get(
    `${address}/admin/fairs/${demoFairs['demo-6x6']}/exhibitors.csv`,
  );
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const lines = (await csv.text()).split('\r\n');
  expect(lines[0]).toMatch(
    /^\uFEFF?name,address1,.*,timeSlots,timeSlotNotes,refundedCents,paidCents,refundedCredits,paidCredits$/,
  );
  expect(lines.length).toBeGreaterThan(18);
  await page.goto(`${address}/admin/fairs/${demoFairs.demo}/exhibitors`);
  await page
    .getByRole('link', { name: /^See readiness: / })
    .first()
    .click();
  await page.waitForURL(/\/readiness\?q=/);
  const act = page
    .getByRole('row')
    .getByText(/^(?:Publish|Unpublish)$/)
    .last();
  await act.click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: /^(?:Publish anyway|Unpublish)$/ }).click();
  await expect
    .poll(() => page.locator('[role=status] p').allTextContents())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Booth (?:un)?published/)]));
  await page.goto(`${address}/admin/fairs/${demoFairs.demo}/exhibitors`);
  await page
    .getByRole('link', { name: /^See payment: / })
    .first()
    .click();
  await page.waitForURL(/\/admin\/payments\?/);
  await page.getByRole('rowheader').first().waitFor();
});

test('an admin disables an account and gives it back', async () => {
  const page = await adminPage();
  await page.goto(`${address}/admin/users?q=${encodeURIComponent(demoEmail('parent'))}`);
  const email = demoEmail('parent');
  await page.getByRole('link', { name: `Disable: ${email}` }).click();
  const question = page.getByRole('dialog', { name: /^Disable .+\?$/ });
  await question.getByText(email).waitFor();
  await question.getByRole('link', { name: 'Keep it as it is' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: `Disable: ${email}` }).click();
  await question.getByRole('button', { name: /^Disable / }).click();
  await seeAlert(page, `${email} is signed out and can’t sign in.`);
  const form = { email, password: demoPassword };
  const path = '/api/auth/sign-in/email';
  const visitor = await newVisitor();
  expect((await postFromOwnPage(visitor, address, path, form)).status()).toBe(401);
  await page.getByRole('button', { name: `Enable: ${email}` }).click();
  await seeAlert(page, `${email} can sign in again.`);
  expect((await postFromOwnPage(visitor, address, path, form)).status()).toBe(200);
});

const fair = `/admin/fairs/${demoFairs['demo-6x6']}`;
const screens = [
  '/admin/fairs',
  '/admin/fairs?q=nothing-like-it',
  '/admin/fairs/new',
  fair,
  `/admin/fairs/${demoFairs.demo}`,
  `${fair}/report`,
  `/admin/fairs/${demoFairs.demo}/report`,
  `${fair}/settings`,
  `${fair}/attendees`,
  `${fair}/exhibitors`,
  `${fair}/webinar`,
  `${fair}/preview`,
  '/admin/users',
  '/admin/claims',
];

describe.each([390, 1440])('on a screen of %i pixels', (width) => {
  test.each(screens)('everyone can use %s, in four themes', async (path) => {
    const visitor = await newWatcher(width);
    await signInAdmin(visitor);
    await expectUsable(visitor, `${address}${path}`);
    await visitor.close();
  });
});
