import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn } from './demo-people.ts';
import { phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { newcomer } from './people-who-set-up.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

/** The admins' page of the college that the rep of the demo represents. */
const { rows } = await database.pool.query<{ id: string; name: string; slug: string }>(
  `select c.id, c.name, c.slug from college c join college_rep r on r.college_id = c.id
   join account a on a.id = r.user_id where a.email like 'college@%'`,
);
const [college = { id: '', name: '', slug: '' }] = rows;
const base = `${address}/admin/colleges/${college.id}`;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.each(withAndWithout)(
  'an admin %s corrects the facts and the profile of a college, closes it and opens it again',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(base);
    await seeHeading(page, college.name);
    const facts = region(page, 'Name, location and contact');
    await facts.getByText('From the federal list.').first().waitFor();
    const street = device === phone ? '1 Elm Street' : '2 Oak Street';
    await facts.getByLabel('Street').fill(street);
    await facts.getByLabel('Latitude').fill('123');
    await facts.getByRole('button', { name: 'Save' }).click({ force: true });
    await expect.poll(() => facts.getByLabel('Latitude').getAttribute('aria-invalid')).toBe('true');
    expect(await facts.getByLabel('Street').inputValue()).toBe(street);
    await facts.getByLabel('Latitude').fill('42.5');
    if (device === phone)
      await expect
        .poll(() => facts.getByLabel('Latitude').getAttribute('aria-invalid'))
        .not.toBe('true');
    await facts.getByRole('button', { name: 'Save' }).click();
    await seeAlert(page, 'Saved.');
    await facts
      .getByText(/^Changed here, and imports keep it\. The federal list says: /)
      .first()
      .waitFor();

    const profile = region(page, 'Profile');
    const majors = profile.getByLabel(/^Majors(?! with)/);
    // Typed: of a long list, filling in counts as one change for each line, all at once.
    await majors.press('Control+End');
    await page.keyboard.type('\nBasket weaving');
    await profile.getByRole('button', { name: 'Save' }).click();
    await profile.getByText(/isn’t on the list of majors: Basket weaving/).waitFor();
    expect(await majors.inputValue()).toContain('Basket weaving');
    await majors.press('Control+End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await majors.press('Control+Home');
    await page.keyboard.type('history\n');
    if (device === phone)
      await profile.getByText(/isn’t on the list of majors/).waitFor({ state: 'hidden' });
    await profile.getByRole('button', { name: 'Save' }).click();
    // A title in small letters is the one that is there already.
    await seeAlert(page, 'Nothing to save: nothing has changed.');
    await expect.poll(() => majors.inputValue()).toContain('History');

    const close = page.getByRole('link', { name: 'Close the college' });
    await close.click();
    const question = questionOf(page, `Close ${college.name}?`, device);
    await question.getByRole('link', { name: 'Keep it as it is' }).click();
    await question.waitFor({ state: 'hidden' });
    await close.click();
    await question.getByRole('button', { name: `Close ${college.name}` }).click();
    await seeAlert(page, 'Closed. You can reopen it at any time.');
    expect(await page.getByRole('link', { name: 'Public page' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Reopen the college' }).click();
    await seeAlert(page, 'Reopened.');
    const open = page.getByRole('link', { name: 'Public page' });
    const shown = new URL((await open.getAttribute('href')) ?? '', address).href;
    // Public pages follow a change a moment later.
    await expect.poll(async () => (await page.request.get(shown)).status()).toBe(200);
    await open.click();
    await seeHeading(page, college.name);
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s invites a rep, withdraws the invitation, links an account and removes it',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${base}/reps`);
    await seeHeading(page, college.name);
    const email = `lee-${device === phone ? 'one' : 'two'}@example.test`;
    const inviting = region(page, 'Invite someone');
    await inviting.getByLabel('Email').fill(email);
    await inviting.getByRole('button', { name: 'Send invitation' }).click();
    await seeAlert(page, `Invitation sent to ${email}.`);
    await page.getByRole('button', { name: `Send again: ${email}` }).click();
    await seeAlert(page, `Sent again to ${email}. The link in the earlier email no longer works.`);
    await page.getByRole('link', { name: `Withdraw: ${email}` }).click();
    const withdrawing = questionOf(page, `Withdraw the invitation to ${email}?`, device);
    await withdrawing.getByRole('button', { name: 'Withdraw the invitation' }).click();
    await seeAlert(page, 'Invitation withdrawn.');

    const linking = region(page, 'Link an account');
    await linking.getByLabel('Email').fill('nobody@example.test');
    await linking.getByRole('button', { name: 'Link the account' }).click();
    await linking
      .getByText('No account uses this address. Send an invitation instead.')
      .first()
      .waitFor();
    expect(await linking.getByLabel('Email').inputValue()).toBe('nobody@example.test');
    const rep = await newVisitor();
    const known = `rep-${device === phone ? 'one' : 'two'}@example.test`;
    await newcomer(address, known, 'college', rep);
    await rep.close();
    await linking.getByLabel('Email').fill(known);
    await linking.getByRole('button', { name: 'Link the account' }).click();
    await seeAlert(page, `${known} now represents the college.`);
    await page.getByRole('link', { name: 'Remove: Bo Reed' }).click();
    const removing = questionOf(page, 'Remove Bo Reed?', device);
    await removing.getByRole('link', { name: 'Keep them' }).click();
    await removing.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Remove: Bo Reed' }).click();
    await removing.getByRole('button', { name: 'Remove Bo Reed' }).click();
    await seeAlert(page, 'Removed. They get an email within a minute.');

    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Removed Bo Reed as a rep.' }).first().waitFor();
    await page
      .getByRole('rowheader', { name: /^Linked the account of Bo Reed/ })
      .first()
      .waitFor();
    await visitor.close();
  },
);

// The one without JavaScript goes first: it leaves the invoice open.
test.each(withAndWithout.toReversed())(
  'an admin %s sees a college’s fairs and payments, marks an invoice as paid and gives credits',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${base}/money`);
    await seeHeading(page, college.name);
    const fairs = region(page, 'Fairs and booths');
    await fairs
      .getByRole('link', { name: /^Readiness at / })
      .first()
      .waitFor();
    const waiting = page.getByRole('link', { name: /^Mark as paid: / });
    const before = await waiting.count();
    expect(before).toBeGreaterThan(0);
    await waiting.first().click();
    const question = questionOf(page, 'Mark this payment as paid?', device);
    if (device === phone) {
      await question.getByRole('button', { name: /^Mark \$[\d,.]+ as paid$/ }).click();
      await seeAlert(page, 'Marked as paid. The exhibitor gets an email within a minute.');
      expect(new URL(page.url()).pathname).toBe(new URL(`${base}/money`).pathname);
      await expect.poll(() => waiting.count()).toBe(before - 1);
    } else await question.getByRole('link', { name: 'Keep it open' }).click();
    const credits = region(page, 'Credits');
    await credits.getByLabel('How many').fill(device === phone ? '2' : '3');
    await credits.getByLabel('Why').fill(`The hall was down, ${String(device === phone)}.`);
    await credits.getByRole('button', { name: `Give credits to ${college.name}` }).click();
    await seeAlert(page, 'The college has the credits.');
    await credits
      .getByRole('row', { name: new RegExp(`hall was down, ${String(device === phone)}`) })
      .waitFor();
    await credits.getByRole('link', { name: 'Take credits away' }).click();
    const taking = questionOf(page, `Take credits away from ${college.name}?`, device);
    await taking.getByLabel('How many').fill(device === phone ? '1' : '2');
    await taking.getByLabel('Why').fill(`One too many, ${String(device === phone)}.`);
    if (device === phone) expect(await axeFindings(page)).toEqual([]);
    await taking.getByRole('button', { name: 'Take them away' }).click();
    await seeAlert(page, 'The credits were taken away.');
    await credits
      .getByRole('row', { name: new RegExp(`One too many, ${String(device === phone)}`) })
      .waitFor();
    await visitor.close();
  },
);

test('there is no page of a college that does not exist, nor one for a rep', async () => {
  const visitor = await newVisitor();
  await signIn(visitor, address, 'admin');
  for (const id of ['018f0000-0000-7000-8000-000000000000', 'nonsense'])
    for (const part of ['', '/reps', '/money', '/history'])
      expect((await visitor.request.get(`${address}/admin/colleges/${id}${part}`)).status()).toBe(
        404,
      );
  const rep = await newVisitor();
  await signIn(rep, address, 'college');
  expect((await rep.request.get(base)).status()).toBe(404);
  await visitor.close();
  await rep.close();
});

test.each([390, 1440])('the pages of a college are right for everyone at %i', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  for (const path of ['', '?ask=close', '/reps', '/money', '/history']) {
    await page.goto(base + path);
    await seeHeading(page, college.name);
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    expect(await htmlFindings(await page.content())).toEqual([]);
  }
  await visitor.close();
});
