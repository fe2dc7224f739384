import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { signIn } from './demo-people.ts';
import { enter, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, newWatcher } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const fair = `${address}/admin/fairs/${demoFairs.demo}`;
const { rows } = await database.pool.query<{ id: string; college: string; exhibitorId: string }>(
  `select b.id, c.name as college, e.id as "exhibitorId" from fair_booth b
   join college c on c.id = b.college_id
   join fair_exhibitor e on e.fair_id = b.fair_id and e.college_id = b.college_id
   where b.fair_id = $1 and b.booth_sent order by c.name limit 1`,
  [demoFairs.demo],
);
const booth = rows[0] ?? { id: '', college: '', exhibitorId: '' };
const withScripts = (device: { readonly javaScriptEnabled?: boolean }) =>
  device.javaScriptEnabled !== false;

test.each(withAndWithout)(
  'an admin %s closes a booth for a reason that visitors read, and reopens it',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const guest = await newVisitor(device);
    const student = await guest.newPage();
    await enter(student, address, demoEmail('student'), demoPassword);
    await student.goto(`${address}/app/fairs/visit/demo/booths/${booth.id}`);
    await seeHeading(student, booth.college);
    /** Without JavaScript a page shows what has changed when it is opened again. */
    const shown = async (text: string) => {
      if (!withScripts(device)) await student.reload();
      return student.getByText(text).count();
    };

    await page.goto(`${fair}/live`);
    await page.getByRole('link', { name: `Close: the booth of ${booth.college}` }).click();
    const question = questionOf(page, `Close the booth of ${booth.college}?`, device);
    await question.getByLabel('Reason').fill('The reps are at lunch.');
    await question.getByRole('button', { name: 'Close the booth' }).click();
    await seeAlert(page, 'The booth is closed. Visitors see it right away.');
    await expect.poll(() => shown('The organizer says: The reps are at lunch.')).toBe(1);
    await expect.poll(() => student.locator('#say-text').count()).toBe(0);
    if (withScripts(device)) expect(await axeFindings(student)).toEqual([]);
    await student.goto(`${address}/app/fairs/visit/demo?q=${encodeURIComponent(booth.college)}`);
    const card = student.getByRole('article').filter({ hasText: booth.college });
    await card.getByText('Closed').waitFor();

    // The same from the exhibitor's page.
    await page.goto(`${fair}/exhibitors/${booth.exhibitorId}`);
    await page.getByText('Visitors see: The reps are at lunch.').waitFor();
    await page.getByRole('button', { name: `Reopen: the booth of ${booth.college}` }).click();
    await seeAlert(page, 'The booth is open again.');
    await page.getByText('The booth is published and open.').waitFor();
    // The card of the open lobby shows it, and so it does when it is closed again.
    await expect
      .poll(async () => {
        if (!withScripts(device)) await student.reload();
        return card.getByText('Closed').count();
      })
      .toBe(0);
    await student.goto(`${address}/app/fairs/visit/demo/booths/${booth.id}?view=chat`);
    await student.locator('#say-text').waitFor();
    await visitor.close();
    await guest.close();
  },
);

test.each([390, 1440])('the question and the exhibitor’s page fit at %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  const shots = process.env['SCREENSHOTS'];
  for (const path of [`live?close=${booth.id}`, `exhibitors/${booth.exhibitorId}`]) {
    await page.goto(`${fair}/${path}`);
    await seeHeading(page, 'Demo College Fair');
    expect(await axeFindings(page)).toEqual([]);
    await expectToFit(page);
    if (shots)
      await page.screenshot({ path: `${shots}/${path.slice(0, 4)}-${width}.png`, fullPage: true });
  }
  await visitor.close();
});
