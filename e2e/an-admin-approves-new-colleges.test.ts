import { expect, test } from 'vitest';
import { phone, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({ database });

const draftsNow = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from college where status = 'draft'`,
  );
  return rows[0]?.count ?? 0;
};

test.each(withAndWithout)(
  'an admin %s approves all new colleges at once, also those that the page doesn’t show',
  async (_, device) => {
    const word = device === phone ? 'Harvest' : 'Lantern';
    await pool.query(
      `insert into college select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'name', $1 || ' College ' || n, 'name_lower', lower($1) || ' college ' || n, 'slug', null,
         'unit_id', null, 'domain', 'elsewhere.test', 'website', null, 'status', 'draft'))).*
       from college c, generate_series(1, 60) n
       where c.id = (select id from college where status = 'active' order by id limit 1)`,
      [word],
    );
    const all = await draftsNow();
    const page = await openAs(address, 'admin', device);
    await page.goto(`${address}/admin/claims`);
    const colleges = page.getByRole('region', { name: 'New colleges' });
    await colleges.getByLabel(`Select all ${all} that match`).check();
    if (device === phone) expect(await axeFindings(page)).toEqual([]);
    await colleges.getByRole('button', { name: 'Approve colleges' }).click();
    const question = questionOf(page, `Approve ${all} colleges?`, device);
    await question.getByText(`and ${all - 10} more`).waitFor();
    await question.getByText('This can’t be undone here').waitFor();
    // One more comes meanwhile: nothing is approved that the question did not count.
    await pool.query(
      `insert into college select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'name', $1 || ' Late', 'name_lower', lower($1) || ' late'))).*
       from college c where c.name = $1 || ' College 1'`,
      [word],
    );
    await question.getByRole('button', { name: `Approve ${all} colleges` }).click();
    await questionOf(page, `Approve ${all + 1} colleges?`, device).waitFor();
    expect(await draftsNow()).toBe(all + 1);
    await page.getByRole('button', { name: `Approve ${all + 1} colleges` }).click();
    await seeAlert(page, `${all + 1} colleges approved. Their reps get an email within a minute.`);
    expect(await draftsNow()).toBe(0);
    await page.getByText('No colleges are waiting for approval.').waitFor();
    await page.context().close();
  },
);
