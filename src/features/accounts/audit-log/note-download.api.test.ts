import { expect, test } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { describeEntry } from './describe-entry.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const coordinator = await app.person('admin6x6');

const note = (who: Person, args: string) =>
  who.call(`mutation { it: noteDownload(${args}) }`).then(({ data, errors }) => ({
    done: data?.['it'],
    code: errors?.[0]?.extensions.code,
  }));
const newest = async (by: Person) => {
  const { rows } = await app.database.pool.query<{ subject: string; details: object }>(
    `select subject, details from audit_entry
     where account_id = $1 and action = 'downloadList' order by id desc limit 1`,
    [by.id],
  );
  return rows[0];
};

test('a download is in the audit log with its list, rows and filters, but not with what was typed', async () => {
  const fairId = await make('Fair', { name: 'Birch Fair' });
  const filters = '["payment=open", "q", "q=ann", "search=Ann Elm", "grade"]';
  const args = `list: "exhibitors", rows: 12, fairId: "${fairId}", filters: ${filters}`;
  expect(await note(admin, args)).toEqual({ done: true, code: undefined });
  const entry = await newest(admin);
  expect(entry).toEqual({
    subject: 'Fair',
    details: { list: 'exhibitors', rows: 12, filters: ['payment=open', 'q', 'grade'] },
  });
  expect(
    describeEntry(translatorFor('en'), 'en', {
      action: 'downloadList',
      about: 'Birch Fair',
      ...entry!,
    }),
  ).toBe('Downloaded exhibitors as CSV (Birch Fair): 12 rows, narrowed by payment=open, q, grade.');
  expect(await note(admin, 'list: "users", rows: 1')).toMatchObject({ done: true });
  expect(
    describeEntry(translatorFor('en'), 'en', {
      action: 'downloadList',
      about: null,
      ...(await newest(admin))!,
    }),
  ).toBe('Downloaded accounts as CSV: 1 row.');
});

test('coordinators download lists of their own fairs', async () => {
  const theirs = await make('Fair', { fairType: '6x6' });
  const other = await make('Fair', { fairType: 'booth' });
  const list = 'list: "attendees", rows: 1';
  expect(await note(coordinator, `${list}, fairId: "${theirs}"`)).toMatchObject({ done: true });
  expect(await newest(coordinator)).toMatchObject({ subject: 'Fair' });
  for (const wrong of [`${list}, fairId: "${other}"`, list, `${list}, fairId: "none"`])
    expect(await note(coordinator, wrong)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await note(admin, `${list}, fairId: "none"`)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a list that there is none of is refused, and so is anyone who runs no fairs', async () => {
  expect(await note(admin, 'list: "secrets", rows: 1')).toMatchObject({ code: 'BAD_USER_INPUT' });
  for (const type of ['student', 'college', 'counselor'] as const)
    expect(await note(await app.person(type), 'list: "users", rows: 1')).toMatchObject({
      code: 'FORBIDDEN',
    });
});
