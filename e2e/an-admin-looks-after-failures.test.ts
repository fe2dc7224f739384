import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { signIn } from './demo-people.ts';
import { enter, firstPage, phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { axeFindings, expectToFit, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const title = 'Failed emails and jobs';

const fail = (recipient: string, text: string) =>
  database.pool.query(
    `insert into mail (id, kind, recipient, subject, text, status, attempts, last_error,
       next_attempt_at, message_id, created_at, ended_at)
     values (gen_random_uuid(), 'registration-done', $1, 'Hello', $2, 'failed', 14,
       'EENVELOPE RCPT TO 451', now(), $1, now(), now())`,
    [recipient, text],
  );
await database.pool.query(
  `select graphile_worker.permanently_fail_jobs(
     array[(graphile_worker.add_job('fair-notice', max_attempts := 9,
       job_key := gen_random_uuid()::text)).id],
     to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' Error EUNLUCKY')`,
);

test.each(withAndWithout)(
  'an admin %s sees why an email failed, and sends it again',
  async (_, device) => {
    await fail('ada@example.org', 'Hello');
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/fairs/${demoFairs.demo}/live`);
    await page.getByRole('link', { name: 'See what failed' }).click();
    await seeHeading(page, title);
    await page.getByText('The email server delayed it until we gave up.').first().waitFor();
    expect(await page.getByText('ada@example.org').count()).toBe(0);
    // Nothing is selected yet.
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeAlert(page, 'Select at least one first.');
    await page.getByLabel('Select: Registration done to a…@e….org').check({ force: true });
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeAlert(page, '1 email goes out again.');
    await visitor.close();
  },
);

test('an admin looks at jobs and starts one again, and no coordinator finds the page', async () => {
  await fail('bob@example.org', '');
  const visitor = await newWatcher(390);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  const shots = process.env['SCREENSHOTS'];
  for (const path of ['/admin/health', '/admin/health/jobs']) {
    await page.goto(`${address}${path}`);
    await seeHeading(page, title);
    expect(await axeFindings(page)).toEqual([]);
    await expectToFit(page);
    if (shots)
      await page.screenshot({
        path: `${shots}/${path.slice(7).replace('/', '-')}.png`,
        fullPage: true,
      });
  }
  await page.getByLabel('Select: Fair notice').check({ force: true });
  await page.getByRole('button', { name: 'Try again' }).click();
  await seeAlert(page, '1 job was started again.');
  await page.getByText('No job failed').waitFor();
  await visitor.close();
  const other = await firstPage(phone);
  await enter(other, address, demoEmail('admin6x6'), demoPassword);
  for (const path of ['/admin/health', '/admin/health/jobs'])
    expect((await other.request.get(`${address}${path}`)).status()).toBe(404);
});
