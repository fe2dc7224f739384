import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { signIn } from './demo-people.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
await database.pool.query(
  `update booth_message set released_at = null, hidden_at = null, hidden_by = null,
     hidden_as = null, hidden_why = null where held_for is not null`,
);

/** A counselor whom no one has confirmed. */
const unconfirmed = demoEmail('counselor');
await database.pool.query('update counselor set confirmed_at = null');

test.each(withAndWithout)(
  'an admin reads what waits, goes where it is done, and looks at more days %s',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/app`);
    const todo = page.getByRole('region', { name: 'To do', exact: true });
    await todo.getByRole('link', { name: /^Read and decide: Demo College Fair/ }).click();
    await page.waitForURL(`${address}/admin/fairs/${demoFairs.demo}/live#held`);
    await page.getByText('www.my-frogs.example').waitFor();

    // What waits is on the page that the link opens, not behind another choice there.
    await page.goto(`${address}/app`);
    await todo.getByText('1 counselor isn’t confirmed').waitFor();
    await todo.getByRole('link', { name: 'Confirm', exact: true }).click();
    await page.waitForURL(`${address}/admin/claims?status=counselors`);
    await page.getByRole('row').filter({ hasText: unconfirmed }).waitFor();

    await page.goto(`${address}/app`);
    await page.getByRole('link', { name: 'Last 90 days' }).click();
    await page.waitForURL(`${address}/app?days=90`);
    await page.getByText(/registrations in the last 90 days/).waitFor();
    const chart = page.getByRole('region', { name: 'Registrations', exact: true });
    await chart.getByText('Show as a table').click();
    await chart.getByRole('columnheader', { name: 'Registered' }).waitFor();
    const csv = page.getByRole('link', { name: 'Download as CSV' });
    const answer = await page.request.get(`${address}${await csv.getAttribute('href')}`);
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect(await answer.text()).toContain('task,Demo College Fair,heldMessages,1');

    const fairs = page.getByRole('region', { name: 'Upcoming fairs' });
    await fairs.getByRole('link', { name: 'Demo College Fair', exact: true }).click();
    await page.waitForURL(`${address}/admin/fairs/${demoFairs.demo}`);
    await visitor.close();
  },
);

test.each([
  [390, 'admin'],
  [1440, 'admin'],
  [390, 'admin6x6'],
  [1440, 'admin6x6'],
] as const)('everyone can use the dashboard at %i pixels as %s', async (width, who) => {
  const visitor = await newWatcher(width);
  const form = { email: demoEmail(who), password: demoPassword };
  await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  const page = await visitor.newPage();
  await page.goto(`${address}/app`);
  await page.getByRole('region', { name: 'To do', exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
  await expectToFit(page);
  await visitor.close();
});
