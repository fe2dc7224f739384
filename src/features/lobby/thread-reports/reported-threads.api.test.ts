import { expect, test } from 'vitest';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { page, sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const app = await testServer();
const booth = await testBooth(app);
const { admin } = booth.records;
const { pool } = app.database;
const { write, answer, open, report } = threadCalls;

const itOf = ({ data }: Answer) => data?.['it'];
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

interface Listed {
  readonly id: string;
  readonly byStudent: boolean;
}
const list = async (who: Person, { fairId } = booth) =>
  itOf(
    await who.call(`{ it: reportedThreads(fairId: "${fairId}") { id byStudent reason college } }`),
  ) as readonly Listed[];
const readIt = async (who: Person, id: string) =>
  itOf(
    await who.call(
      `mutation { it: readReportedThread(reportId: "${id}") { student messages { text } } }`,
    ),
  );
const close = (who: Person, id: string) =>
  who.call(`mutation { it: closeThreadReport(reportId: "${id}") }`);
const auditOf = async (id: string) => {
  const { rows } = await pool.query<{ action: string; by: string }>(
    'select action, account_id as by from audit_entry where subject_id = $1 order by at, id',
    [id],
  );
  return rows.map(({ action, by }) => [action, by]);
};

test('an admin reads a reported thread, and no other; each reading and closing is recorded', async () => {
  const [student, other] = [await booth.attendee(), await booth.attendee()];
  const { threadId } = sent(await write(booth, student, 'Please stop.'));
  await answer(threadId, booth.rep, 'No.');
  const unreported = sent(await write(booth, other, 'All is well'));
  expect(await list(admin)).toEqual([]);
  expect(await readIt(admin, threadId)).toBeNull();

  expect(itOf(await report(threadId, student))).toBe(true);
  // A second tap is no second report.
  await report(threadId, student);
  expect(page(await open(threadId, student)).thread).toMatchObject({ isReported: true });
  // The rep isn't told.
  expect(page(await open(threadId, booth.rep)).thread).toMatchObject({ isReported: false });

  const [listed, ...more] = await list(admin);
  expect(more).toEqual([]);
  expect(listed).toMatchObject({ byStudent: true, reason: 'UNKIND' });
  const id = listed?.id ?? '';
  expect(await readIt(admin, id)).toEqual({
    student: 'Maya R.',
    messages: [{ text: 'Please stop.' }, { text: 'No.' }],
  });
  await readIt(admin, id);
  // Reported or not, an admin finds it nowhere else, and doesn't write in it.
  for (const one of [threadId, unreported.threadId]) {
    expect(itOf(await open(one, admin))).toBeNull();
    expect(await readIt(admin, one)).toBeNull();
  }
  expect(codeOf(await answer(threadId, admin, 'Hello'))).toBe('NOT_FOUND');

  expect(itOf(await close(admin, id))).toBe(true);
  expect(codeOf(await close(admin, id))).toBe('NOT_FOUND');
  expect(await readIt(admin, id)).toBeNull();
  expect(await list(admin)).toEqual([]);
  expect(await auditOf(id)).toEqual([
    ['readReportedThread', admin.id],
    ['readReportedThread', admin.id],
    ['closeThreadReport', admin.id],
  ]);
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from audit_entry where details::text ilike '%stop%'",
  );
  expect(rows).toEqual([{ n: 0 }]);

  // It can be reported again, by either side.
  await report(threadId, booth.rep);
  expect(await list(admin)).toMatchObject([{ byStudent: false }]);
  expect(page(await open(threadId, student)).thread).toMatchObject({ isReported: false });
});

test('only admins see and read reports', async () => {
  const own = await testBooth(app);
  const student = await own.attendee();
  const { threadId } = sent(await write(own, student, 'Look at this'));
  await report(threadId, student);
  const [listed] = await list(admin, own);
  const id = listed?.id ?? '';
  const others = [
    student,
    own.rep,
    await own.attendee('parent'),
    await own.attendee('counselor'),
    await app.person('admin6x6'),
  ];
  for (const person of others) {
    const query = `{ it: reportedThreads(fairId: "${own.fairId}") { id } }`;
    const reading = `mutation { it: readReportedThread(reportId: "${id}") { student } }`;
    for (const call of [query, reading]) expect(codeOf(await person.call(call))).toBe('FORBIDDEN');
    expect(codeOf(await close(person, id))).toBe('FORBIDDEN');
  }
  expect(await auditOf(id)).toEqual([]);
});
