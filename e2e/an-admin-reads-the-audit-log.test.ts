import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { signIn } from './demo-people.ts';
import { seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { expectUsable, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const day = 86_400_000;
const address = await openForVisitors({ database });

test.each(withAndWithout)(
  'an admin %s reads who did what, finds an act by the name of the fair, and takes the list along',
  async (way, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const text = `The talk starts at noon, ${way}.`;
    await page.goto(`${address}/admin/fairs/${demoFairs.demo}/live`);
    await page.getByLabel('Announcement', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByRole('link', { name: `Withdraw: ${text}` }).waitFor();

    await page.goto(`${address}/admin/audit`);
    await seeHeading(page, 'Audit log');
    await page.getByRole('searchbox').fill('demo college');
    await page.getByLabel('About').selectOption('Fairs');
    await page.getByLabel('From').fill(new Date(Date.now() - day).toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=demo\+college/);
    const act = page.getByRole('link', { name: 'Posted an announcement at Demo College Fair.' });
    await act.first().waitFor();
    const file = page.getByRole('link', { name: 'Download as CSV' });
    const table = await visitor.request.get(
      new URL((await file.getAttribute('href')) ?? '', address).href,
    );
    expect(await table.text()).toContain(
      'Posted an announcement at Demo College Fair.,announce,Fair,',
    );
    await act.first().click();
    await seeHeading(page, 'Demo College Fair');

    await page.goto(`${address}/admin/audit?q=no+one+is+called+so`);
    await page.getByText('No matching entries').waitFor();
    await visitor.close();
  },
);

test.each([390, 1440])('everyone can use the audit log at %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  await expectUsable(visitor, `${address}/admin/audit`);
  await visitor.close();
});

test('no one but admins finds it', async () => {
  const visitor = await newVisitor();
  await signIn(visitor, address, 'college');
  for (const path of ['/admin/audit', '/admin/audit.csv'])
    expect((await visitor.request.get(`${address}${path}`)).status()).toBe(404);
  await visitor.close();
});
