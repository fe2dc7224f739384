import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const fair = `/admin/fairs/${demoFairs.demo}`;

const newest = async () => {
  const { rows } = await database.pool.query<{ details: object; role: string }>(
    `select e.details, a.user_type as role from audit_entry e join account a on a.id = e.account_id
     where e.action = 'downloadList' order by e.at desc, e.id desc limit 1`,
  );
  return rows[0];
};

test('each list that an admin downloads is in the audit log, without what was typed', async () => {
  const page = await openAs(address, 'admin');
  for (const [path, details] of [
    [`${fair}/attendees.csv`, { list: 'attendees', filters: [] }],
    [
      `${fair}/exhibitors.csv?payment=open&q=ann`,
      { list: 'exhibitors', filters: ['payment=open', 'q'] },
    ],
    [`${fair}/readiness.csv`, { list: 'readiness', filters: [] }],
    ['/admin/claims.csv?status=open', { list: 'requests', filters: ['status=open'] }],
    ['/admin/claims.csv?status=counselors', { list: 'counselors', filters: ['status=counselors'] }],
    ['/admin/payments.csv?show=all', { list: 'payments', filters: ['show=all'] }],
    ['/admin/colleges.csv?q=elm', { list: 'colleges', filters: ['q'] }],
    ['/admin/campaigns/email/suppressions.csv', { list: 'suppressions', filters: [] }],
    ['/admin/audit.csv?about=Fair', { list: 'auditLog', filters: ['about=Fair'] }],
  ] as const) {
    const answer = await page.request.get(`${address}${path}`);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
    const rows = (await answer.text()).trim().split(/\r\n(?=[^\r])/).length - 1;
    const entry = await newest();
    expect(entry?.details).toMatchObject(details);
    if (details.list === 'attendees') expect(entry?.details).toMatchObject({ rows });
  }
  await page.goto(`${address}/admin/audit`);
  await page
    .getByText(/^Downloaded the audit log as CSV: \d+ rows?, narrowed by about=Fair\.$/)
    .waitFor();
  await page.context().close();
});

test.each(withAndWithout)(
  'an admin %s takes the payments selected home as a file',
  async (_, device) => {
    const page = await openAs(address, 'admin', device);
    await page.goto(`${address}/admin/payments?show=all`);
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    if (device === phone) expect(await axeFindings(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download selected (CSV)' }).click(),
    ]);
    const parts = [];
    for await (const part of await file.createReadStream()) parts.push(String(part));
    expect(parts.join('').trim().split('\r\n')).toHaveLength(3);
    expect(await newest()).toMatchObject({ details: { list: 'payments', rows: 2 } });
    await page.context().close();
  },
);

test.each(withAndWithout)(
  'an admin %s takes those attendees home whom the table shows, or selects',
  async (_, device) => {
    const page = await openAs(address, 'admin', device);
    const parents = `${address}/admin/fairs/${demoFairs['demo-6x6']}/attendees?type=parent`;
    await page.goto(parents);
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from fair_attendee
       where fair_id = $1 and attendee_type = 'parent'`,
      [demoFairs['demo-6x6']],
    );
    const count = rows[0]?.count ?? 0;
    const linesOf = async (press: Promise<void>) => {
      const [file] = await Promise.all([page.waitForEvent('download'), press]);
      const parts = [];
      for await (const part of await file.createReadStream()) parts.push(String(part));
      const [, ...lines] = parts.join('').trim().split('\r\n');
      expect(lines.every((line) => line.includes(',parent,'))).toBe(true);
      return lines.length;
    };
    const name = new RegExp(`^Download (this|these) ${count} (person|people) as CSV$`);
    expect(await linesOf(page.getByRole('link', { name }).click())).toBe(count);
    expect(await newest()).toMatchObject({
      details: { list: 'attendees', rows: count, filters: ['type=parent'] },
    });
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    if (device === phone) expect(await axeFindings(page)).toEqual([]);
    const csv = page.getByRole('button', { name: 'Download selected (CSV)' });
    expect(await linesOf(csv.click())).toBe(1);
    await page.goto(parents.replace('?type=parent', ''));
    await page.getByRole('link', { name: 'Download everyone as CSV' }).waitFor();
    await page.getByRole('button', { name: 'Download selected (CSV)' }).click();
    await seeAlert(page, 'Select at least one person first.');
    await page.context().close();
  },
);

test('what a coordinator downloads is there, too', async () => {
  const page = await openAs(address, 'admin6x6');
  for (const list of ['attendees', 'exhibitors']) {
    const answer = await page.request.get(`${address}/app/fairs/6x6/${list}.csv?fair=demo-6x6`);
    expect(answer.status()).toBe(200);
    expect(await newest()).toMatchObject({ details: { list, filters: [] }, role: 'admin6x6' });
  }
  expect((await page.request.get(`${address}/admin/claims.csv`)).status()).not.toBe(200);
  await page.context().close();
});
