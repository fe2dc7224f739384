import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { signIn } from './demo-people.ts';
import { phone, phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { downloadList } from './download-list.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

async function comeIn(role: 'student' | 'admin6x6', options?: BrowserContextOptions) {
  const visitor = await newVisitor(options);
  await signIn(visitor, address, role);
  return visitor;
}

/** The student of the demo is among those who registered, and shares with one college of the fair. */
async function share(visitor: BrowserContext): Promise<string> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select c.id, c.name from fair_exhibitor e join college c on c.id = e.college_id
     where e.fair_id = $1 order by c.name limit 1`,
    [demoFairs['demo-6x6']],
  );
  const [college] = rows;
  await pool.query(
    `update fair_attendee set confirmed_at = now(),
       user_id = (select id from account where email = $2)
     where id = (select id from fair_attendee where fair_id = $1 and attendee_type = 'student'
       order by user_id is null desc, id limit 1)
       and not exists (select from fair_attendee t join account a on a.id = t.user_id
         where t.fair_id = $1 and a.email = $2)`,
    [demoFairs['demo-6x6'], demoEmail('student')],
  );
  const answer = await postFromOwnPage(visitor, address, '/graphql', {
    query: `mutation ($id: ID!) {
      shareWithCollege(collegeId: $id, groups: [contact, school], action: saved) { groups } }`,
    variables: { id: college?.id },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
  return college?.name ?? '';
}

const name = await share(await comeIn('student'));

test.each([
  ['with JavaScript', phone],
  ['at a desk', { viewport: { width: 1440, height: 1000 } }],
  ['without JavaScript', phoneWithoutScripts],
])(
  'a coordinator %s sees who agreed to share with a college, and downloads its list',
  async (_, options) => {
    const page = await (await comeIn('admin6x6', options)).newPage();
    const look = async () => {
      if (options === phoneWithoutScripts) return;
      expect(await axeFindings(page)).toEqual([]);
      const room = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(() => room()).toBeLessThanOrEqual(0);
    };
    await page.goto(`${address}/app/fairs/6x6/attendees?fair=demo-6x6`);
    await page.getByRole('link', { name: 'Lists for colleges' }).click();
    await page.getByRole('heading', { name: 'Lists for colleges' }).waitFor();
    await look();
    const text = await downloadList(page, name, look);
    expect(text).toContain('recordId,status,firstName,lastName,email');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain(demoEmail('student'));
    const { rows } = await database.pool.query(
      `select from audit_entry where action = 'exportSharedStudentsAtFair'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  },
);
