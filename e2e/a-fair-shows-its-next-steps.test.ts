import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings, expectToFit, expectUsable, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

const stepsOn = (page: Page) => page.getByRole('region', { name: 'Next steps', exact: true });
/** The step that is next. */
const nextOn = (page: Page) => stepsOn(page).getByRole('listitem').filter({ hasText: /^Next/ });
const doneOn = (page: Page, text: string) =>
  stepsOn(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Done:' }) })
    .filter({ hasText: text });
const toOverview = (page: Page) =>
  page.getByRole('link', { name: 'Overview', exact: true }).click();

async function look(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expectToFit(page);
}

/** Calls the API as the person of a page. */
async function call(page: Page, query: string): Promise<string> {
  const answer = await page.request.post(`${address}/graphql`, {
    data: { query },
    headers: { origin: address },
  });
  return answer.text();
}

test.each(withAndWithout)(
  'an admin %s goes by the steps from an empty draft to a published fair',
  async (_, device) => {
    const isScripted = device === phone;
    const page = await openAs(address, 'admin', device);
    // Left empty, it follows from the name.
    const slug = isScripted ? 'meadow' : 'meadow-fair';
    await page.goto(`${address}/admin/fairs/new`);
    await page.getByLabel('Name', { exact: true }).fill('Meadow Fair');
    const webAddress = page.getByLabel('Web address');
    if (isScripted) {
      expect(await webAddress.inputValue()).toBe('meadow-fair');
      await webAddress.fill(slug);
    }
    await page.getByLabel('Time zone').selectOption('America/Chicago');
    await page.getByLabel('Start', { exact: true }).fill('2031-03-05T10:00');
    await page.getByLabel('End', { exact: true }).fill('2031-03-05T14:00');
    await page.getByLabel('Type of fair').selectOption('booth');
    await page.getByLabel('Exhibitors can register until').fill('2031-02-20T17:00');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await seeHeading(page, 'Meadow Fair');
    await stepsOn(page).getByText('0 of 4 done').waitFor();
    await stepsOn(page).getByText('Colleges can register once the fair is published.').waitFor();
    if (isScripted) await look(page);

    await nextOn(page).getByRole('link', { name: 'Describe the fair' }).click();
    await page.getByLabel('Description').fill('Forty colleges of the prairie.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeAlert(page, 'Saved.');
    await toOverview(page);
    await doneOn(page, 'The fair is described').waitFor();
    await nextOn(page).getByRole('button', { name: 'Publish the fair' }).click();
    await seeAlert(page, 'Meadow Fair is published.');
    await doneOn(page, 'The fair is published').waitFor();
    expect(await page.getByRole('button', { name: 'Publish the fair' }).count()).toBe(0);
    if (isScripted) await look(page);

    await nextOn(page).getByRole('link', { name: 'Add an exhibitor' }).click();
    await page.waitForURL(/\/exhibitors\/new$/);
    await toOverview(page);
    await stepsOn(page).getByRole('link', { name: 'Write an email' }).click();
    await page.waitForURL(/\/admin\/campaigns\/email\/new\?fair=/);
    await page.getByRole('heading', { name: 'Invite people to Meadow Fair' }).waitFor();
    if (isScripted) await look(page);
    await page.getByRole('button', { name: 'Write the invitation to Colleges' }).click();
    await page.waitForURL(/\/admin\/campaigns\/email\/drafts\//);
    expect(await page.getByLabel('Subject', { exact: true }).inputValue()).toBe(
      'Exhibit at Meadow Fair',
    );
    const { rows } = await database.pool.query<{ audience: string; html: string }>(
      `select audience, html from campaign_draft where subject = 'Exhibit at Meadow Fair'
       order by created_at desc limit 1`,
    );
    expect(rows[0]?.audience).toBe('COLLEGES');
    expect(rows[0]?.html).toContain(`${address}/fair-`);
    expect(rows[0]?.html).toContain('/exhibitor"');
    await page.context().close();
  },
);

test.each(withAndWithout)(
  'a coordinator %s is led to what is missing of a 6x6 fair, and to no page of admins',
  async (_, device) => {
    const admin = await openAs(address, 'admin');
    const slug = device === phone ? 'six-steps' : 'six-still';
    await call(
      admin,
      `mutation { createFair(input: { name: "Six Steps", slug: "${slug}", fairType: "6x6",
        startTime: "2031-03-05T16:00:00Z", endTime: "2031-03-05T20:00:00Z", publishedAt: null,
        exhibitorDeadline: "2031-02-20T17:00:00Z" }) { id } }`,
    );
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from fair where slug = $1',
      [slug],
    );
    const fairId = rows[0]?.id ?? '';
    const page = await openAs(address, 'admin6x6', device);
    await page.goto(`${address}/app/fairs/6x6?fair=${slug}`);
    await page.waitForURL(`${address}/app/fairs/6x6/overview?fair=${slug}`);
    await stepsOn(page).getByText('An admin publishes the fair.').waitFor();
    expect(await stepsOn(page).getByRole('button').count()).toBe(0);
    await nextOn(page).getByRole('link', { name: 'Plan the sessions' }).click();
    await page.getByRole('heading', { name: 'No sessions yet' }).waitFor();

    await call(
      page,
      `mutation { setFairSessions(input: { fairId: "${fairId}", webinarStatus: "scheduled",
        sessions: [{ number: 1, title: "Near the river", startTime: "2031-03-05T16:00:00Z",
          lengthMinutes: 45 }] }) }`,
    );
    await call(admin, `mutation { publishFair(fairId: "${fairId}") { id } }`);
    await toOverview(page);
    await doneOn(page, '1 session is planned').waitFor();
    await doneOn(page, 'The fair is published').waitFor();
    await nextOn(page).getByRole('link', { name: 'Add an exhibitor' }).waitFor();
    // What is missing is said once.
    expect(await page.getByText('no link to join').count()).toBe(1);
    if (device === phone) await look(page);
    const links = await stepsOn(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links)
      expect(await link.getAttribute('href')).toMatch(/^\/app\/fairs\/6x6\/.*fair=six-/);
    await stepsOn(page).getByRole('link', { name: 'Add links' }).click();
    await page.waitForURL(`${address}/app/fairs/6x6/sessions?fair=${slug}`);
    await page.context().close();
    await admin.context().close();
  },
);

test.each([
  [390, 'admin', Object.values(demoFairs).map((id) => `/admin/fairs/${id}`)],
  [1440, 'admin', Object.values(demoFairs).map((id) => `/admin/fairs/${id}`)],
  [390, 'admin6x6', ['demo-6x6', 'last-fall'].map((one) => `/app/fairs/6x6/overview?fair=${one}`)],
  [1440, 'admin6x6', ['demo-6x6', 'last-fall'].map((one) => `/app/fairs/6x6/overview?fair=${one}`)],
] as const)('everyone can use the steps at %i pixels as %s', async (width, who, paths) => {
  const visitor = await newWatcher(width);
  const form = { email: demoEmail(who), password: demoPassword };
  await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  for (const path of paths) await expectUsable(visitor, `${address}${path}`);
  await visitor.close();
});
