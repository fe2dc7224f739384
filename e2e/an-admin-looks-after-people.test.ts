import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { signIn } from './demo-people.ts';
import { phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const attendees = `${address}/admin/fairs/${demoFairs['demo-6x6']}/attendees`;

test.each(withAndWithout)(
  'an admin %s registers someone who called, corrects a typing error, and cancels it again',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(attendees);
    await page.getByRole('link', { name: 'Add someone' }).click();
    await page.getByRole('heading', { name: 'Add someone' }).waitFor();

    const last = device === phone ? 'Quicksilver' : 'Stillwater';
    const email = `${last.toLowerCase()}@families.test`;
    await page.getByLabel('Registers as').selectOption('counselor');
    await page.getByLabel('First name').fill('Wren');
    await page.getByLabel('Last name').fill(last);
    await page.getByLabel('Email', { exact: true }).fill(`x${email}`);
    await page.getByRole('button', { name: 'Add and email them' }).click();
    await seeAlert(page, `Wren ${last} is registered, and we emailed them to confirm.`);
    await page.getByText('Not yet; we asked by email').waitFor();

    await page.getByRole('link', { name: 'Correct details' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('textbox', { name: /^School/ }).fill('Alder High School');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await seeAlert(page, 'Saved.');
    await page.getByText('Alder High School').waitFor();
    const { rows } = await database.pool.query(
      `select kind from mail where recipient in ($1, $2) order by id`,
      [email, `x${email}`],
    );
    expect(rows).toEqual([{ kind: 'registration-added' }, { kind: 'registration-added' }]);

    await page.goto(`${attendees}?q=${last}`);
    await page.getByRole('checkbox', { name: `Select Wren ${last}` }).check();
    await page.getByRole('button', { name: 'Resend confirmation' }).click();
    await seeAlert(page, '1 confirmation sent');
    await page.getByRole('checkbox', { name: `Select Wren ${last}` }).check();
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    const question = questionOf(page, 'Cancel this registration?', device);
    await question.getByText(`Wren ${last}`).waitFor();
    await question.getByLabel('Email them that it’s canceled').uncheck();
    await question.getByRole('button', { name: 'Cancel now' }).click();
    await seeAlert(page, '1 registration canceled');
    await page.getByText('No one found').waitFor();
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s sends all who match their confirmation again, and cancels them, over all pages',
  async (_, device) => {
    const last = device === phone ? 'Fernwood' : 'Larkspur';
    await database.pool.query(
      `insert into fair_attendee
       select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'user_id', null,
         'last_name', $2::text, 'email', lower($2) || n || '@families.test'))).*
       from fair_attendee t, generate_series(1, 30) n where t.id = (
         select id from fair_attendee where fair_id = $1 and attendee_type = 'parent' order by id limit 1)`,
      [demoFairs['demo-6x6'], last],
    );
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${attendees}?q=${last}`);
    await page.getByLabel('Select all 30 that match').check();
    await page.getByRole('button', { name: 'Resend confirmation' }).click();
    const again = questionOf(page, 'Send 30 confirmations again?', device);
    await again.getByText('and 20 more').waitFor();
    await again.getByRole('button', { name: 'Send now' }).click();
    await seeAlert(page, '30 confirmations sent');
    await page.getByLabel('Select all 30 that match').check();
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    const question = questionOf(page, 'Cancel these 30 registrations?', device);
    await question.getByRole('button', { name: 'Cancel now' }).click();
    await seeAlert(page, '30 registrations canceled');
    await page.getByText('No one found').waitFor();
    await visitor.close();
  },
);

test('an admin opens the birth date of a student only by asking for it', async () => {
  const visitor = await newVisitor();
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from fair_attendee where fair_id = $1 and attendee_type = 'student' limit 1`,
    [demoFairs['demo-6x6']],
  );
  const id = rows[0]?.id ?? '';
  await page.goto(`${attendees}/${id}`);
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByText('Birth date', { exact: true }).waitFor();
  const { rowCount } = await database.pool.query(
    `select from audit_entry where action = 'revealAttendee' and subject_id = $1`,
    [id],
  );
  expect(rowCount).toBe(1);
  await visitor.close();
});

test.each([390, 1440])('the pages of attendees are right for everyone at %i', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from fair_attendee where fair_id = $1 and attendee_type = 'student' limit 1`,
    [demoFairs['demo-6x6']],
  );
  const one = `${attendees}/${rows[0]?.id ?? ''}`;
  for (const path of [attendees, `${attendees}/new`, one, `${one}/edit`]) {
    await page.goto(path);
    await seeHeading(page, 'Demo 6x6 Fair');
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    const room = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(() => room()).toBeLessThanOrEqual(0);
  }
  await page.goto(`${one}?ask=cancel`);
  expect(await axeFindings(page)).toEqual([]);
  await visitor.close();
});
