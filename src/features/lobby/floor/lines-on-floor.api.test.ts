import { afterAll, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import type { TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { joined, leave, open, testQueues } from '../../../../tests/support/test-queue.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { readPresentCursor } from '../../../platform/events/read-outbox.server.ts';
import { nothingHeldBack } from '../../../platform/testing/nothing-held-back.server.ts';

const rhythm = { pace: 50, beat: 100, timeLimit: 60_000 };
const app = await testServer('2026-11-21T12:00:00Z', { presence: rhythm });
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const url = () => `${address.replace('http', 'ws')}/graphql`;
const clients: LiveClient[] = [];
afterAll(() => clients.forEach((client) => client.close()));
const { openQueue } = testQueues(app);

/** Someone has the lobby open, or the booth; returns what they hear of lines. */
async function follows(who: Person, { fairId, boothId: id }: TestBooth, where = 'lobby') {
  // Rejections are not retried: the fair, its booth and the registration must be known first.
  const seen = `{ it: boothPresence(boothId: "${id}") { id } }`;
  await expect.poll(async () => (await who.call(seen)).data?.['it']).toEqual({ id });
  const boothId = where === 'booth' ? id : null;
  await nothingHeldBack(pool);
  const start = await readPresentCursor(pool);
  const lines: (number | null)[] = [];
  const client = new LiveClient(
    url,
    who.token,
    [
      {
        query: `subscription ($after: String) {
        it: onFairPresence(fairId: "${fairId}", ${boothId ? `boothId: "${boothId}",` : ''}
          after: $after) { id line { waiting } } }`,
        next({ it }) {
          const { line } = it as { readonly line: { readonly waiting: number | null } | null };
          if (line) lines.push(line.waiting);
        },
        resync: () => undefined,
      },
    ],
    start,
  );
  clients.push(client);
  await client.connect();
  return { lines, errors: client.errors };
}

/** What someone who opens the lobby sees of the line of a booth. */
async function waitingAt(who: Person, { slug, boothId }: TestBooth) {
  const { data } = await who.call(
    `{ it: visitFair(slug: "${slug}") { floor { booths { id waiting } } } }`,
  );
  const { floor } = data?.['it'] as {
    readonly floor: { readonly booths: readonly { id: string; waiting: number | null }[] } | null;
  };
  return floor?.booths.find(({ id }) => id === boothId)?.waiting;
}

test('people in the lobby see how many wait at a booth, and hear when that changes', async () => {
  const { booth } = await openQueue(1);
  await follows(booth.rep, booth, 'booth');
  const visitor = await booth.attendee();
  await expect.poll(() => waitingAt(visitor, booth)).toBe(1);
  const { lines, errors } = await follows(visitor, booth);
  const second = await booth.attendee();
  const { id } = await joined(second, booth);
  await expect.poll(() => lines).toEqual([2]);
  await leave(second, id);
  await expect.poll(() => lines).toEqual([2, 1]);
  await open(booth.rep, booth, false);
  await expect.poll(() => lines).toEqual([2, 1, null]);
  await expect.poll(() => waitingAt(visitor, booth)).toBe(null);
  expect(errors).toEqual([]);
});

test('a long line is told to the whole lobby in steps, not with each person', async () => {
  const { booth } = await openQueue(3);
  await follows(booth.rep, booth, 'booth');
  const visitor = await booth.attendee();
  await expect.poll(() => waitingAt(visitor, booth)).toBe(3);
  const { lines } = await follows(visitor, booth);
  for (let more = 0; more < 3; more += 1) await joined(await booth.attendee(), booth);
  await expect.poll(() => lines).toEqual([5]);
  await expect.poll(() => waitingAt(visitor, booth)).toBe(6);
  expect(lines).toEqual([5]);
});
