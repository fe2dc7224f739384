import { afterEach, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';
import { repData } from '../../colleges/college-reps.server.ts';
import { threadData } from '../personal-data.server.ts';

const app = await testServer();
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

const itOf = ({ data }: Answer) => data?.['it'] ?? null;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const note = (threadId: string, who: Person, text: string) =>
  who.call(
    `mutation ($threadId: ID!, $text: String!) {
      it: noteInThread(threadId: $threadId, text: $text) { id text name isMine } }`,
    { threadId, text },
  );
const remove = (id: string, who: Person) =>
  who.call(`mutation { it: removeThreadNote(id: "${id}") }`);
const notesOf = async (threadId: string, who: Person) => {
  const read = await who.call(
    `{ it: privateThread(threadId: "${threadId}") { notes { text name isMine } messages { text } } }`,
  );
  return itOf(read) as {
    readonly notes: readonly Readonly<Record<string, unknown>>[];
    readonly messages: readonly { readonly text: string }[];
  } | null;
};

async function begun() {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  const { threadId } = sent(await threadCalls.write(booth, student, 'Can I retake the SAT?'));
  const colleague = await app.person('college');
  await booth.records.make('CollegeRep', {
    collegeId: booth.collegeId,
    userId: colleague.id,
    firstName: 'Noor',
    lastName: 'Hadid',
  });
  return { booth, student, threadId, colleague };
}

/** What someone hears of a booth's private threads. */
async function follow({ boothId }: TestBooth, person: Person) {
  await nothingHeldBack(pool);
  const heard: Readonly<Record<string, unknown>>[] = [];
  const query = `subscription ($after: String) {
    it: onThreadNews(boothId: "${boothId}", after: $after) {
      message { text } note { text } goneNote } }`;
  const client = new LiveClient(
    () => `${address.replace('http', 'ws')}/graphql`,
    person.token,
    [
      {
        query,
        next: ({ it }: Readonly<Record<string, unknown>>) =>
          void heard.push(it as Readonly<Record<string, unknown>>),
        resync: () => undefined,
      },
    ],
    await readPresentCursor(pool),
  );
  clients.push(client);
  await client.connect();
  return heard;
}

test('reps note for each other in a private thread, and the student never reads or hears of it', async () => {
  const { booth, student, threadId, colleague } = await begun();
  const [team, own] = [await follow(booth, colleague), await follow(booth, student)];
  expect(itOf(await note(threadId, booth.rep, 'Check her transcript first.'))).toMatchObject({
    name: 'Dana Kowalski',
    isMine: true,
  });
  await threadCalls.answer(threadId, booth.rep, 'Yes, in May.');
  await expect
    .poll(() => team.map(({ note: one }) => one).filter(Boolean))
    .toEqual([{ text: 'Check her transcript first.' }]);
  await expect
    .poll(() => own.map(({ message }) => message))
    .toContainEqual({
      text: 'Yes, in May.',
    });
  expect(JSON.stringify(own)).not.toContain('transcript');
  expect(own.every(({ note: one, goneNote }) => one === null && goneNote === null)).toBe(true);

  expect(await notesOf(threadId, colleague)).toMatchObject({
    notes: [{ text: 'Check her transcript first.', name: 'Dana Kowalski', isMine: false }],
  });
  const theirs = await notesOf(threadId, student);
  expect(theirs).toMatchObject({ notes: [], messages: [{}, { text: 'Yes, in May.' }] });
  const mine = await student.call(
    `{ it: myThread(boothId: "${booth.boothId}") { notes { text } } }`,
  );
  expect(itOf(mine)).toEqual({ notes: [] });
});

test('only reps of the booth note, and a rep removes what is theirs', async () => {
  const { booth, student, threadId, colleague } = await begun();
  const { id } = itOf(await note(threadId, booth.rep, 'Call back on Monday.')) as {
    readonly id: string;
  };
  const others = [
    student,
    await booth.attendee(),
    await booth.attendee('parent'),
    await booth.exhibitor(),
    booth.records.admin,
  ];
  for (const other of others) {
    expect(codeOf(await note(threadId, other, 'Hi'))).toBe('NOT_FOUND');
    expect(codeOf(await remove(id, other))).toBe('NOT_FOUND');
  }
  expect(codeOf(await remove(id, colleague))).toBe('NOT_FOUND');
  for (const text of [' ', 'a'.repeat(1001)])
    expect(codeOf(await note(threadId, booth.rep, text))).toBe('BAD_USER_INPUT');
  const team = await follow(booth, colleague);
  expect(itOf(await remove(id, booth.rep))).toBe(true);
  await expect.poll(() => team.map(({ goneNote }) => goneNote)).toEqual([id]);
  expect((await notesOf(threadId, booth.rep))?.notes).toEqual([]);
});

test('a note stays without the name of a rep who leaves, and leaves with the student', async () => {
  const { booth, student, threadId, colleague } = await begun();
  await note(threadId, colleague, 'She writes well.');
  const data = await threadData.tell(pool, { id: student.id ?? '', email: student.email });
  expect(JSON.stringify(data)).toContain('She writes well.');
  await deleteAccount(pool, app.world, [threadData.erase, repData.erase], colleague.id ?? '');
  expect((await notesOf(threadId, booth.rep))?.notes).toEqual([
    { text: 'She writes well.', name: null, isMine: false },
  ]);
  await deleteAccount(pool, app.world, [threadData.erase], student.id ?? '');
  const { rowCount } = await pool.query('select from thread_note where thread_id = $1', [threadId]);
  expect(rowCount).toBe(0);
});
