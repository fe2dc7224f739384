import { afterEach, expect, test } from 'vitest';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { callIn, testCall } from '../../../../tests/support/test-call.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z', {
  presence: { pace: 50, beat: 100, timeLimit: 1_500 },
});
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

/** Follows one subscription, from now on. */
async function follow(who: Person, subscription: string) {
  await nothingHeldBack(pool);
  const heard: unknown[] = [];
  const client = new LiveClient(
    () => `${address.replace('http', 'ws')}/graphql`,
    who.token,
    [
      {
        query: `subscription ($after: String) { it: ${subscription} }`,
        next: ({ it }) => void heard.push(it),
        resync: () => undefined,
      },
    ],
    await readPresentCursor(pool),
  );
  clients.push(client);
  await client.connect();
  return { heard, isOver: () => client.errors.length > 0 };
}

/** Everything a student follows at a fair, by name; `callId` is theirs. */
const subscriptions = ({ fairId, boothId }: TestBooth, callId: string) => ({
  onBoothNews: `onBoothNews(boothId: "${boothId}", after: $after) { contents message { text } }`,
  onThreadNews: `onThreadNews(boothId: "${boothId}", after: $after) { gone }`,
  onFairPresence: `onFairPresence(fairId: "${fairId}", after: $after) { people }`,
  onAnnouncement: `onAnnouncement(fairId: "${fairId}", after: $after) { id }`,
  onMyFairNews: `onMyFairNews(fairId: "${fairId}", after: $after) { unread }`,
  onQueueNews: `onQueueNews(fairId: "${fairId}", after: $after) { waiting }`,
  onCallNews: `onCallNews(callId: "${callId}", after: $after) { changed }`,
});

/** What reps follow besides. */
const ofReps = ({ boothId }: TestBooth) => ({
  onBoothNews: `onBoothNews(boothId: "${boothId}", after: $after) { contents message { text } }`,
  onThreadNews: `onThreadNews(boothId: "${boothId}", after: $after) { gone }`,
  onBoothQueueNews: `onBoothQueueNews(boothId: "${boothId}", after: $after) { waiting }`,
});

async function followAll(who: Person, all: Readonly<Record<string, string>>) {
  const followed: Record<string, Awaited<ReturnType<typeof follow>>> = {};
  for (const [name, subscription] of Object.entries(all))
    followed[name] = await follow(who, subscription);
  return {
    ...followed,
    heard: (name: string) => followed[name]?.heard ?? [],
    over: () =>
      Object.entries(followed)
        .flatMap(([name, { isOver }]) => (isOver() ? [name] : []))
        .sort(),
  };
}

const exclude = async ({ records, fairId }: TestBooth, who: Person, kind: 'MUTED' | 'REMOVED') =>
  recordIn(
    await records.admin.call(
      `mutation { it: excludeFromFair(fairId: "${fairId}", personId: "${who.id}", kind: ${kind},
        reason: "Is rude") { id } }`,
    ),
  );

/** A booth of which the server’s memory knows, with two students in a call. */
async function openBooth() {
  const booth = await testBooth(app);
  const [student, stays] = [await booth.attendee(), await booth.attendee()];
  await expect
    .poll(async () => (await app.lobby.floors.get()).get(booth.fairId)?.length)
    .toBeGreaterThan(0);
  await expect
    .poll(async () => (await app.fairCards.get()).some(({ id }) => id === booth.fairId))
    .toBe(true);
  const { callId, join } = await testCall(app, booth, [student, stays]);
  for (const one of [student, stays]) callIn(await join(one));
  return { booth, student, stays, callId };
}

test('everything that a removed student follows ends at once, and they are not counted', async () => {
  const { booth, student, stays, callId } = await openBooth();
  const all = subscriptions(booth, callId);
  const own = await followAll(student, all);
  const other = await followAll(stays, all);
  const people = async () => (await app.lobby.present(booth.fairId, booth.fairId)).people;
  await expect.poll(people).toBe(2);
  await exclude(booth, student, 'REMOVED');
  await expect.poll(own.over).toEqual(Object.keys(all).sort());
  await expect.poll(people).toBe(1);
  await booth.post(booth.rep, 'After');
  await expect.poll(() => JSON.stringify(other.heard('onBoothNews'))).toContain('After');
  expect(JSON.stringify(own.heard('onBoothNews'))).not.toContain('After');
  expect(other.over()).toEqual([]);
});

test('everything that a removed rep follows ends at once', async () => {
  const { booth } = await openBooth();
  const own = await followAll(booth.rep, ofReps(booth));
  await exclude(booth, booth.rep, 'REMOVED');
  await expect.poll(own.over).toEqual(Object.keys(ofReps(booth)).sort());
});

test('the page of a student who is muted learns of it, and of the end; only their call ends', async () => {
  const { booth, student, stays, callId } = await openBooth();
  const all = subscriptions(booth, callId);
  const own = await followAll(student, all);
  const other = await followAll(stays, { onBoothNews: all.onBoothNews });
  const told = () => own.heard('onBoothNews').filter((one) => JSON.stringify(one).includes('true'));
  const { id } = (await exclude(booth, student, 'MUTED')) as { readonly id: string };
  await expect.poll(own.over).toEqual(['onCallNews']);
  await expect.poll(() => told().length).toBe(1);
  await booth.records.admin.call(`mutation { liftFairExclusion(id: "${id}") }`);
  await expect.poll(() => told().length).toBe(2);
  await booth.post(booth.rep, 'After');
  await expect.poll(() => JSON.stringify(other.heard('onBoothNews'))).toContain('After');
  expect(JSON.stringify(other.heard('onBoothNews'))).not.toContain('true');
});
