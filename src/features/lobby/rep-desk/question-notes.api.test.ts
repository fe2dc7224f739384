import { afterEach, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { conversationData, threadData } from '../personal-data.server.ts';

const app = await testServer();
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

const itOf = ({ data }: Answer) => data?.['it'] ?? null;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const note = (messageId: string, who: Person, text: string) =>
  who.call(
    `mutation ($messageId: ID!, $text: String!) {
      it: noteAboutQuestion(messageId: $messageId, text: $text) { id threadId messageId name } }`,
    { messageId, text },
  );
const notesOf = async (id: string, who: Person) =>
  itOf(await who.call(`{ it: boothExchange(id: "${id}") { notes { text name isMine } } }`));
const remove = (id: string, who: Person) =>
  who.call(`mutation { it: removeThreadNote(id: "${id}") }`);

async function asked() {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  const question = said(await booth.post(student, 'Can I retake the SAT?'));
  const colleague = await app.person('college');
  await booth.records.make('CollegeRep', {
    collegeId: booth.collegeId,
    userId: colleague.id,
    firstName: 'Noor',
    lastName: 'Hadid',
  });
  return { booth, student, question, colleague };
}

/** What someone hears of a booth, in public and in private. */
async function follow({ boothId }: TestBooth, person: Person) {
  await nothingHeldBack(pool);
  const heard: unknown[] = [];
  const after = await readPresentCursor(pool);
  const queries = [
    `subscription ($after: String) { it: onThreadNews(boothId: "${boothId}", after: $after) {
      note { text messageId } goneNote } }`,
    `subscription ($after: String) { it: onBoothNews(boothId: "${boothId}", after: $after) {
      message { text } gone } }`,
  ];
  const client = new LiveClient(
    () => `${address.replace('http', 'ws')}/graphql`,
    person.token,
    queries.map((query) => ({
      query,
      next: ({ it }: Readonly<Record<string, unknown>>) => void heard.push(it),
      resync: () => undefined,
    })),
    after,
  );
  clients.push(client);
  await client.connect();
  return heard;
}

test('reps note for each other about a public question, and no one else reads or hears of it', async () => {
  const { booth, student, question, colleague } = await asked();
  const [team, own] = [await follow(booth, colleague), await follow(booth, student)];
  const { id, ...written } = itOf(await note(question.id, booth.rep, 'Check the file.')) as {
    readonly id: string;
  };
  expect(written).toEqual({ threadId: null, messageId: question.id, name: 'Dana Kowalski' });
  await expect
    .poll(() => team)
    .toContainEqual({ note: { text: 'Check the file.', messageId: question.id }, goneNote: null });
  expect(await notesOf(question.id, colleague)).toEqual({
    notes: [{ text: 'Check the file.', name: 'Dana Kowalski', isMine: false }],
  });
  const others = [student, await booth.attendee(), await booth.attendee('parent')];
  for (const other of [...others, await booth.exhibitor(), booth.records.admin]) {
    expect(await notesOf(question.id, other)).toBeNull();
    expect(codeOf(await note(question.id, other, 'Hi'))).toBe('NOT_FOUND');
    expect(codeOf(await remove(id, other))).toBe('NOT_FOUND');
    expect(JSON.stringify(await booth.read(other))).not.toContain('Check the file.');
  }
  expect(codeOf(await remove(id, colleague))).toBe('NOT_FOUND');
  expect(itOf(await remove(id, booth.rep))).toBe(true);
  await expect.poll(() => team).toContainEqual({ note: null, goneNote: id });
  await booth.post(booth.rep, 'Yes, in May.', { answers: question.id });
  await expect.poll(() => own).toContainEqual({ message: { text: 'Yes, in May.' }, gone: null });
  expect(JSON.stringify(own)).not.toMatch(/Check|goneNote":"/);
});

test('a rep notes nothing about what reps write, nor while they are muted', async () => {
  const { booth, question } = await asked();
  const { rep, records } = booth;
  const answer = said(await booth.post(rep, 'Yes.', { answers: question.id }));
  expect(codeOf(await note(answer.id, rep, 'Hi'))).toBe('NOT_FOUND');
  expect(codeOf(await note(question.id, rep, ' '))).toBe('BAD_USER_INPUT');
  const { id } = itOf(await note(question.id, rep, 'Call back.')) as { readonly id: string };
  await records.admin.call(
    `mutation ($fair: ID!, $who: ID!) { it: excludeFromFair(fairId: $fair, personId: $who,
       kind: MUTED, reason: "Unkind") { id } }`,
    { fair: booth.fairId, who: rep.id },
  );
  expect(codeOf(await note(question.id, rep, 'Hi'))).toBe('FORBIDDEN');
  expect(codeOf(await remove(id, rep))).toBe('FORBIDDEN');
  expect(await notesOf(question.id, rep)).toMatchObject({ notes: [{ text: 'Call back.' }] });
});

test('a note about a question is in the data of the person who asked, and leaves with them', async () => {
  const { booth, student, question, colleague } = await asked();
  await note(question.id, colleague, 'She writes well.');
  for (const person of [student, colleague]) {
    const whose = { id: person.id ?? '', email: person.email };
    expect(JSON.stringify(await threadData.tell(pool, whose))).toContain('She writes well.');
  }
  const other = await booth.attendee();
  const theirs = await threadData.tell(pool, { id: other.id ?? '', email: other.email });
  expect(JSON.stringify(theirs)).not.toContain('She writes well.');
  const erase = [threadData.erase, conversationData.erase];
  await deleteAccount(pool, app.world, [threadData.erase], colleague.id ?? '');
  expect(await notesOf(question.id, booth.rep)).toMatchObject({
    notes: [{ text: 'She writes well.', isMine: false }],
  });
  await deleteAccount(pool, app.world, erase, student.id ?? '');
  const { rowCount } = await pool.query('select from thread_note where message_id = $1', [
    question.id,
  ]);
  expect(rowCount).toBe(0);
});
