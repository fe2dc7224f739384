import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { openAs } from './demo-people.ts';
import { phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const planner = `${address}/app/fairs/6x6/plan?fair=demo-6x6`;

const comeIn = (role: 'admin' | 'admin6x6', options?: BrowserContextOptions) =>
  openAs(address, role, { viewport: { width: 1440, height: 1400 }, ...options });

const spot = (page: Page, session: number, place: number) =>
  page.getByRole('listitem', { name: `Session ${session}, spot ${place}`, exact: true });
const tray = (page: Page) => page.getByRole('region', { name: 'Not placed yet' });
const waiting = async (page: Page) =>
  (await tray(page).getByRole('link').allInnerTexts()).map((name) => name.trim());
const grip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });
const seeIn = (page: Page, name: string, session: number, place: number) =>
  spot(page, session, place).getByRole('link', { name, exact: true }).waitFor();
const carried = (page: Page) => page.getByRole('status').filter({ hasText: 'picked up' });

/** Every slot email: to whom, about what. */
async function slotEmails() {
  const { rows } = await database.pool.query<{ to: string; subject: string; calendar: string }>(
    `select recipient as to, subject, calendar ->> 'content' as calendar from mail
     where kind = 'slot-notice' order by id`,
  );
  return rows;
}
const contactOf = async (name: string) => {
  const { rows } = await database.pool.query<{ email: string }>(
    `select primary_contact_email as email from fair_exhibitor where fair_id = $1 and name = $2`,
    [demoFairs['demo-6x6'], name],
  );
  return rows[0]?.email;
};

test('a coordinator places colleges by keyboard and pointer while another one works beside her, and publishes', async () => {
  const page = await comeIn('admin6x6');
  await page.goto(planner);
  const [first = '', second = '', third = ''] = await waiting(page);
  expect(await axeFindings(page)).toEqual([]);
  const other = await comeIn('admin');
  await other.goto(planner);

  // By the keyboard: what is carried is told, and Escape puts it back.
  await grip(page, first).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => carried(page).innerText()).toContain('Session 3, spot 1.');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => carried(page).innerText()).toContain('Dropping swaps the two.');
  await page.keyboard.press('Escape');
  await page.getByText(`${first} put back.`).waitFor();
  expect(await waiting(page)).toContain(first);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await seeIn(page, first, 3, 2);

  // By the pointer.
  const card = tray(page).getByRole('article').filter({ hasText: second });
  const from = await card.boundingBox();
  const to = await spot(page, 3, 1).boundingBox();
  if (!from || !to) throw new Error('The board is not to be seen.');
  await page.mouse.move(from.x + 20, from.y + from.height - 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + from.height - 30, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await seeIn(page, second, 3, 1);

  // The other one sees both without a reload, and adds a move of his own, which she sees.
  await seeIn(other, first, 3, 2);
  await seeIn(other, second, 3, 1);
  await grip(other, third).focus();
  await other.keyboard.press('Space');
  await other.keyboard.press('Space');
  await seeIn(other, third, 3, 3);
  await seeIn(page, third, 3, 3);

  // She takes her own last move back, and does it again; his stays.
  await page.keyboard.press('Control+z');
  await expect.poll(() => waiting(page)).toContain(second);
  await page.getByRole('button', { name: 'Redo' }).click();
  await seeIn(page, second, 3, 1);
  await seeIn(page, third, 3, 3);

  // What is published is told to those three, and to no one else.
  await expect
    .poll(() => page.getByRole('region', { name: 'Publish changes' }).innerText())
    .toMatch(/New slot, first email\s+3/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await seeAlert(page, 'Plan published. 3 colleges are being emailed.');
  const contacts = await Promise.all([first, second, third].map(contactOf));
  await expect
    .poll(async () => [...new Set((await slotEmails()).map((one) => one.to))].sort())
    .toEqual(contacts.toSorted());
  for (const { subject, calendar } of await slotEmails()) {
    expect(subject).toBe('Your session at Demo 6x6 Fair');
    expect(calendar).toContain('METHOD:REQUEST');
  }
  await page.goto(`${address}/fair-demo-6x6`);
  // In the folded list of the session.
  await page.getByText(first).first().waitFor({ state: 'attached' });

  // Families who chose that session hear of it when she wants them to.
  await page.goto(`${address}/app`);
  const todo = page.getByRole('region', { name: 'To do', exact: true });
  await todo.getByText('A session has changed at Demo 6x6 Fair').waitFor();
  await todo.getByRole('link', { name: 'Email them: Demo 6x6 Fair' }).click();
  await page.getByText('Attendees of session 3 don’t know what changed yet.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Email them' }).click();
  await page.getByRole('heading', { name: 'New times or colleges: Demo 6x6 Fair' }).waitFor();
  await page.getByRole('link', { name: 'Recipients' }).click();
  expect(await page.getByLabel('Which session they chose').inputValue()).toBe('3');
});

