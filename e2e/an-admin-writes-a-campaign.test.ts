import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoCampaigns } from '../src/features/campaigns/sending/demo-campaigns.server.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const list = '/admin/campaigns/email';

async function signInAdmin(visitor: BrowserContext): Promise<void> {
  const form = { email: demoEmail('admin'), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
}

async function adminPage(options?: BrowserContextOptions): Promise<Page> {
  const visitor = await newVisitor(options);
  await signInAdmin(visitor);
  return visitor.newPage();
}

interface Received {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mailTo = async (page: Page, to: string): Promise<readonly Received[]> => {
  const answer = await page.request.get(`${address}/mailbox.json`);
  return ((await answer.json()) as readonly Received[]).filter((mail) => mail.to === to);
};

/** Waits until all typed text is saved. */
const seeSaved = (page: Page) => page.getByText('All changes saved').waitFor();

test('an admin writes an email, loses nothing with the browser, tests it, sends it and reads it', async () => {
  const page = await adminPage();
  await page.goto(`${address}${list}`);
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('button', { name: 'Start empty' }).click();
  await seeHeading(page, 'No subject yet');

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.getByLabel('Subject').fill('Doors open, ');
  await page.getByLabel('Merge field', { exact: true }).selectOption('First name');
  await page.getByRole('button', { name: 'Insert into the subject' }).click();
  await expect
    .poll(() => page.getByLabel('Subject').inputValue())
    .toBe('Doors open, {{firstName}}');
  // A button of the toolbar gives the focus back with the next frame.
  const focused = () =>
    expect.poll(() => text.evaluate((editor) => editor === document.activeElement)).toBe(true);
  await text.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await focused();
  await page.keyboard.type('One evening');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hello ');
  await page.getByRole('button', { name: 'Merge field', exact: true }).click();
  const asking = page.getByRole('group', { name: 'Merge field' });
  await asking.getByLabel('Merge field').selectOption('First name');
  await asking.getByLabel('If it’s unknown, write').fill('there');
  await asking.getByRole('button', { name: 'Insert' }).click();
  await focused();
  await page.keyboard.type(', come and ask.');
  await page.getByRole('button', { name: 'Button', exact: true }).click();
  await page.getByLabel('Web address').fill('fairs');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByText('Enter a full web address').waitFor();
  await page.getByLabel('Web address').fill('https://quad.example/calendar');
  await page.getByLabel('Button text').fill('See the fairs');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await seeSaved(page);
  expect(await axeFindings(page)).toEqual([]);

  // Another browser of the same admin: what was typed is there, chip and button as they were.
  const where = page.url();
  await page.context().close();
  const again = await adminPage();
  await again.goto(where);
  await seeHeading(again, 'Doors open, [First name]');
  await again.locator('[data-field=firstName]').waitFor();
  const plain = again.getByRole('complementary', { name: 'Plain text version' });
  await plain.getByText('Hello {{firstName|there}}, come and ask.').waitFor();
  await again.getByText('See the fairs', { exact: true }).first().waitFor();

  await again.getByRole('button', { name: 'Save and choose recipients' }).click();
  await again.getByRole('radio', { name: /^Newsletter for exhibitors/ }).check();
  await again.getByRole('heading', { name: '17 people get this email' }).waitFor();
  await again.getByRole('radio', { name: /^Came to a fair/ }).check();
  await again.getByRole('radio', { name: /^Admins/ }).check();
  await again.getByRole('heading', { name: '1 person gets this email' }).waitFor();
  await again.getByRole('button', { name: 'Save and preview' }).click();

  await again.getByText('Shown for Alex Morgan').waitFor();
  for (const width of [320, 390, 800, 600]) {
    await again.getByRole('link', { name: `${width} px` }).click();
    const frame = again.frameLocator(`iframe[title="The email, ${width} pixels wide"]`);
    await frame.getByText('Hello Alex, come and ask.', { exact: true }).waitFor();
    await frame.getByRole('link', { name: 'See the fairs' }).waitFor();
  }
  const ground = () =>
    again
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await ground()).toBe('rgb(250, 248, 243)');
  await again.getByRole('link', { name: 'Dark' }).click();
  await expect.poll(ground).toBe('rgb(23, 22, 18)');
  await again.getByRole('link', { name: 'Choose when to send' }).click();

  await again.getByRole('button', { name: 'Send me a test' }).click();
  await seeAlert(again, `Test sent to ${demoEmail('admin')}.`);
  await expect
    .poll(async () => (await mailTo(again, demoEmail('admin'))).map(({ subject }) => subject))
    .toContain('[Test] Doors open, Alex');

  await again.getByRole('button', { name: 'Review and confirm' }).click();
  const question = again.getByRole('dialog', { name: 'Send this email now?' });
  await question.getByText('Admins (1 person as of now)').waitFor();
  await question.getByRole('button', { name: 'Send to 1 person' }).click();
  await seeAlert(again, 'On its way. Follow it on this page.');
  await expect
    .poll(async () => (await mailTo(again, demoEmail('admin'))).map(({ subject }) => subject), {
      timeout: 60_000,
    })
    .toContain('Doors open, Alex');
  const mails = await mailTo(again, demoEmail('admin'));
  const mail = mails.find(({ subject }) => subject === 'Doors open, Alex');
  expect(mail?.text).toContain('One evening\n\nHello Alex, come and ask.');
  expect(mail?.text).toContain('See the fairs (https://quad.example/calendar)');
  await again.getByRole('rowheader', { name: demoEmail('admin') }).waitFor();
  expect(await axeFindings(again)).toEqual([]);

  await again.getByRole('button', { name: 'Copy as new' }).click();
  await seeAlert(again, 'Copied. This is a new draft.');
  await again.getByText('Saves the subject and text for another time.').click();
  await again.getByLabel('Template name').fill('Doors open');
  await again.getByRole('button', { name: 'Save as a template' }).click();
  await seeAlert(again, 'Template saved. Find it under “New campaign.”');
  await again.getByRole('link', { name: 'Delete draft' }).click();
  await again.getByRole('button', { name: 'Delete the draft' }).click();
  await seeAlert(again, 'Draft deleted.');
  await again.goto(`${address}${list}/new`);
  await again.getByRole('button', { name: 'Start from this: Doors open' }).click();
  await seeHeading(again, 'Doors open, [First name]');
});

test('an admin with JavaScript switched off writes, is told what is wrong, schedules and cancels', async () => {
  const page = await adminPage(phoneWithoutScripts);
  await page.goto(`${address}${list}/new`);
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.getByLabel('Subject').fill('Plain news');
  await page.getByRole('textbox', { name: /^Text/ }).fill('Dear {{frstName}},\n\nsee you <soon.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('There’s no merge field {{frstName}}').waitFor();
  await page
    .getByRole('textbox', { name: /^Text/ })
    .fill('Dear {{firstName|all}},\n\nsee you soon.');
  await page.getByRole('button', { name: 'Save and choose recipients' }).click();
  await page.getByRole('radio', { name: /^Came to a fair/ }).check();
  await page.getByRole('button', { name: 'Count them' }).click();
  await page.getByText('Please choose a fair.').first().waitFor();
  await page.getByRole('radio', { name: /^6x6 admins/ }).check();
  await page.getByRole('button', { name: 'Count them' }).click();
  await page.getByRole('heading', { name: '1 person gets this email' }).waitFor();
  await page.getByRole('link', { name: 'Send', exact: true }).click();
  expect(await page.getByLabel('Date and time').isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'At a time I choose' }).check();
  await page.getByLabel('Date and time').fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Review and confirm' }).click();
  await page.getByText('Please choose a time in the future.').waitFor();
  const day = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('Date and time').fill(`${day}T09:00`);
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  await page.getByRole('button', { name: 'Review and confirm' }).click();
  await page.getByRole('heading', { name: 'Schedule this email?' }).waitFor();
  await page.getByText('6x6 admins (1 person as of now)').waitFor();
  await page.getByRole('button', { name: 'Schedule it' }).click();
  await seeHeading(page, 'Plain news');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();

  // Back to the draft, and scheduled anew.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('It’s a draft again').first().waitFor();
  await page.getByLabel('Subject').fill('Plainer news');
  await page.getByRole('button', { name: 'Save and choose recipients' }).click();
  await page.getByRole('link', { name: 'Send', exact: true }).click();
  await page.getByRole('radio', { name: 'At a time I choose' }).check();
  await page.getByLabel('Date and time').fill(`${day}T10:00`);
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  await page.getByRole('button', { name: 'Review and confirm' }).click();
  await page.getByRole('button', { name: 'Schedule it' }).click();
  await seeHeading(page, 'Plainer news');
  await page.getByText(/^Goes out/).waitFor();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByRole('heading', { name: 'Cancel this campaign?' }).waitFor();
  await page.getByRole('button', { name: 'Cancel the campaign' }).click();
  await page.getByText('Canceled', { exact: true }).waitFor();
  await page.getByText(/^Planned for/).waitFor();
  const { rows } = await database.pool.query(
    `select status, time_zone from campaign where subject in ('Plain news', 'Plainer news')`,
  );
  expect(rows).toEqual([{ status: 'cancelled', time_zone: 'America/Chicago' }]);
});

test('an admin writes to the exhibitors of a fair who have not paid, from their list', async () => {
  const page = await adminPage();
  await page.goto(`${address}/admin/fairs/${demoFairs.demo}/exhibitors`);
  await page.getByRole('link', { name: 'Email unpaid exhibitors' }).click();
  await seeHeading(page, 'New campaign');
  await page.getByText('To Exhibitors who haven’t paid: ').waitFor();
  await page.getByRole('button', { name: 'Start empty' }).click();
  await seeHeading(page, 'No subject yet');
  await page.getByRole('link', { name: 'Recipients' }).click();
  const chosen = page.getByRole('radio', { name: /^Exhibitors who haven’t paid/ });
  await expect.poll(() => chosen.isChecked()).toBe(true);
  expect(await page.getByLabel('Fair', { exact: true }).inputValue()).toBe(demoFairs.demo);
});

test('an admin keeps the list of those who are not to be written to', async () => {
  const page = await adminPage();
  await database.pool.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values ('left@people.test', 'campaigns', 'unsubscribed', now())`,
  );
  await page.goto(`${address}${list}/suppressions`);
  await page
    .getByRole('row', { name: /left@people\.test/ })
    .getByText('Only they can')
    .waitFor();
  await page.getByLabel('Address', { exact: true }).fill('no-more@people.test');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await seeAlert(page, 'Added to the list.');
  const file = await page.request.get(`${address}${list}/suppressions.csv`);
  expect(await file.text()).toContain('no-more@people.test,all,by-hand,');
  await page.getByRole('searchbox', { name: 'Find an address' }).fill('no-more');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 address', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Unblock no-more@people.test' }).click();
  await page.getByRole('button', { name: 'Unblock now' }).click();
  await seeAlert(page, 'Unblocked. The address will get this kind of email again.');
});

test('an admin lifts several addresses with one question, and none that left by themselves', async () => {
  const page = await adminPage();
  await database.pool.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values ('first@several.test', 'all', 'hard-bounce', now()),
       ('second@several.test', 'all', 'by-hand', now()),
       ('third@several.test', 'campaigns', 'unsubscribed', now())`,
  );
  await page.goto(`${address}${list}/suppressions?q=several.test`);
  await page.getByText('3 addresses', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Unblock 2 addresses?' });
  await question.getByText('This can’t be undone').waitFor();
  await question.getByRole('button', { name: 'Unblock now' }).click();
  await seeAlert(page, '2 entries unblocked.');
  await page.getByText('1 address', { exact: true }).waitFor();
  const { rows } = await database.pool.query(
    `select action from audit_entry where action = 'liftSuppression'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
});

const draft = `${list}/drafts/${demoCampaigns.draft}`;
const screens = [
  list,
  `${list}/new`,
  `${list}/suppressions`,
  `${list}/${demoCampaigns.finished}`,
  draft,
  `${draft}/recipients`,
  `${draft}/preview`,
  `${draft}/send`,
];

describe.each([390, 1440])('on a screen of %i pixels', (width) => {
  test.each(screens)('everyone can use %s, in four themes', async (path) => {
    const visitor = await newWatcher(width);
    await signInAdmin(visitor);
    await expectUsable(visitor, `${address}${path}`);
    await visitor.close();
  });
});

test('for anyone who is no admin, and for an unknown id, there is no such page', async () => {
  const page = await adminPage();
  const unknown = '018f0000-0000-7000-8000-000000000000';
  for (const path of [`${list}/${unknown}`, `${list}/drafts/${unknown}`, `${list}/x`])
    expect((await page.goto(`${address}${path}`))?.status()).toBe(404);
});
