import { expect, test } from 'vitest';
import {
  conversation,
  said,
  testBooth,
  type TestBooth,
} from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { conversationData } from '../personal-data.server.ts';

const app = await testServer();
const { pool } = app.database;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const report = (who: Person, id: string, words: string | null = null) =>
  who.call(
    `mutation ($id: ID!, $words: String) {
      it: reportBoothMessage(id: $id, reason: UNKIND, words: $words) }`,
    { id, words },
  );
interface Listed {
  readonly id: string;
  readonly author: unknown;
}
const reading = ({ fairId }: TestBooth) => `{ it: reportedBoothMessages(fairId: "${fairId}") {
  id messageId text isHidden words reportedBy reports reasons author { id name exclusion } } }`;
const list = async (who: Person, booth: TestBooth) =>
  (await who.call(reading(booth))).data?.['it'] as readonly Listed[];
const close = (who: Person, id: string) =>
  who.call(`mutation { it: closeBoothMessageReport(reportId: "${id}") }`);

test('everyone at the fair reports a message once; an admin hides it, and closes the report', async () => {
  const booth = await testBooth(app);
  const { admin } = booth.records;
  const [author, student] = [await booth.attendee(), await booth.attendee()];
  const { id } = said(await booth.post(author, 'You are all stupid'));
  expect((await report(student, id, ' Again and again ')).data).toEqual({ it: true });
  await report(student, id);
  const [parent, exhibitor] = [await booth.attendee('parent'), await booth.exhibitor()];
  for (const other of [parent, exhibitor])
    expect((await report(other, id)).data).toEqual({ it: true });
  const later = said(await booth.post(author, 'Give me your number'));
  await report(student, later.id);
  // However many report one message, the next one is seen.
  const [first, second, ...others] = await list(admin, booth);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ messageId: later.id, reports: 1 });
  expect(first).toMatchObject({
    messageId: id,
    text: 'You are all stupid',
    isHidden: false,
    reports: 3,
    reasons: ['UNKIND'],
    words: ['Again and again'],
    reportedBy: [student.email, parent.email, exhibitor.email],
    author: { id: author.id, name: 'Maya Rivera', exclusion: null },
  });
  await admin.call(`mutation { hideBoothMessage(id: "${id}") { id } }`);
  expect((await list(admin, booth))[0]).toMatchObject({ isHidden: true });
  const reportId = first?.id ?? '';
  expect((await close(admin, reportId)).data).toEqual({ it: true });
  expect(codeOf(await close(admin, reportId))).toBe('NOT_FOUND');
  expect(await list(admin, booth)).toMatchObject([{ messageId: later.id }]);
  const { rows } = await pool.query(
    'select action, account_id as by, details from audit_entry where subject_id = $1',
    [reportId],
  );
  expect(rows).toEqual([
    { action: 'closeBoothMessageReport', by: admin.id, details: { message: id, reports: 3 } },
  ]);
});

test('no one reports their own message, or one that they can’t read', async () => {
  const booth = await testBooth(app);
  const [author, student] = [await booth.attendee(), await booth.attendee()];
  const own = said(await booth.post(author, 'Hello'));
  const held = said(await booth.post(author, 'Write to me: me@people.test'));
  const hidden = said(await booth.post(author, 'Go away'));
  await booth.rep.call(`mutation { hideBoothMessage(id: "${hidden.id}") { id } }`);
  expect(codeOf(await report(author, own.id))).toBe('NOT_FOUND');
  for (const { id } of [held, hidden]) expect(codeOf(await report(student, id))).toBe('NOT_FOUND');
  expect(codeOf(await report(await app.person('student'), own.id))).toBe('NOT_FOUND');
  expect(codeOf(await report(student, own.id, 'x'.repeat(301)))).toBe('BAD_USER_INPUT');
  expect(await list(booth.records.admin, booth)).toEqual([]);
});

test('reps learn nothing of it; only admins see and close reports', async () => {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  const { id } = said(await booth.post(await booth.attendee(), 'You are all stupid'));
  const seen = async () => conversation(await booth.read(booth.rep)).messages;
  const before = await seen();
  await report(student, id);
  expect(await seen()).toEqual(before);
  const [one] = await list(booth.records.admin, booth);
  for (const who of [student, booth.rep, await app.person('admin6x6')]) {
    expect(codeOf(await who.call(reading(booth)))).toBe('FORBIDDEN');
    expect(codeOf(await close(who, one?.id ?? ''))).toBe('FORBIDDEN');
  }
});

test('reports are limited, are in the data of who made them, and lose the name with the account', async () => {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  const { id } = said(await booth.post(await booth.attendee(), 'You are all stupid'));
  await report(student, id, 'Please look');
  expect(JSON.stringify((await student.call('{ myData }')).data)).toContain('Please look');
  for (let n = 1; n < 20; n += 1) await report(student, id);
  expect(codeOf(await report(student, id))).toBe('RATE_LIMITED');
  await deleteAccount(pool, app.world, [conversationData.erase], student.id ?? '');
  expect(await list(booth.records.admin, booth)).toMatchObject([{ reportedBy: [], words: [] }]);
});
