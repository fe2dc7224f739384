import { expect, test } from 'vitest';
import { boothListeners } from '../../../../tests/support/booth-listeners.fixture.server.ts';
import { said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const app = await testServer();
const booth = await testBooth(app);
const { attendee, boothId, collegeId, exhibitor, fairId, post, records, rep } = booth;

const itOf = async (who: Person, query: string) => (await who.call(query)).data?.['it'] ?? null;
const behind = (who: Person, of: string) =>
  itOf(who, `{ it: leadBehind(${of}) { outcome lead { student { email } } } }`);
const exchange = (who: Person, id: string) =>
  itOf(who, `{ it: boothExchange(id: "${id}") { message { text } answers { text name } } }`);
const day = (who: Person) =>
  itOf(who, `{ it: boothDay(boothId: "${boothId}") { answered leads } }`);

test('a rep sees who wrote once that student shares with the college, and no one else does', async () => {
  const maya = await attendee();
  const question = said(await post(maya, 'Can I start in one and move?'));
  const { threadId } = sent(await threadCalls.write(booth, maya, 'I failed math.'));
  const both = [`messageId: "${question.id}"`, `threadId: "${threadId}"`];
  for (const one of both) expect(await behind(rep, one)).toBeNull();

  await maya.call(
    `mutation ($collegeId: ID!, $fairId: ID) { shareWithCollege(collegeId: $collegeId,
       fairId: $fairId, action: asked, groups: [contact], texts: false) { groups } }`,
    { collegeId, fairId },
  );
  const shared = { outcome: 'shared', lead: { student: { email: maya.email } } };
  const others = [await exhibitor(), maya, await attendee('parent'), records.admin];
  for (const one of both) {
    expect(await behind(rep, one)).toEqual(shared);
    for (const other of others) expect(await behind(other, one)).toBeNull();
  }
});

test('a rep sees the names of those at the booth who share with the college, and no one else does', async () => {
  const [maya, silent] = [await attendee(), await attendee()];
  const elsewhere = await attendee();
  const share = (who: Person, groups: string) =>
    who.call(
      `mutation ($collegeId: ID!, $fairId: ID) { shareWithCollege(collegeId: $collegeId,
         fairId: $fairId, action: asked, groups: [${groups}], texts: false) { groups } }`,
      { collegeId, fairId },
    );
  for (const who of [maya, elsewhere]) await share(who, 'contact');
  const here = (who: Person) => itOf(who, `{ it: leadsHere(boothId: "${boothId}") { name } }`);
  expect(await here(rep)).toEqual([]);
  const { follow, close } = await boothListeners(app);
  for (const who of [maya, silent]) await follow(booth, who);
  await expect.poll(() => here(rep)).toEqual([{ name: 'Maya Rivera' }]);
  expect(await here(await exhibitor())).toEqual([]);
  for (const other of [maya, await attendee('parent'), records.admin])
    expect(await here(other)).toBeNull();
  await share(maya, '');
  expect(await here(rep)).toEqual([]);
  await share(maya, 'contact');
  expect(await here(rep)).toEqual([{ name: 'Maya Rivera' }]);
  close();
  await expect.poll(() => here(rep)).toEqual([]);
});

test('a rep reads a question with its answers and the numbers of their booth; others don’t', async () => {
  const asker = await attendee('parent');
  const before = (await day(rep)) as { readonly answered: number; readonly leads: number };
  const question = said(await post(asker, 'What does it cost?'));
  await post(rep, 'It depends on your income.', { answers: question.id });
  expect(await exchange(rep, question.id)).toEqual({
    message: { text: 'What does it cost?' },
    answers: [{ text: 'It depends on your income.', name: 'Dana Kowalski' }],
  });
  expect(await day(rep)).toEqual({ ...before, answered: before.answered + 1 });
  for (const other of [await exhibitor(), asker, await attendee(), records.admin]) {
    expect(await exchange(other, question.id)).toBeNull();
    expect(await day(other)).toBeNull();
  }
});
