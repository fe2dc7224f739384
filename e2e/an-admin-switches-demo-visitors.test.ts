import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { openAs } from './demo-people.ts';
import { seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { expectUsable, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database, demoLife: true });

async function present(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from presence',
  );
  return rows[0]?.n ?? 0;
}
const comeAgain = () => expect.poll(present).toBeGreaterThan(2);

test.each(withAndWithout)(
  'an admin sends the demo’s visitors away with one click %s',
  async (_, device) => {
    const page = await openAs(address, 'admin', device);
    await comeAgain();
    await page.goto(`${address}/app`);
    await page.getByText('Demo visitors are on').waitFor();
    await page.getByRole('button', { name: 'Switch off demo visitors' }).click();
    await page.waitForURL(`${address}/app`);
    await seeAlert(page, 'Demo visitors switched off. They’re leaving.');
    await page.getByText('Demo visitors are off').waitFor();
    await expect.poll(present).toBe(0);

    await page.goto(`${address}/admin/settings/features`);
    await page.getByRole('button', { name: 'Switch on demo visitors' }).click();
    await seeAlert(
      page,
      'Demo visitors switched on. While the demo fair is live, the first ones arrive within a minute.',
    );
    await page.waitForURL(`${address}/admin/settings/features`);
    await page.getByText('Demo visitors are on').waitFor();
    await comeAgain();
    await page.goto(`${address}/admin/audit`);
    await page.getByText('Switched off demo visitors.').first().waitFor();
    await page.context().close();
  },
);

test('everyone can use the switch on a phone', async () => {
  const visitor = await newWatcher(390);
  const form = { email: demoEmail('admin'), password: demoPassword };
  await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  await expectUsable(visitor, `${address}/app`);
  await visitor.close();
});
