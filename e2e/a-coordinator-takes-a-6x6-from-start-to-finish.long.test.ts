import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { followWorld } from '../src/platform/jobs/queue-clock.server.ts';
import { worldWithClock } from '../src/platform/real-world.server.ts';
import { firstPage, freshAddress, phone, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { linkFor, typeSignUp } from './exhibitor-journeys.ts';
import { enterMailedCode, fillIn, linkIn } from './fair-journeys.ts';
import { newFormSender } from './form-sender.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const hour = 3_600_000;
/** How far the clock of the site is put forward. */
let ahead = 0;
const world = worldWithClock(() => Date.now() + ahead);
const database = await demoDatabase();
const address = await openForVisitors({ database, world });
/** Puts the clock of the site and of its queue forward, by milliseconds. */
async function moveAhead(by: number): Promise<void> {
  ahead += by;
  await followWorld(database.jobsPool, world);
}
/** Where the sessions take place; no one is there. */
const meeting = 'https://meet.invalid';

const colleges = 40;
const states = ['MA', 'NY', 'OH', 'TX', 'CA', 'GA', 'WI', 'PA'];
/** Noon in New York, thirty days from now. */
const noon = new Date(
  Math.floor(Date.now() / (24 * hour)) * 24 * hour + 30 * 24 * hour + 17 * hour,
);
const instant = (hours: number) => new Date(noon.getTime() + hours * hour).toISOString();
/** An hour of that day as a form takes it. */
const clock = (hours: number) =>
  new Date(noon.getTime() + hours * hour).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });

const look = async (page: Page) => {
  expect(await axeFindings(page), page.url()).toEqual([]);
  await expectToFit(page);
};
const onBoard = (page: Page) => page.getByRole('listitem', { name: /^Session \d, spot \d$/ });
const placed = async (page: Page) => {
  const spots = await onBoard(page).evaluateAll((all) =>
    all.map((one) => [
      one.getAttribute('aria-label') ?? '',
      one.querySelector('article a')?.textContent.trim() ?? '',
    ]),
  );
  return new Map(
    spots.filter(([, name]) => name !== '').map(([spot = '', name = '']) => [name, spot]),
  );
};

/** To whom slot emails went, and with which method of the calendar, by the order they were written in. */
async function slotEmails() {
  const { rows } = await database.pool.query<{ to: string; calendar: string }>(
    `select recipient as to, calendar ->> 'content' as calendar from mail
     where kind = 'slot-notice' order by id`,
  );
  return rows.map(({ to, calendar }) => ({
    to,
    method: /METHOD:(\w+)/.exec(calendar)?.[1] ?? '',
  }));
}

/** Signs a college up by the form, as a browser without scripts sends it. */
async function signUp(n: number): Promise<void> {
  const rep = newFormSender(address);
  const path = '/fair-autumn-six/exhibitor';
  const { html } = await rep.open(path);
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  await moveAhead(3_000);
  const seen = await rep.send(path, {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    fax_extension: '',
    name: `College ${String(n).padStart(2, '0')}`,
    address1: '1 Elm Street',
    city: 'Springfield',
    state: states[n % states.length] ?? '',
    country: 'US',
    postalCode: '01002',
    primaryContactFirstName: 'Ada',
    primaryContactLastName: `No ${n}`,
    primaryContactEmail: `rep-${n}@example.test`,
    primaryContactPhone: '413-555-0100',
    primaryContactAttendingFair: 'true',
    ...(n % 5 === 0 ? { unavailableFrom1: clock(0), unavailableUntil1: clock(1) } : {}),
    ...(n % 7 === 0 ? { timesFrom: clock(3), timesUntil: clock(7) } : {}),
    paymentType: 'check',
    consent: 'true',
  });
  expect(seen.heading, seen.alerts.join()).toBe('Your exhibitor registration');
}

