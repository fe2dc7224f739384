import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const booth = `${address}/app/fairs/visit/demo/booths/${demoId('booth', 1)}?view=chat`;
const live = `${address}/admin/fairs/${demoFairs.demo}/live`;

const messageOf = (page: Page, text: string) =>
  page
    .getByRole('log', { name: 'Messages at this booth' })
    .getByRole('listitem')
    .filter({ hasText: text });

/** Everyone can use the page, on a phone and on a computer. */
async function expectUsable(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    await expectToFit(page);
  }
}

test.each(withAndWithout)(
  'a parent %s reports a message, and an admin mutes its author, removes them and lets them in again',
  async (_, device) => {
    const isLive = device.javaScriptEnabled !== false;
    const text = isLive ? 'Only losers go here' : 'This place is for losers';
    const student = await openAs(address, 'student', device);
    await student.goto(booth);
    await student.getByRole('textbox').fill(text);
    await student.getByRole('button', { name: 'Send', exact: true }).click();
    await messageOf(student, text).first().waitFor();
    expect(await messageOf(student, text).getByLabel('Report this message').count()).toBe(0);

    const parent = await openAs(address, 'parent', device);
    await parent.goto(booth);
    const message = messageOf(parent, text);
    await message.getByLabel('Report this message').click();
    if (isLive) await expectUsable(parent);
    await message.getByRole('button', { name: 'It’s rude or upsetting' }).click();
    await seeAlert(parent, 'Reported. An organizer will look at it.');

    const admin = await openAs(address, 'admin', device);
    await admin.goto(live);
    const report = admin.getByRole('listitem').filter({ hasText: text });
    const exclude = async (button: string, alert: string) => {
      await report.getByText('Mute or remove', { exact: true }).click();
      await report.getByRole('textbox', { name: 'Why' }).fill('Insults people');
      if (isLive) await expectUsable(admin);
      await report.getByRole('button', { name: button }).click();
      await seeAlert(admin, alert);
    };
    await exclude('Mute at this fair', 'Muted. They can read, but not write or join calls.');
    if (!isLive) await student.reload();
    await student.getByText(/^An organizer has muted you at this fair\./).waitFor();
    await student.getByRole('link', { name: 'Ask us about it' }).waitFor();
    expect(await student.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
    if (isLive) await expectUsable(student);

    await exclude('Remove from this fair', 'Removed. They can’t enter this fair.');
    if (!isLive) await student.reload();
    await student.getByRole('heading', { name: 'You can’t enter this fair' }).waitFor();
    await student.getByRole('main').getByRole('link', { name: 'Contact us' }).waitFor();
    if (isLive) await expectUsable(student);

    await report.getByRole('button', { name: /^Hide it: the reported message at / }).click();
    await seeAlert(admin, 'Message hidden.');
    await report.getByRole('button', { name: /^Close the report of a message at / }).click();
    await seeAlert(admin, 'Closed.');
    const entry = admin.getByRole('listitem').filter({ hasText: 'Insults people' });
    await entry.getByText('Removed', { exact: true }).waitFor();
    await entry.getByRole('button', { name: /^Let .* back in$/ }).click();
    await seeAlert(admin, 'They can take part again.');
    await admin.getByText('No one is muted or removed.').waitFor();
    await student.goto(booth);
    await student.getByRole('button', { name: 'Send', exact: true }).waitFor();
  },
);

test('an admin is told what was done, though the page reads itself again meanwhile', async () => {
  const admin = await openAs(address, 'admin');
  await admin.clock.install();
  await admin.goto(live);
  // The first reading after it takes longer than the time between two; the alert itself goes in time.
  let isSent = false;
  await admin.route(/\/live\.data/, async (route) => {
    const response = await route.fetch();
    const isReading = route.request().method() === 'GET';
    if (isReading && isSent) {
      isSent = false;
      await admin.clock.runFor(11_000);
    } else isSent ||= !isReading;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const held = admin.getByRole('listitem').filter({ hasText: 'www.my-frogs.example' });
  await held.getByRole('button', { name: /^Show/ }).click();
  await seeAlert(admin, 'Message shown.');
  await admin.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a rep who is muted is not offered to edit their booth, and can again afterwards', async () => {
  const rep = await openAs(address, 'college');
  const about = booth.replace('?view=chat', '');
  const edit = () => rep.getByRole('link', { name: 'Edit the booth' });
  await rep.goto(about);
  await edit().first().waitFor();
  await database.pool.query(
    `insert into fair_exclusion (id, fair_id, account_id, kind, reason, excluded_at)
     select gen_random_uuid(), $1, id, 'muted', 'Insults people', now() from account
     where email = $2`,
    [demoFairs.demo, demoEmail('college')],
  );
  for (const query of ['', '?edit=booth']) {
    await rep.goto(`${about}${query}`);
    await rep.getByRole('link', { name: 'Ask us about it' }).first().waitFor();
    expect(await edit().count()).toBe(0);
    expect(await rep.getByRole('textbox').count()).toBe(0);
  }
  await database.pool.query('update fair_exclusion set lifted_at = now() where lifted_at is null');
  await rep.goto(about);
  await edit().first().waitFor();
});
