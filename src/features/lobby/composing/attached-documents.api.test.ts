import { expect, test } from 'vitest';
import { pdf as makePdf } from '../../../../tests/support/files-by-http.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { filesServer } from '../../../../tests/support/test-files.server.ts';
import type { Answer, Person } from '../../../../tests/support/test-server.server.ts';
import { given, sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const app = await filesServer();
const booth = await testBooth(app);
const pdf = makePdf();
const { pool } = app.database;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

async function document(name: string, { rep, boothId }: TestBooth = booth): Promise<string> {
  const { json } = await app.files.put(rep, `fair-booth/${boothId}/documents`, pdf, name);
  return json.id;
}

let keys = 0;
const say = (who: Person, documents: readonly string[]) =>
  who.call(
    `mutation ($booth: ID!, $key: String!, $documents: [ID!]) {
      it: sayAtBooth(boothId: $booth, text: "Here it is.", clientKey: $key, documents: $documents) {
        id documents { id name bytes url } } }`,
    { booth: booth.boothId, key: `say-${(keys += 1)}`, documents },
  );
const answer = (who: Person, threadId: string, documents: readonly string[], key: string) =>
  who.call(
    `mutation ($thread: ID!, $key: String!, $documents: [ID!]) {
      it: answerPrivately(threadId: $thread, text: "Here.", clientKey: $key, documents: $documents) {
        threadId message { id documents { id name bytes url } } } }`,
    { thread: threadId, key, documents },
  );

interface WithDocuments {
  readonly messages: readonly { readonly documents: readonly unknown[] }[];
}
const readIn = async (who: Person, field: string) => {
  const read = await who.call(`{ it: ${field} { messages { documents { id name bytes url } } } }`);
  return given<WithDocuments>(read).messages.at(-1)?.documents;
};
const inPublic = (who: Person) => readIn(who, `boothConversation(boothId: "${booth.boothId}")`);
const inPrivate = (who: Person) => readIn(who, `myThread(boothId: "${booth.boothId}")`);

test('a rep attaches documents of the booth to answers; one that is removed is only named', async () => {
  const [viewbook, aid] = [await document('Viewbook.pdf'), await document('Aid.pdf')];
  const student = await booth.attendee();
  const { threadId } = sent(await threadCalls.write(booth, student, 'What does it cost?'));
  const shown = (id: string, name: string) => ({
    id,
    name,
    bytes: pdf.length,
    url: `/api/files/${id}/${name}`,
  });
  const both = [shown(aid, 'Aid.pdf'), shown(viewbook, 'Viewbook.pdf')];
  given(await say(booth.rep, [aid, viewbook, aid]));
  given(await answer(booth.rep, threadId, [aid], 'once'));
  // Sent again over a lost line, it is the same message.
  given(await answer(booth.rep, threadId, [viewbook], 'once'));
  expect(await inPublic(student)).toEqual(both);
  expect(await inPublic(await booth.attendee('parent'))).toEqual(both);
  expect(await inPrivate(student)).toEqual([both[0]]);
  const { rowCount } = await pool.query('select from thread_message where documents is not null');
  expect(rowCount).toBe(1);

  given(await booth.rep.call(`mutation { it: removeBoothDocument(id: "${aid}") }`));
  const gone = { id: aid, name: 'Aid.pdf', bytes: null, url: null };
  expect(await inPublic(student)).toEqual([gone, both[1]]);
  expect(await inPrivate(student)).toEqual([gone]);
});

test('no one attaches what the booth does not have, and only its reps attach anything', async () => {
  const own = await document('Housing.pdf');
  const elsewhere = await testBooth(app);
  const foreign = await document('Theirs.pdf', elsewhere);
  const removed = await document('Old.pdf');
  given(await booth.rep.call(`mutation { it: removeBoothDocument(id: "${removed}") }`));
  const student = await booth.attendee();
  const { threadId } = sent(await threadCalls.write(booth, student, 'Hello'));
  const nowhere = '00000000-0000-7000-8000-000000000000';
  for (const wrong of [foreign, removed, nowhere, 'nothing']) {
    expect(codeOf(await say(booth.rep, [own, wrong]))).toBe('CONFLICT');
    expect(codeOf(await answer(booth.rep, threadId, [wrong], 'wrong'))).toBe('CONFLICT');
  }
  const many = Array.from({ length: 6 }, (_, n) => `${nowhere.slice(0, -1)}${n}`);
  expect(codeOf(await say(booth.rep, many))).toBe('CONFLICT');
  expect(codeOf(await say(student, [own]))).toBe('FORBIDDEN');
  expect(codeOf(await answer(student, threadId, [own], 'student'))).toBe('NOT_FOUND');
  expect(await inPrivate(student)).toEqual([]);
  // Who is muted attaches nothing, either.
  given(
    await booth.records.admin.call(
      `mutation ($fair: ID!, $who: ID!) {
        it: excludeFromFair(fairId: $fair, personId: $who, kind: MUTED, reason: "Rude") { id } }`,
      { fair: booth.fairId, who: booth.rep.id },
    ),
  );
  expect(codeOf(await say(booth.rep, [own]))).toBe('FORBIDDEN');
  expect(codeOf(await answer(booth.rep, threadId, [own], 'muted'))).toBe('FORBIDDEN');
});
