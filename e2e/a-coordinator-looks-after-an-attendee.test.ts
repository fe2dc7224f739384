import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone, seeAlert, seeHeading } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const attendees = `${address}/app/fairs/6x6/attendees`;
const main = (page: Page) => page.getByRole('main');

/** A student of the demo who is registered for a fair under another name. */
async function attendeeOf(fair: keyof typeof demoFairs, last: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into fair_attendee
     select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'user_id', null,
       'last_name', $2::text, 'email', lower($2) || '@families.test', 'attending', '[1]'::jsonb))).*
     from fair_attendee t where t.id = (
       select id from fair_attendee where fair_id = $1 and attendee_type = 'student' limit 1)
     returning id`,
    [demoFairs[fair], last],
  );
  return rows[0]?.id ?? '';
}

test.each(withAndWithout)(
  'a coordinator %s opens an attendee, changes a session, sends the email again and cancels',
  async (_, device) => {
    const last = device === phone ? 'Kestrel' : 'Merlin';
    await attendeeOf('demo-6x6', last);
    const page = await openAs(address, 'admin6x6', device);
    await page.goto(`${attendees}?fair=demo-6x6&q=${last}`);
    if (device === phone) {
      // A tap anywhere on the row, not on the name alone.
      await page
        .getByRole('row')
        .filter({ hasText: last })
        .tap({ position: { x: 300, y: 100 } });
    } else
      await main(page)
        .getByRole('link', { name: new RegExp(last) })
        .click();
    await page.getByRole('heading', { level: 2, name: new RegExp(last) }).waitFor();
    await page.getByText('Agreed to the terms').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);

    await page.getByRole('link', { name: 'Correct details' }).click();
    await page.getByRole('checkbox', { name: /Small and close/ }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await seeAlert(page, 'Saved.');
    await page.getByText('2. Small and close').waitFor();

    await page.getByRole('button', { name: 'Resend confirmation' }).click();
    await seeAlert(page, '1 confirmation sent');
    const emails = main(page).getByRole('table', { name: 'Emails about this fair' });
    await expect.poll(() => emails.getByText('Sent', { exact: true }).count()).toBeGreaterThan(1);

    await page.getByRole('button', { name: 'Show them' }).click();
    await page.getByText('Birth date', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Cancel registration' }).click();
    const question = questionOf(page, 'Cancel this registration?', device);
    await question.getByRole('button', { name: 'Cancel now' }).click();
    await seeAlert(page, '1 registration canceled');
    await page.waitForURL(/\/app\/fairs\/6x6\/attendees\?fair=demo-6x6$/);
    const { rows } = await database.pool.query<{ action: string }>(
      `select e.action from audit_entry e join account a on a.id = e.account_id
       where a.user_type = 'admin6x6' and e.subject = 'FairAttendee' order by e.id desc limit 4`,
    );
    expect(rows.map(({ action }) => action).reverse()).toEqual([
      'correctAttendee',
      'resendConfirmation',
      'revealAttendee',
      'cancelAttendee',
    ]);
  },
);

test('a coordinator finds no attendee of a booth fair, nor of another fair than that of the page', async () => {
  const page = await openAs(address, 'admin6x6', phone);
  const [booths, ours] = [
    await attendeeOf('demo', 'Osprey'),
    await attendeeOf('demo-6x6', 'Harrier'),
  ];
  const statusOf = async (path: string) =>
    (await page.request.get(`${attendees}/${path}`, { maxRedirects: 0 })).status();
  for (const query of ['', '?fair=demo', '?fair=demo-6x6'])
    for (const path of [booths, `${booths}/edit`])
      expect([path, query, await statusOf(path + query)]).toEqual([path, query, 404]);
  expect(await statusOf(`${ours}?fair=demo-6x6`)).toBe(200);
  expect(await statusOf(`${ours}?fair=last-fall`)).toBe(404);
  expect(await statusOf('none?fair=demo-6x6')).toBe(404);
  const atAdmins = `${address}/admin/fairs/${demoFairs['demo-6x6']}/attendees/${ours}`;
  expect((await page.request.get(atAdmins, { maxRedirects: 0 })).status()).toBe(404);
});

test.each([390, 1440])('the pages of an attendee are right for everyone at %i', async (width) => {
  const id = await attendeeOf('demo-6x6', width === 390 ? 'Falcon' : 'Buzzard');
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin6x6');
  const page = await visitor.newPage();
  const [one, query] = [`${attendees}/${id}`, '?fair=demo-6x6'];
  for (const path of [`${attendees}${query}`, one + query, `${one}/edit${query}`]) {
    await page.goto(path);
    await seeHeading(page, 'Demo 6x6 Fair');
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    await expectToFit(page);
  }
  await page.goto(`${one}${query}&ask=cancel`);
  expect(await axeFindings(page)).toEqual([]);
  await visitor.close();
});
