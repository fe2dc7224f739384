import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { pdf } from '../tests/support/files-by-http.fixture.server.ts';
import { phone, phoneWithoutScripts, seeAlert } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const visit = `${address}/app/fairs/visit/demo`;
const booth = `${visit}/booths/${demoId('booth', 1)}`;

async function signIn(device: BrowserContext, who: Parameters<typeof demoEmail>[0]): Promise<Page> {
  const form = { email: demoEmail(who), password: demoPassword };
  const answer = await postFromOwnPage(device, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  const page = await device.newPage();
  return page;
}
const visitor = async (
  who: Parameters<typeof demoEmail>[0],
  options?: BrowserContextOptions,
): Promise<Page> => signIn(await newVisitor(options), who);

/** A rep puts a document on the booth. */
async function bring(name: string): Promise<void> {
  const rep = await visitor('college');
  const place = `/api/files/fair-booth/${demoId('booth', 1)}/documents`;
  const answer = await rep.context().request.post(`${address}${place}?name=${name}`, {
    data: pdf(2_000),
    headers: { origin: address, 'content-type': 'application/pdf' },
  });
  expect(answer.status()).toBe(201);
  await rep.context().close();
}

await bring('Viewbook.pdf');
await bring('Aid.pdf');

/** The demo's parent is linked with another student, registered for the fair, who has saved a college. */
async function linkSam(): Promise<void> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (id, email, email_verified, name, user_type)
     values (gen_random_uuid(), 'sam@family.test', true, 'Sam', 'student') returning id`,
  );
  const account = rows[0]?.id;
  await pool.query(
    `with sam as (
       insert into student (id, dob, first_name, last_name, email, user_id, owner)
       values (gen_random_uuid(), '2009-05-01', 'Sam', 'Rivera', 'sam@family.test', $1, $1)
       returning id
     ), kept as (
       insert into saved_college (account_id, college_id, fair_id, saved_at)
       select $1, college_id, fair_id, now() from fair_booth where id = $2
     ), comes as (
       insert into fair_attendee (id, fair_id, attendee_type, dob, first_name, last_name, email,
         user_id, owner, consent, confirmed_at)
       select gen_random_uuid(), fair_id, 'student', '2009-05-01', 'Sam', 'Rivera',
         'sam@family.test', $1, $1, true, now()
       from fair_booth where id = $2
     )
     insert into parent (id, student_id, first_name, last_name, email, user_id, owner, confirmed_at)
     select gen_random_uuid(), sam.id, p.first_name, p.last_name, p.email, p.user_id, p.owner, now()
     from sam, parent p where p.user_id = $3`,
    [account, demoId('booth', 1), demoId('account', 'parent')],
  );
}

await linkSam();

/** The bag of someone without scripts: at the end of the page. */
const bagOf = (page: Page) => page.getByRole('region', { name: 'My bag' });

/** Opens the drawer of someone with scripts. */
async function openBag(page: Page): Promise<Locator> {
  // On a phone it is in the fair's bar, under a shorter name.
  const link = page.getByRole('link', { name: /^(?:My bag|Bag)\b/ });
  await link.filter({ visible: true }).first().press('Enter');
  return page.getByRole('dialog', { name: 'My bag' });
}

test('a student takes a document along, finds it in the bag and at home, and takes it out', async () => {
  const page = await visitor('student');
  await page.goto(booth);
  await page.getByRole('heading', { name: 'Downloads' }).waitFor();
  await page.getByRole('button', { name: 'Add Viewbook to my bag' }).press('Enter');
  await page.getByText('In your bag', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'In my bag: Viewbook. Remove it' }).waitFor();
  // No one is asked about sharing: no college hears of it.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await page.goto(visit);
  const kept = (await openBag(page)).getByRole('link', { name: /^Viewbook/ });
  await kept.waitFor();
  const file = await page
    .context()
    .request.get(new URL((await kept.getAttribute('href')) ?? '', address).href);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.goto(`${address}/app`);
  await page
    .getByRole('region', { name: 'Documents in your bag' })
    .getByRole('link', { name: 'Viewbook' })
    .waitFor();
  await page.goto(visit);
  const bag = await openBag(page);
  await bag.getByRole('button', { name: 'Remove Viewbook from my bag' }).press('Enter');
  await expect.poll(() => kept.count()).toBe(0);
  // The address says that it is open.
  await page.reload();
  await bag.waitFor();
  await expect.poll(() => kept.count()).toBe(0);
  await page.context().close();
});

test('a parent without scripts does the same', async () => {
  const page = await visitor('parent', phoneWithoutScripts);
  await page.goto(booth);
  await page.getByRole('button', { name: 'Add Aid to my bag' }).click();
  await seeAlert(page, 'Aid is in your bag.');
  await page.getByRole('button', { name: 'In my bag: Aid. Remove it' }).waitFor();
  await page.goto(visit);
  await bagOf(page).getByRole('link', { name: /^Aid/ }).waitFor();
  await bagOf(page).getByRole('button', { name: 'Remove Aid from my bag' }).click();
  await seeAlert(page, 'Aid is no longer in your bag.');
  await bagOf(page).waitFor();
  await expect.poll(() => bagOf(page).getByRole('link', { name: /^Aid/ }).count()).toBe(0);
  await page.context().close();
});

test('a parent meets first what fits the student, and nothing moves when something is saved', async () => {
  const page = await visitor('parent');
  await page.goto(visit);
  const away = page.getByRole('region', { name: 'Leave a question' });
  const rows = away.getByRole('article');
  const reason = /looking for|like you wanted|Has |Your /;
  await rows.first().getByText(reason).waitFor();
  const names = () => rows.getByRole('heading').allTextContents();
  const before = await names();
  const name = before.at(-1) ?? '';
  await page.getByRole('button', { name: `Save ${name}`, exact: true }).press('Enter');
  await page.getByRole('link', { name: /^My bag.* 1 college$/ }).waitFor();
  expect(await names()).toEqual(before);
  await (await openBag(page)).getByRole('link', { name, exact: true }).waitFor();
  // The next time it is among what comes first, and says why.
  await page.goto(visit);
  await expect.poll(async () => (await names()).indexOf(name)).toBeLessThan(before.length - 1);
  await page.getByRole('link', { name: /^For Jordan \d+$/ }).press('Enter');
  await page.getByText(/^\d+ booths? of/).waitFor();
  await rows.filter({ hasText: name }).getByText(reason).waitFor();
  expect((await names()).length).toBeLessThanOrEqual(12);
  await page.getByRole('link', { name: 'Saved 1', exact: true }).press('Enter');
  await expect.poll(names).toEqual([name]);
  await page.context().close();
});

test.each([390, 1440])(
  'the bag, the booth and what comes first are right for a student on %i pixels',
  async (width) => {
    const device = await newWatcher(width);
    const first = await signIn(device, 'student');
    await first.goto(booth);
    const button = first.getByRole('button', { name: /^(?:Add Aid to|In my bag: Aid)/ });
    await button.waitFor();
    if ((await button.textContent())?.startsWith('Add')) {
      await button.press('Enter');
      await first.getByText('In your bag', { exact: true }).waitFor();
    }
    await first.close();
    const page = await device.newPage();
    for (const path of [booth, visit, `${address}/app`]) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      expect([path, ...(await movesOf(page))]).toEqual([path]);
      await expectToFit(page);
    }
    await device.close();
  },
);

test('a parent of two on a phone sees both at home and chooses one in the lobby, with scripts and without', async () => {
  for (const options of [phone, phoneWithoutScripts]) {
    const page = await visitor('parent', options);
    const isPlain = options === phoneWithoutScripts;
    const opened = async () => (isPlain ? page : openBag(page));
    const close = async () => {
      if (!isPlain) await page.keyboard.press('Escape');
    };
    await page.goto(`${address}/app`);
    await page.getByText(/^(Jordan and Sam|Sam and Jordan) are registered$/).waitFor();
    await page.goto(visit);
    const choice = page.getByRole('navigation', { name: 'For which student' });
    await choice.waitFor();
    await (await opened()).getByRole('region', { name: 'Jordan’s bag' }).waitFor();
    await close();
    await choice.getByRole('link', { name: 'Sam' }).press('Enter');
    await page.getByRole('link', { name: /^For Sam/ }).waitFor();
    await page.getByText('Sam saved it').first().waitFor();
    await expect
      .poll(() => choice.getByRole('link', { name: 'Sam' }).getAttribute('aria-current'))
      .toBe('true');
    const inside = await opened();
    const bag = inside.getByRole('region', { name: 'Sam’s bag' });
    await bag.getByRole('link').first().waitFor();
    await expect.poll(() => bag.getByRole('button').count()).toBe(0);
    await inside.getByText('What you save goes into your own bag, not into Sam’s.').waitFor();
    await close();
    // It stays while booths are looked for.
    await page.getByLabel('Find a booth').fill('college');
    await page.getByLabel('Find a booth').press('Enter');
    await page.getByText(/^\d+ booths? of/).waitFor();
    await (await opened()).getByRole('region', { name: 'Sam’s bag' }).waitFor();
    // And after a booth.
    await page.goto(booth);
    await page.getByRole('link', { name: /^(?:All booths|Back to the booths)$/ }).click();
    await page.getByRole('link', { name: /^For Sam/ }).waitFor();
    await choice.getByRole('link', { name: 'Jordan' }).click();
    await page.getByRole('link', { name: /^For Jordan/ }).waitFor();
    // Another's child is no one.
    await page.goto(`${visit}?student=00000000-0000-7000-8000-000000000000`);
    await (await opened()).getByRole('region', { name: 'Jordan’s bag' }).waitFor();
    await page.context().close();
  }
});

test.each([390, 1440])('the lobby of a parent of two is right on %i pixels', async (width) => {
  const device = await newWatcher(width);
  const page = await signIn(device, 'parent');
  const answer = await page.goto(visit, { waitUntil: 'load' });
  await page.getByRole('navigation', { name: 'For which student' }).waitFor();
  expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
  await device.close();
});
