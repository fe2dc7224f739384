import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { lookAtStep, newcomer, onAnotherDevice } from './people-who-set-up.ts';

const address = await openForVisitors({ demo: true });
const college = 'Gadsden State Community College';
const search = `${address}/app/setup?step=institution&q=gadsden`;

async function ask(page: Page, role: string) {
  await page.goto(search);
  await page.getByRole('link', { name: `Ask to represent ${college}` }).click();
  await seeHeading(page, `Ask to represent ${college}`);
  await page.getByLabel('Your role').fill(role);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send request' });

/** The subjects of the mail to an address, newest first. */
async function mailTo(visitor: BrowserContext, email: string): Promise<readonly string[]> {
  const to = encodeURIComponent(email);
  const answer = await visitor.request.get(`${address}/mailbox.json?to=${to}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
}

test.each([
  ['on a phone', () => newWatcher(390)],
  ['on a desktop', () => newWatcher(1440)],
  ['on a phone without JavaScript', () => newVisitor(phoneWithoutScripts)],
])(
  'a rep with an address of their own asks %s, is declined with a reason, asks again and is let in',
  async (where, device) => {
    const hasScripts = !where.includes('without');
    const look = hasScripts ? lookAtStep : seeHeading;
    const email = `dana.${where.replaceAll(' ', '-')}@gmail.test`;
    const visitor = await device();
    const page = await newcomer(address, email, 'college', visitor);
    await ask(page, 'Regional recruiter');
    await look(page, `Ask to represent ${college}`);
    // Nothing typed is lost when something is missing.
    await send(page).click({ force: true });
    await expect
      .poll(() => page.getByLabel('Who are you').getAttribute('aria-invalid'))
      .toBe(hasScripts ? 'true' : null);
    await page.getByLabel('Who are you').fill('I visit schools in Ohio for Gadsden State.');
    await page.getByLabel('A link that shows it').fill('gadsden');
    await send(page).click({ force: true });
    await expect
      .poll(() => page.getByLabel('A link that shows it').getAttribute('aria-invalid'))
      .toBe(hasScripts ? 'true' : null);
    expect(await page.getByLabel('Your role').inputValue()).toBe('Regional recruiter');
    await page.getByLabel('A link that shows it').fill('https://www.gadsdenstate.edu/staff/dana');
    await send(page).click();
    await seeAlert(page, 'Request sent. We’ll email you the answer.');
    await look(page, 'Your request is pending');
    await page.getByText('I visit schools in Ohio for Gadsden State.').waitFor();

    const admin = await onAnotherDevice(address, demoEmail('admin'), 390, demoPassword);
    await admin.goto(`${address}/admin/claims`);
    const row = admin.getByRole('row').filter({ hasText: email });
    await row.getByText('Not at the college’s domain').waitFor();
    await row.getByRole('link', { name: 'gadsdenstate.edu' }).waitFor();
    await row.getByLabel('Reason for declining').fill('We can’t find you on that page.');
    await row.getByRole('button', { name: /^Decline: / }).click();
    await seeAlert(admin, 'Declined. The person gets an email within a minute.');

    await page.goto(`${address}/app`);
    await page.getByText('Reason: We can’t find you on that page.').waitFor();
    await expect
      .poll(() => mailTo(visitor, email))
      .toContain(`Your request to represent ${college}`);
    await page.getByRole('link', { name: 'Ask again' }).click();
    await look(page, 'Which college is yours?');
    await page.getByText('Reason: We can’t find you on that page.').waitFor();
    await ask(page, 'Regional recruiter, since May');
    await page.getByLabel('Who are you').fill('Please ask the dean, Ann Lee, about me.');
    await send(page).click();
    await look(page, 'Your request is pending');
    for (const path of ['leads', 'results']) {
      await page.goto(`${address}/app/${path}`);
      await page.getByText(`Your request to represent ${college} is pending`).waitFor();
      expect(await page.getByText('Which college do you represent?').count()).toBe(0);
    }

    await admin.goto(`${address}/admin/claims`);
    await admin
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('link', { name: college })
      .click();
    await lookAtStep(admin, college);
    await admin.getByRole('button', { name: `Approve: Bo Reed for ${college}` }).click();
    await seeAlert(
      admin,
      'Approved. The person and the college’s reps get an email within a minute.',
    );
    await admin.getByRole('rowheader', { name: email }).waitFor();

    await page.goto(`${address}/app/setup?step=institution`);
    await look(page, 'Your college');
    await expect.poll(() => mailTo(visitor, email)).toContain(`You now represent ${college}`);
    await visitor.close();
  },
);
