import { afterEach, expect, test } from 'vitest';
import { boothListeners } from '../../../../tests/support/booth-listeners.fixture.server.ts';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { follow, close } = await boothListeners(app);
afterEach(close);

let keys = 0;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const broadcast = (
  { boothId }: TestBooth,
  who: Person,
  text: string,
  { answers, key = `broadcast-${(keys += 1)}` }: { answers?: string; key?: string } = {},
) =>
  who.call(
    `mutation ($boothId: ID!, $text: String!, $key: String!, $answers: ID) {
      it: sayAtBooth(boothId: $boothId, text: $text, clientKey: $key, answers: $answers,
        broadcast: true) { text isBroadcast } }`,
    { boothId, text, key, answers: answers ?? null },
  );

test('what a rep sends to everyone reaches everyone at the booth, marked as such, and no one elsewhere', async () => {
  const [booth, other] = [await testBooth(app), await testBooth(app)];
  const here = await follow(booth, await booth.attendee('parent'));
  const there = await follow(other, await other.attendee());
  expect((await broadcast(booth, booth.rep, 'We draw a sweatshirt at noon.')).data).toEqual({
    it: { text: 'We draw a sweatshirt at noon.', isBroadcast: true },
  });
  await other.post(other.rep, 'Over here');
  await expect.poll(here.texts).toEqual(['We draw a sweatshirt at noon.']);
  await expect.poll(there.texts).toEqual(['Over here']);
  const read = await booth.rep.call(
    `{ it: boothConversation(boothId: "${booth.boothId}") { messages { isBroadcast } } }`,
  );
  expect(read.data?.['it']).toEqual({ messages: [{ isBroadcast: true }] });
});

test('only reps of the booth write to everyone, shortly, and not as an answer to one person', async () => {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  for (const person of [
    student,
    await booth.attendee('parent'),
    await booth.exhibitor(),
    booth.records.admin,
  ])
    expect(codeOf(await broadcast(booth, person, 'Hello all'))).toBe('FORBIDDEN');
  const { id } = said(await booth.post(student, 'Is there a choir?'));
  expect(codeOf(await broadcast(booth, booth.rep, 'Yes', { answers: id }))).toBe('CONFLICT');
  const long = await broadcast(booth, booth.rep, 'a'.repeat(281));
  expect(codeOf(long)).toBe('BAD_USER_INPUT');
});

test('a booth interrupts its visitors three times in ten minutes at most; the same one again is no other', async () => {
  const booth = await testBooth(app);
  for (const text of ['One', 'Two', 'Three'])
    expect(codeOf(await broadcast(booth, booth.rep, text, { key: text }))).toBeUndefined();
  expect(codeOf(await broadcast(booth, booth.rep, 'Three', { key: 'Three' }))).toBeUndefined();
  expect(codeOf(await broadcast(booth, booth.rep, 'Four'))).toBe('RATE_LIMITED');
  const read = await booth.read(booth.rep);
  expect(JSON.stringify(read.data)).not.toContain('Four');
});
