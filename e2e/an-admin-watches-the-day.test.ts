import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { signIn } from './demo-people.ts';
import { seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const fair = `${address}/admin/fairs/${demoFairs.demo}`;

test.each(withAndWithout)(
  'an admin %s announces something to people at the fair, withdraws it, and looks at a held message',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(fair);
    await page.getByRole('link', { name: 'Live', exact: true }).click();
    await page.getByRole('region', { name: 'Right now' }).waitFor();

    const student = await newVisitor(device);
    const form = { email: demoEmail('student'), password: demoPassword };
    await postFromOwnPage(student, address, '/api/auth/sign-in/email', form);
    const lobby = await student.newPage();
    await lobby.goto(`${address}/app/fairs/visit/demo`);
    await seeHeading(lobby, 'Demo College Fair');
    const told = lobby.getByRole('region', { name: 'From the organizer' });
    /** Without JavaScript a page shows what has changed when it is opened again. */
    const shown = async () => {
      if (device.javaScriptEnabled === false) await lobby.reload();
      return told.count();
    };
    expect(await shown()).toBe(0);

    const text = `The talk on aid starts at noon, ${device.javaScriptEnabled === false ? 'still' : 'live'}.`;
    await page.getByLabel('Announcement', { exact: true }).fill(text);
    await page.getByLabel('To', { exact: true }).selectOption('families');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await seeAlert(page, 'Announced.');
    await expect.poll(() => shown(), { timeout: 30_000 }).toBe(1);
    await told.getByText(text).waitFor();

    await page.getByRole('link', { name: `Withdraw: ${text}` }).click();
    const question = questionOf(page, 'Withdraw this announcement?', device);
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await seeAlert(page, 'Withdrawn.');
    await expect.poll(() => shown(), { timeout: 30_000 }).toBe(0);

    await database.pool.query(
      `update booth_message set released_at = null, hidden_at = null, hidden_by = null,
         hidden_as = null, hidden_why = null where held_for is not null`,
    );
    await page.goto(`${fair}/live`);
    await page.getByText('www.my-frogs.example').waitFor();
    await page.getByRole('button', { name: /^Show it: the message at / }).click();
    await seeAlert(page, 'Message shown.');
    await page.getByText('No messages are held.').waitFor();
    await visitor.close();
    await student.close();
  },
);

test('someone who waits for the doors reads what is announced and withdrawn, as it comes', async () => {
  const student = await newVisitor();
  await postFromOwnPage(student, address, '/api/auth/sign-in/email', {
    email: demoEmail('student'),
    password: demoPassword,
  });
  const waiting = await student.newPage();
  await waiting.goto(`${address}/app/fairs/visit/demo-6x6`);
  await waiting.getByText('The doors open in').waitFor();
  const admin = await newVisitor();
  await signIn(admin, address, 'admin');
  const page = await admin.newPage();
  await page.goto(`${address}/admin/fairs/${demoFairs['demo-6x6']}/live`);
  const text = 'We begin five minutes late.';
  await page.getByLabel('Announcement', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await seeAlert(page, 'Announced.');
  await waiting.getByRole('region', { name: 'From the organizer' }).getByText(text).waitFor();
  expect(await axeFindings(waiting)).toEqual([]);
  await page.getByRole('link', { name: `Withdraw: ${text}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await seeAlert(page, 'Withdrawn.');
  await expect.poll(() => waiting.getByText(text).count()).toBe(0);
  // Who reads it before the doors open isn't counted as being there.
  const { rows } = await database.pool.query('select from presence where fair_id = $1', [
    demoFairs['demo-6x6'],
  ]);
  expect(rows).toEqual([]);
  await admin.close();
  await student.close();
});

test('a person at a booth reads an announcement over the page until it is closed', async () => {
  const admin = await newVisitor();
  await signIn(admin, address, 'admin');
  const rep = await newVisitor();
  await signIn(rep, address, 'college');
  const page = await rep.newPage();
  await page.goto(`${address}/app/fairs/visit/demo`);
  await page.getByRole('link', { name: 'My booth' }).click();
  await page.waitForURL(/\/booths\//);
  const desk = await admin.newPage();
  await desk.goto(`${fair}/live`);
  await expect
    .poll(
      async () => {
        await desk.reload();
        return desk.getByRole('row', { name: /University of Vermont/ }).textContent();
      },
      { timeout: 30_000 },
    )
    .not.toContain('No rep');
  await desk.getByLabel('Announcement', { exact: true }).fill('Booths close in ten minutes.');
  await desk.getByRole('button', { name: 'Announce', exact: true }).click();
  await seeAlert(desk, 'Announced.');
  await page.getByText('Booths close in ten minutes.').waitFor();
  await admin.close();
  await rep.close();
});

test.each([390, 1440])('everyone can use the monitor at %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  await page.goto(`${fair}/live`);
  await seeHeading(page, 'Demo College Fair');
  expect(await axeFindings(page)).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
  await expectToFit(page);
  await visitor.close();
});
