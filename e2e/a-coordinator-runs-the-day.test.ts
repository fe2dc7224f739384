import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import {
  enter,
  firstPage,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { questionOf } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
// The demo's student comes to the second session.
await database.pool.query(
  `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, attending,
     user_id, consent, confirmed_at, created_at, updated_at)
   select gen_random_uuid(), $1, 'student', 'Sam', 'Second', u.email, '{2}', u.id, true, now(), now(), now()
   from account u where u.email = $2`,
  [demoFairs['demo-6x6'], demoEmail('student')],
);

test.each([
  ['with JavaScript', phone],
  ['without JavaScript', phoneWithoutScripts],
])('a coordinator %s tells a session something, and takes it back', async (_, device) => {
  const page = await firstPage(device);
  await enter(page, address, demoEmail('admin6x6'), demoPassword);
  await page.goto(`${address}/app/fairs/6x6/plan?fair=demo-6x6`);
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await page.waitForURL(/6x6\/live\?fair=demo-6x6/);
  await page.getByRole('region', { name: 'Right now' }).waitFor();

  const visitor = await newVisitor(device);
  const student = await visitor.newPage();
  await enter(student, address, demoEmail('student'), demoPassword);
  await student.goto(`${address}/fair-demo-6x6/join/2?ready`);
  await seeHeading(student, 'Session 2: Small and close');
  const other = await visitor.newPage();
  await other.goto(`${address}/fair-demo-6x6/join/1?ready`);
  await seeHeading(other, 'Session 1: Near the city');

  /** Without JavaScript a page shows what has changed when it is opened again. */
  const shown = async (where: typeof student, text: string) => {
    if (device === phoneWithoutScripts) await where.reload();
    return where.getByText(text).count();
  };
  const text = `Session two starts late, ${device === phone ? 'live' : 'still'}.`;
  await page.getByLabel('Announcement', { exact: true }).fill(text);
  await page
    .getByLabel('To', { exact: true })
    .selectOption({ label: 'Session 2: Small and close' });
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await seeAlert(page, 'Announced.');
  await expect.poll(() => shown(student, text), { timeout: 30_000 }).toBe(1);
  expect(await shown(other, text)).toBe(0);
  if (device === phone) expect(await axeFindings(student)).toEqual([]);

  await page.getByRole('link', { name: `Withdraw: ${text}` }).click();
  const question = questionOf(page, 'Withdraw this announcement?', device);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await seeAlert(page, 'Withdrawn.');
  await expect.poll(() => shown(student, text), { timeout: 30_000 }).toBe(0);

  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.waitForURL(/6x6\/figures\?fair=demo-6x6/);
  const csv = page.getByRole('link', { name: 'Download as CSV' });
  const file = await page.request.get(`${address}${(await csv.getAttribute('href')) ?? ''}`);
  expect(await file.text()).toContain('part,label,figure,value');
  expect(await file.text()).toMatch(/^session,1\. .*,came,\d+/m);
  await page.getByRole('table', { name: 'Sessions' }).waitFor();
  expect(await file.text()).not.toContain('money');
  await visitor.close();
});

test('a fair of booths is none of a coordinator’s', async () => {
  const page = await firstPage(phone);
  await enter(page, address, demoEmail('admin6x6'), demoPassword);
  for (const screen of ['live', 'figures', 'figures.csv']) {
    const answer = await page.request.get(`${address}/app/fairs/6x6/${screen}?fair=demo`);
    expect([screen, answer.status()]).toEqual([screen, 404]);
  }
});

test.each([390, 1440])('everyone can use the screens of the day at %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  const page = await visitor.newPage();
  await enter(page, address, demoEmail('admin6x6'), demoPassword);
  for (const screen of ['live', 'figures']) {
    await page.goto(`${address}/app/fairs/6x6/${screen}?fair=demo-6x6`);
    await seeHeading(page, 'Demo 6x6 Fair');
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    await expectToFit(page);
    const shots = process.env['SCREENSHOTS'];
    if (shots) await page.screenshot({ path: `${shots}/${screen}-${width}.png`, fullPage: true });
  }
  await visitor.close();
});
