import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone, phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { downloadList } from './download-list.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const { pool } = database;
const fairId = demoFairs['demo'];

/** The student of the demo is registered for its booth fair, and shares with one college there. */
async function share() {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select c.id, c.name from fair_exhibitor e join college c on c.id = e.college_id
     where e.fair_id = $1 and c.status = 'active' order by c.name limit 1`,
    [fairId],
  );
  await pool.query(
    `update fair_attendee set confirmed_at = now(),
       user_id = (select id from account where email = $2)
     where id = (select id from fair_attendee where fair_id = $1 and attendee_type = 'student'
       order by email = $2 desc, id limit 1)`,
    [fairId, demoEmail('student')],
  );
  const visitor = await newVisitor();
  await signIn(visitor, address, 'student');
  const answer = await postFromOwnPage(visitor, address, '/graphql', {
    query: `mutation ($id: ID!) {
      shareWithCollege(collegeId: $id, groups: [contact, school], action: saved) { groups } }`,
    variables: { id: rows[0]?.id },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
  return rows[0] ?? { id: '', name: '' };
}

const { id: collegeId, name } = await share();

test.each([
  ['with JavaScript', phone],
  ['at a desk', { viewport: { width: 1440, height: 1000 } }],
  ['without JavaScript', phoneWithoutScripts],
])(
  'an admin %s sees who agreed to share with a college at a booth fair, and downloads its list',
  async (_, options) => {
    const page = await openAs(address, 'admin', options);
    const main = page.getByRole('main');
    const look = async () => {
      if (options === phoneWithoutScripts) return;
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
    };
    await page.goto(`${address}/admin/fairs/${fairId}`);
    await main.getByRole('link', { name: 'Lists', exact: true }).click();
    await page.getByRole('heading', { name: 'Lists for colleges' }).waitFor();
    await look();
    const text = await downloadList(page, name, look);
    expect(text).toContain('recordId,status,firstName,lastName,email');
    expect(text).toContain(demoEmail('student'));

    await page.goto(`${address}/admin/fairs/${fairId}/lists`);
    const row = main.getByRole('row').filter({ hasText: name }).first();
    expect(await row.getByText('Not yet').count()).toBe(0);
    const { rows } = await pool.query<{ by: string }>(
      `select a.user_type as by from audit_entry e join account a on a.id = e.account_id
       where e.action = 'exportSharedStudentsAtFair' and e.subject_id = $1
         and e.details ->> 'fairId' = $2`,
      [collegeId, fairId],
    );
    expect(rows).toContainEqual({ by: 'admin' });
  },
);

test('an admin reaches the lists of a 6x6 fair the same way, and a coordinator none of these', async () => {
  const lists = (fair: string) => `${address}/admin/fairs/${fair}/lists`;
  const admin = await openAs(address, 'admin');
  await admin.goto(`${address}/admin/fairs/${demoFairs['demo-6x6']}`);
  await admin.getByRole('main').getByRole('link', { name: 'Lists', exact: true }).click();
  await admin.getByRole('heading', { name: 'Lists for colleges' }).waitFor();
  const coordinator = await openAs(address, 'admin6x6');
  for (const fair of [fairId, demoFairs['demo-6x6']])
    expect((await coordinator.request.get(lists(fair), { maxRedirects: 0 })).status()).toBe(404);
  const post = await coordinator.request.post(`${lists(fairId)}.csv`, {
    form: { collegeId },
    headers: { origin: address },
    maxRedirects: 0,
  });
  expect(post.status()).toBe(404);
});