test('a coordinator takes forty colleges from registration to a plan, repairs it, and a student joins', async () => {
  const admin = await openAs(address, 'admin', { viewport: { width: 1440, height: 1400 } });
  await admin.request.post(`${address}/graphql`, {
    headers: { origin: address },
    data: {
      query: `mutation { createFair(input: { name: "Autumn Six", slug: "autumn-six", fairType: "6x6",
        timeZone: "America/New_York", startTime: "${instant(0)}", endTime: "${instant(8)}",
        exhibitorDeadline: "${instant(-24)}", publishedAt: null }) { id } }`,
    },
  });

  // Sessions, so that the fair can be public.
  const page = await openAs(address, 'admin6x6', { viewport: { width: 1440, height: 1400 } });
  const plan = `${address}/app/fairs/6x6/plan?fair=autumn-six`;
  await page.goto(plan);
  await page.getByLabel('How many sessions').fill('7');
  await page.getByRole('button', { name: 'Add sessions' }).click();
  await expect.poll(() => onBoard(page).count()).toBe(42);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await seeAlert(page, 'Plan published. No slot changed, so no one is emailed.');
  await admin.goto(`${address}/admin/fairs?q=autumn`);
  await admin.getByRole('link', { name: 'Autumn Six' }).first().click();
  await admin.getByRole('button', { name: 'Publish the fair' }).click();
  await seeAlert(admin, 'Autumn Six is published.');

  // Forty colleges register, one of them in a browser.
  const form = `${address}/fair-autumn-six/exhibitor`;
  await expect.poll(async () => (await fetch(form)).text()).toContain('Name of the college');
  const rep = await firstPage();
  await rep.goto(form);
  const contact = freshAddress('college');
  await typeSignUp(rep, contact, 'Orchard College');
  await rep.getByRole('radio', { name: /^Check/ }).check();
  await rep.getByRole('button', { name: 'Register', exact: true }).click();
  await seeHeading(rep, 'Your exhibitor registration');
  for (let n = 1; n < colleges; n += 1) await signUp(n);

  // They wait beside the board; one press places them all.
  await page.goto(plan);
  await page.getByText(`0 of ${colleges} placed`).waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Suggest a plan' }).click();
  await page.getByText(`${colleges} of ${colleges} placed`).waitFor();
  await page.getByText('No conflicts').first().waitFor();
  await look(page);
  const before = await placed(page);
  expect(before.size).toBe(colleges);
  // Who can't come in the first hour is not placed in it.
  for (let n = 5; n < colleges; n += 5)
    expect(before.get(`College ${String(n).padStart(2, '0')}`)).not.toMatch(/^Session 1,/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await seeAlert(page, `Plan published. ${colleges} colleges are being emailed.`);
  await expect.poll(async () => (await slotEmails()).length).toBe(colleges);
  expect(new Set((await slotEmails()).map(({ to }) => to)).size).toBe(colleges);

  // The links to the sessions.
  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  const links = page.getByLabel('Link to join');
  for (let n = 0; n < 7; n += 1) await links.nth(n).fill(`${meeting}/room-${n + 1}`);
  await page.getByRole('button', { name: 'Save links' }).click();
  await seeAlert(page, 'Links saved.');
  await look(page);

  // A student registers for the first session, as a guest on a phone.
  const student = await firstPage(phone);
  await student.goto(`${address}/fair-autumn-six`);
  await student.getByRole('link', { name: 'Register free' }).first().click();
  await seeHeading(student, 'Join the fair');
  await student.getByRole('checkbox', { name: /^Session 1/ }).check();
  await look(student);
  const email = freshAddress('student');
  await fillIn(student, { as: 'student', email });
  await enterMailedCode(student, address, email);
  await seeHeading(student, 'You’re registered');
  await look(student);

  // One college withdraws: its spot is free, and no one else has to move.
  const openByEmail = async (to: string) => {
    await rep.goto(await linkFor(address, to));
    await rep.getByRole('button', { name: 'Open my registration' }).click();
  };
  await openByEmail(contact);
  await rep.getByText('Withdraw', { exact: true }).first().click();
  await rep.getByLabel('Yes, withdraw from this fair').check();
  await rep.getByRole('button', { name: 'Withdraw' }).click();
  await seeAlert(rep, 'You’ve withdrawn from this fair.');
  await page.goto(plan);
  await page.getByText(`${colleges - 1} of ${colleges - 1} placed`).waitFor();
  const repair = page.getByRole('button', { name: 'Fix with the fewest moves' });
  await repair.click();
  await page.getByText('No one had to move.').waitFor();

  // Another one can't come when its session is: a conflict, which the repair takes away.
  await openByEmail('rep-6@example.test');
  await rep.getByText('Correct your registration').click();
  await rep.getByText('Times you can’t come').click();
  const isEarly = /^Session [1-4],/.test(before.get('College 06') ?? '');
  const never = rep.getByRole('group', { name: 'Unavailable time 1' });
  await never.getByLabel('From').fill(clock(isEarly ? 0 : 4));
  await never.getByLabel('Until').fill(clock(isEarly ? 4 : 8));
  await rep.getByRole('button', { name: 'Save' }).first().click();
  await seeAlert(rep, 'Your changes are saved.');
  await page.goto(plan);
  await page.getByText(/^College 06 can’t come at that time/).waitFor();
  await look(page);
  await repair.click();
  await page.getByText('No conflicts').first().waitFor();
  const after = await placed(page);
  const moved = [...after].filter(([name, spot]) => before.get(name) !== spot);
  expect(after.size).toBe(colleges - 1);
  expect(moved.map(([name]) => name)).toContain('College 06');
  expect(moved.length).toBeLessThanOrEqual(2);

  // Only who moved is emailed again.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(/^Plan published\. [12] colleges? (?:is|are) being emailed\.$/).waitFor();
  const movedTo = moved.map(([name]) => `rep-${Number(name.slice(-2))}@example.test`);
  const emailed = async (method: string) =>
    (await slotEmails())
      .slice(colleges)
      .filter((one) => one.method === method)
      .map(({ to }) => to)
      .sort();
  await expect.poll(() => emailed('REQUEST')).toEqual(movedTo.sort());
  // The college that withdrew hears within a minute that its session is canceled.
  await moveAhead(60_000);
  await expect.poll(() => emailed('CANCEL')).toEqual([contact]);
  expect(await emailed('REQUEST')).toEqual(movedTo.sort());

  // It is the day: the link of the email and a code, for it is another device, then the button.
  await moveAhead(noon.getTime() - world.now().getTime() - 300_000);
  const device = await firstPage(phone);
  await device.clock.install({ time: world.now() });
  await device.goto(await linkIn(address, email));
  await device.getByRole('button', { name: 'Open my registration' }).click();
  await enterMailedCode(device, address, email);
  const join = device.getByRole('main').getByRole('link', { name: /^Join/ }).first();
  await join.waitFor();
  await look(device);
  await join.click();
  await device.waitForURL(/\/sessions\/1$/);
  await look(device);
  const beside = device
    .context()
    .waitForEvent('request', (one) => one.url() === `${meeting}/room-1`);
  await device.getByRole('main').getByRole('link', { name: 'Open the video meeting' }).click();
  await beside;
});
