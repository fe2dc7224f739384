import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { linesSelected, lookAtRows as look } from './several-rows.ts';
import { threeNamed } from './three-exhibitors.ts';

const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({ database });
const fairId = demoFairs.demo;
const grid = `${address}/admin/fairs/${fairId}/readiness`;

const published = async (word: string) => {
  const { rows } = await pool.query<{ name: string }>(
    `select c.name from fair_booth b join college c on c.id = b.college_id
     where b.fair_id = $1 and b.booth_sent and c.name like '%' || $2 order by c.name`,
    [fairId, word],
  );
  return rows.map(({ name }) => name);
};

test.each(withAndWithout)(
  'an admin %s publishes those selected that are ready, undoes it, takes a file and begins an email',
  async (_, device) => {
    const word = device === phone ? 'Meadow' : 'Harbor';
    await threeNamed(pool, fairId, word);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${grid}?q=${word}`);
    const pick = (name: string) => page.getByRole('checkbox', { name: `Select ${name} ${word}` });
    for (const name of ['Ash', 'Bay']) await pick(name).check();
    if (device === phone) await page.getByText('2 selected').waitFor();
    await look(page, device);
    await page.getByRole('button', { name: 'Publish booths', exact: true }).click();
    const question = questionOf(page, 'Publish 1 booth?', device);
    await question.getByText('A step is missing before it can be published:').waitFor();
    await look(page, device);
    await question.getByRole('button', { name: 'Publish 1 booth' }).click();
    await seeAlert(page, 'Booth published.');
    await page.getByText('1 was skipped.').first().waitFor();
    expect(await published(word)).toEqual([`Ash ${word}`]);
    expect(new URL(page.url()).searchParams.get('q')).toBe(word);
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeAlert(page, 'Undone for one booth.');
    expect(await published(word)).toEqual([]);

    await page.getByRole('button', { name: 'Unpublish booths' }).click();
    await page.getByText('Select at least one row first.').first().waitFor();
    await page.goto(`${grid}?q=${word}&show=missing`);
    await pick('Bay').check();
    const lines = await linesSelected(page);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Bay ${word}`);

    await page.goto(`${grid}?q=${word}&show=missing`);
    await pick('Bay').check();
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await seeAlert(page, 'New email to 1 exhibitor.');
    const { rows } = await pool.query<{ audience: string }>(
      'select audience from campaign_draft order by updated_at desc limit 1',
    );
    expect(rows[0]?.audience).toMatch(new RegExp(`^FAIR_EXHIBITORS:${fairId}:E[\\da-f-]{36}$`));
    await page.context().close();
  },
);

test('an admin on a phone unpublishes all that match, and brings them back', async () => {
  const page = await openAs(address, 'admin', phone);
  await page.goto(`${grid}?show=sent`);
  await page.getByLabel(/^Select all \d+ that match$/).check();
  await page.getByRole('button', { name: 'Unpublish booths' }).click();
  const question = page.getByRole('dialog', { name: /^Unpublish \d+ booths\?$/ });
  await question.waitFor();
  await look(page, phone);
  const all = 'select count(*)::int as count from fair_booth where fair_id = $1 and booth_sent';
  const count = async () =>
    (await pool.query<{ count: number }>(all, [fairId])).rows[0]?.count ?? NaN;
  const before = await count();
  await question.getByRole('button', { name: `Unpublish ${before} booths` }).click();
  await seeAlert(page, `${before} booths unpublished.`);
  expect(await count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await seeAlert(page, `Undone for ${before} booths.`);
  expect(await count()).toBe(before);
  await page.context().close();
});
