import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import type { App } from '../../../app/create-app.ts';

/** The number of students a school sends. */
const people = 300;
const [early, start] = ['2026-11-21T11:59:00Z', '2026-11-21T12:00:00.000Z'];
/** By then all are in who wait with so few others. */
const open = '2026-11-21T12:00:05.000Z';
const app = await testServer(early, { presence: { pace: 50 } });
const neighbor = await app.neighbor();
const { make } = await testRecords(app);
const { pool } = app.database;
const listening = async ({ fastify }: App) =>
  `${(await fastify.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/graphql`;
const lines = [await listening(app), await listening(neighbor)];
const clients: LiveClient[] = [];
afterAll(async () => {
  for (const client of clients) client.close();
  await neighbor.close();
});

interface Visit {
  readonly enteredAt: string | null;
  readonly turn: string;
  readonly floor: { readonly boothCount: number } | null;
}

/** A fair that is about to open, with a booth, and all registered people. */
async function waiting() {
  app.world.moveTo(early);
  const slug = `the-opening-${randomUUID()}`;
  const fairId = await make('Fair', {
    slug,
    startTime: start,
    endTime: '2026-11-21T16:00:00.000Z',
    exhibitorDeadline: '2026-11-20T12:00:00.000Z',
  });
  const boothId = await make('FairBooth', { fairId, boothSent: true });
  const crowd: Person[] = [];
  while (crowd.length < people) crowd.push(await app.person('student'));
  await pool.query(
    `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id, owner, consent)
     select gen_random_uuid(), $1, 'student', 'Maya', 'Reyes', email, id, id, true
     from unnest($2::uuid[], $3::text[]) p (id, email)`,
    [fairId, crowd.map(({ id }) => id), crowd.map(({ email }) => email)],
  );
  for (const one of [app, neighbor])
    await expect
      .poll(async () => {
        const isFair = (await one.fairCards.get()).some(({ id }) => id === fairId);
        return isFair && (await one.lobby.floors.get()).get(fairId)?.length;
      })
      .toBe(1);
  return { slug, fairId, boothId, crowd };
}

/** Starts counting database queries for sessions and admissions. */
function lookUps(): () => number {
  let count = 0;
  const { query } = pool;
  Object.defineProperty(pool, 'query', {
    configurable: true,
    value: (...args: [string | { text: string }]): unknown => {
      const [first] = args;
      const text = typeof first === 'string' ? first : first.text;
      if (/from session|fair_attendee/.test(text)) count += 1;
      return Reflect.apply(query, pool, args) as unknown;
    },
  });
  const stop = () => {
    Object.defineProperty(pool, 'query', { configurable: true, value: query });
    return count;
  };
  onTestFinished(() => void stop());
  return stop;
}

test(`each of ${people} who wait is let in when the fair opens, is written down once, and is told that all are there`, async () => {
  const { slug, fairId, boothId, crowd } = await waiting();
  // A school behind one address: on a busy machine some get a short retry delay, like their pages.
  const ask = async (person: Person, document: string): Promise<unknown> => {
    const { data, errors } = await person.call(document, { slug });
    const { code, retryAfter } = errors?.[0]?.extensions ?? {};
    if (code === 'RATE_LIMITED') {
      await pause(Number(retryAfter) * 1000);
      return ask(person, document);
    }
    expect(errors).toBeUndefined();
    return data?.['it'];
  };
  const visit = async (person: Person) =>
    (await ask(
      person,
      'query ($slug: String!) { it: visitFair(slug: $slug) { enteredAt turn floor { boothCount } } }',
    )) as Visit | null;
  const enter = (person: Person) =>
    ask(person, 'mutation ($slug: String!) { it: enterFair(slug: $slug) }');
  // People who come a little early wait, and nothing is written.
  const looked = lookUps();
  const waited = await Promise.all(crowd.map(visit));
  // Alone, each takes two: who it is, and whether they can enter.
  expect(looked()).toBeLessThan(people);
  expect(waited.filter((one) => one?.floor !== null || one.enteredAt !== null)).toEqual([]);
  expect(await Promise.all(crowd.slice(0, 20).map(enter))).toEqual(Array(20).fill(null));

  // Someone who reloads the page at the start doesn't come in before their turn.
  app.world.moveTo(start);
  const turns = await Promise.all(crowd.slice(0, 20).map(visit));
  for (const one of turns) expect(one?.floor === null).toBe((one?.turn ?? '') > start);
  expect(new Set(turns.map((one) => one?.turn)).size).toBeGreaterThan(10);
  // Nor does someone who has the address of a booth.
  for (const [n, person] of crowd.slice(0, 20).entries()) {
    const { errors } = await person.call(
      'query ($slug: String!, $boothId: ID!) { boothVisit(slug: $slug, boothId: $boothId) { id } }',
      { slug, boothId },
    );
    const isLater = (turns[n]?.turn ?? '') > start;
    expect(errors?.[0]?.extensions.code).toBe(isLater ? 'CONFLICT' : undefined);
  }
  app.world.moveTo(open);
  const told = new Map<Person, number>();
  const comeIn = async (person: Person, n: number) => {
    const seen = await visit(person);
    expect(seen?.floor?.boothCount).toBe(1);
    // One person's two pages poll at once.
    expect(await Promise.all([enter(person), enter(person)])).toEqual([open, open]);
    const client = new LiveClient(() => lines[n % lines.length] ?? '', person.token, [
      {
        query: `subscription ($after: String) {
          it: onFairPresence(fairId: "${fairId}", after: $after) { id people } }`,
        next: ({ it }) => {
          const room = it as { readonly id: string; readonly people: number };
          if (room.id === fairId) told.set(person, room.people);
        },
        resync: () => undefined,
      },
    ]);
    clients.push(client);
    await client.connect();
  };
  await Promise.all(crowd.map(comeIn));

  await expect
    .poll(() => crowd.filter((person) => told.get(person) === people).length)
    .toBe(people);
  expect(clients.flatMap(({ errors }) => errors)).toEqual([]);
  const { rows } = await pool.query(
    `select count(*)::int as changes, count(distinct body ->> 'id')::int as people from event
     where topic = 'FairAttendee' and kind = 'updated' and strpos(body::text, $1) > 0`,
    [fairId],
  );
  expect(rows).toEqual([{ changes: people, people }]);
  const { rows: entered } = await pool.query(
    'select count(*)::int as count from fair_attendee where entered_at = $1 and fair_id = $2',
    [open, fairId],
  );
  expect(entered).toEqual([{ count: people }]);
});
