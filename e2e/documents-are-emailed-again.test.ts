import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { signIn } from './demo-people.ts';
import { seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, htmlFindings, newWatcher } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const sent = 'Emailed. It arrives within a minute.';
const justSent =
  'This was emailed a few minutes ago, so we didn’t send it twice. If it’s missing, check the spam folder.';

test.each(withAndWithout)(
  'an admin and a rep %s have documents emailed again, and once however often they press',
  async (_, device) => {
    // What the demo has sent was not sent just now.
    await database.pool.query('delete from billing_document_copy');
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/payments`);
    await seeHeading(page, 'Payments');
    const again = page.getByRole('link', { name: /^Email again: / }).first();
    await again.click();
    const question = questionOf(page, 'Email the invoice again?', device);
    await question.getByText('Goes to').waitFor();
    await question.getByText(/@/).first().waitFor();
    await question.getByRole('link', { name: 'Don’t email' }).click();
    await question.waitFor({ state: 'hidden' });
    for (const message of [sent, justSent]) {
      await again.click();
      await question.getByRole('button', { name: 'Email the invoice' }).click();
      await seeAlert(page, message);
      await seeHeading(page, 'Payments');
      expect(new URL(page.url()).search).toBe('');
    }
    await visitor.close();

    await database.pool.query('delete from billing_document_copy');
    const reps = await newVisitor(device);
    await signIn(reps, address, 'college');
    const own = await reps.newPage();
    await own.goto(`${address}/app/fairs/signup`);
    await own
      .getByRole('link', { name: /^Invoice / })
      .first()
      .click();
    await seeHeading(own, 'Invoice');
    await own.getByText(new RegExp(`^Goes to .*${demoEmail('college')}`)).waitFor();
    for (const message of [sent, justSent]) {
      await own.getByRole('button', { name: 'Email the invoice' }).click();
      await seeAlert(own, message);
      await seeHeading(own, 'Invoice');
    }
    await reps.close();
  },
);

test.each([390, 1440])(
  'what asks to email a document is right for everyone at %i',
  async (width) => {
    const visitor = await newWatcher(width);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/payments`);
    const again = page.getByRole('link', { name: /^Email again: / }).first();
    await page.goto(new URL((await again.getAttribute('href')) ?? '', page.url()).href);
    await page.getByRole('region', { name: 'Email the invoice again?' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await htmlFindings(await page.content())).toEqual([]);
    await visitor.close();
  },
);