test('a coordinator without scripts moves, keeps and wishes by forms', async () => {
  const page = await comeIn('admin6x6', phoneWithoutScripts);
  await page.goto(planner);
  const names = await waiting(page);
  const name = names.at(-1) ?? '';
  await tray(page).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByLabel('Move to').selectOption({ label: 'Session 3, spot 6' });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await seeAlert(page, 'Plan changed.');
  await seeIn(page, name, 3, 6);

  await spot(page, 3, 6).getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Keep here when I suggest a plan' }).click();
  await spot(page, 3, 6).getByRole('img', { name: 'Stays when you suggest a plan' }).waitFor();
  await spot(page, 3, 6).getByRole('link', { name, exact: true }).click();
  const openWish = async () => {
    const wish = page.locator('details', { hasText: 'Add a request' });
    if ((await wish.getAttribute('open')) === null) await wish.locator('summary').click();
  };
  await openWish();
  await page.getByLabel('What is it about?').selectOption('Prefers spots');
  await page.getByRole('button', { name: 'Save request' }).click();
  await page.getByText('Please fill in what the request is about.').first().waitFor();
  await openWish();
  await page.getByLabel('Numbers of sessions or spots').fill('1, 2');
  await page.getByRole('button', { name: 'Save request' }).click();
  await page.getByText(`${name} asked for spot 1 or 2 and has spot 6.`).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: `${name} asked for spot 1 or 2 and has spot 6.` })
    .getByRole('button')
    .click();
  await seeAlert(page, 'Plan changed.');
  expect(await page.getByText(`${name} asked for spot 1 or 2`).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await seeIn(page, name, 3, 6);

  // Several times at which it can't come, the second of which is when session 3 takes place.
  for (const [from, until] of [
    ['05:00', '06:00'],
    ['07:00', '23:30'],
  ] as const) {
    await spot(page, 3, 6).getByRole('link', { name, exact: true }).click();
    await openWish();
    await page.getByLabel('What is it about?').selectOption('Can’t come at a time');
    await page.getByLabel('From').fill(until);
    await page.getByLabel('Until').fill(from);
    await page.getByRole('button', { name: 'Save request' }).click();
    await page.getByText('Please choose an end time after the start time.').waitFor();
    await openWish();
    await page.getByLabel('From').fill(from);
    await page.getByLabel('Until').fill(until);
    await page.getByRole('button', { name: 'Save request' }).click();
    await seeAlert(page, 'Plan changed.');
  }
  await page
    .getByText(`${name} can’t come at that time: not between 7:00 AM and 11:30 PM.`)
    .waitFor();
  await spot(page, 3, 6).getByRole('link', { name, exact: true }).click();
  await page.getByText('not between 5:00 AM and 6:00 AM', { exact: true }).waitFor();

  await page.getByRole('link', { name: /: change session 3$/ }).click();
  await page.getByLabel('Title').fill('Hands on and hearts on');
  await page.getByLabel('Minutes for each college').fill('9');
  await page.getByRole('button', { name: 'Save session' }).click();
  await page.getByText('The introduction and the colleges need 55 minutes.').waitFor();
  await page.getByLabel('Minutes for each college').fill('6');
  await page.getByRole('button', { name: 'Save session' }).click();
  await seeAlert(page, 'Plan changed.');
  await page.getByRole('link', { name: /: change session 3$/ }).click();
  await page.getByRole('button', { name: 'Remove session' }).click();
  await expect.poll(() => waiting(page)).toContain(name);
});

test('an empty fair begins with its sessions, and cannot be published before they are', async () => {
  const page = await comeIn('admin');
  const call = async (query: string) =>
    (
      await page.request.post(`${address}/graphql`, {
        data: { query },
        headers: { origin: address },
      })
    ).text();
  await call(`mutation { createFair(input: { name: "New Six", slug: "new-six", fairType: "6x6",
    startTime: "2031-03-05T16:00:00Z", endTime: "2031-03-05T20:00:00Z", publishedAt: null,
    exhibitorDeadline: "2031-02-20T17:00:00Z" }) { id } }`);
  await page.goto(`${address}/app/fairs/6x6/plan?fair=new-six`);
  await page.getByRole('heading', { name: 'No sessions yet' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('How many sessions').fill('3');
  await page.getByRole('button', { name: 'Add sessions' }).click();
  await spot(page, 3, 6).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await seeAlert(page, 'Plan published. No slot changed, so no one is emailed.');
});
