import { expect, test } from 'vitest';
import { conversation, said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { inbox, sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const app = await testServer();
const booth = await testBooth(app);
const { attendee, post, read, records, rep } = booth;

/** The public messages in which someone finds words. */
const questions = async (who: Person, find: string, more = '') =>
  conversation(
    await read(who, `show: QUESTIONS find: ${JSON.stringify(find)} ${more}`),
  ).messages.map(({ text }) => text);

/** The private threads in which someone finds words, by their last message. */
const threads = async (who: Person, find: string) =>
  inbox(await threadCalls.inbox(booth, who, `find: ${JSON.stringify(find)}`)).threads.map(
    ({ lastText }) => lastText,
  );

test('a rep finds every question at the booth by its words and by the name that is shown', async () => {
  const [maya, parent] = [await attendee(), await attendee('parent')];
  const answered = said(await post(maya, 'Is there a ski team?'));
  await post(rep, 'Yes, and a ski lift.', { answers: answered.id });
  const hidden = said(await post(maya, 'Ski slopes are boring'));
  await rep.call(`mutation { hideBoothMessage(id: "${hidden.id}") { id } }`);
  expect(said(await post(maya, 'Skis: https://ski.example/now')).state).toBe('HELD');
  await post(parent, '100% sure about parking_lots?');
  expect(await questions(rep, 'SKI')).toEqual([
    'Is there a ski team?',
    'Ski slopes are boring',
    'Skis: https://ski.example/now',
  ]);
  expect(await questions(rep, '  maya r  ')).toHaveLength(3);
  // Only the initial of a last name is shown, and of a parent no name.
  expect(await questions(rep, 'Rivera')).toEqual([]);
  for (const [words, count] of [
    ['%', 1],
    ['_', 1],
    ['\\', 0],
  ] as const)
    expect(await questions(rep, words)).toHaveLength(count);
  expect(await questions(rep, ' ')).toHaveLength(4);
});

test('others find what they can see anyway, and nothing by what is held or hidden', async () => {
  const [maya, other] = [await attendee(), await attendee()];
  const text = 'Zebras at https://zebra.example?';
  await post(maya, text);
  const gone = said(await post(maya, 'Zebras are striped'));
  await rep.call(`mutation { hideBoothMessage(id: "${gone.id}") { id } }`);
  await post(maya, 'May I bring zebras?');
  for (const who of [other, await attendee('parent'), await booth.exhibitor()])
    expect(await questions(who, 'zebra')).toEqual(['May I bring zebras?']);
  expect(await questions(maya, 'zebra')).toEqual([text, 'May I bring zebras?']);
  expect(await questions(records.admin, 'zebra')).toHaveLength(3);
});

test('a rep finds private conversations by any of their messages; no one else does', async () => {
  const maya = await attendee();
  const { threadId } = sent(await threadCalls.write(booth, maya, 'I failed chemistry.'));
  await threadCalls.answer(threadId, rep, 'That is fine.');
  expect(await threads(rep, 'CHEMISTRY')).toEqual(['That is fine.']);
  expect(await threads(rep, 'Maya R')).toContain('That is fine.');
  expect(await threads(rep, 'Rivera')).toEqual([]);
  expect(await threads(rep, 'physics')).toEqual([]);
  const others = [maya, await attendee(), await attendee('parent'), records.admin];
  for (const who of [...others, await booth.exhibitor()]) {
    const { data } = await threadCalls.inbox(booth, who, 'find: "chemistry"');
    expect(data).toEqual({ it: null });
  }
  // What is found in private is in private only.
  expect(await questions(rep, 'chemistry')).toEqual([]);
});

test('what was found is read page by page', async () => {
  const parent = await attendee('parent');
  for (let n = 1; n <= 43; n += 1) {
    app.world.advance(10_000);
    await post(parent, `Dorm ${n}`);
  }
  const ask = async (more = '') =>
    conversation(await read(rep, `show: QUESTIONS find: "dorm" ${more}`));
  const latest = await ask();
  expect([latest.messages[0]?.text, latest.hasEarlier]).toEqual(['Dorm 4', true]);
  const earlier = await ask(`before: "${latest.messages[0]?.id ?? ''}"`);
  expect(earlier.messages.map(({ text }) => text)).toEqual(['Dorm 1', 'Dorm 2', 'Dorm 3']);
  expect(earlier.hasEarlier).toBe(false);
});
