import { afterAll, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testSession } from '../../../../tests/support/test-session.server.ts';
import { eventually } from '../../../platform/testing/eventually.ts';

const app = await testServer('2026-11-21T12:00:00Z', { presence: { pace: 50, beat: 100 } });
const clients = new Set<LiveClient>();
afterAll(() => clients.forEach((client) => client.close()));
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const [later, minutes] = [
  (count: number) =>
    app.world.moveTo(new Date(app.world.now().getTime() + count * 60_000).toISOString()),
  async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      later(1);
      await app.jobs.runDue();
    }
  },
];

test('a coordinator sees how long people stayed in a session, and how many to its end', async () => {
  const session = await testSession(app);
  const { coordinator, fairId } = session;
  const runId = await session.enter(coordinator);
  const open = async ({ token }: Person) => {
    const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, token, [
      {
        query: `subscription ($after: String) {
          onSessionNews(runId: "${runId}", after: $after) { people } }`,
        next: () => undefined,
        resync: () => undefined,
      },
    ]);
    clients.add(client);
    await client.connect();
    return client;
  };
  const people = (count: number) =>
    eventually(async () =>
      expect(await session.room(coordinator, 'people')).toEqual({ people: count }),
    );
  const conduct = async (action: string) =>
    expect(
      await coordinator.call(
        `mutation { conductSession(runId: "${runId}", action: ${action}) { startedAt } }`,
      ),
    ).toMatchObject({ data: {} });
  const figures = async () =>
    (await coordinator.call(`{ it: sessionFigures(fairId: "${fairId}") { came stayed toEnd } }`))
      .data?.['it'];
  const [ada, ben, cat] = [
    await session.attendee(),
    await session.attendee(),
    await session.attendee('parent'),
  ];
  for (const person of [ada, ben, cat]) await session.enter(person);

  // Before it starts, no one stays; the host and reps are no attendees.
  const [first] = [await open(ada), await open(coordinator)];
  await open(session.speakers[0]?.rep ?? ada);
  await people(2);
  await minutes(5);
  expect(await figures()).toEqual([{ came: 3, stayed: null, toEnd: null }]);

  await conduct('START');
  // Two pages of one person count once.
  const pages = [await open(ben), await open(ben)];
  const short = await open(cat);
  await people(4);
  await minutes(3);
  short.close();
  await people(3);
  // A connection that is lost and comes back goes on.
  first.cut();
  await people(3);
  await minutes(7);
  for (const page of pages) page.close();
  await people(2);
  await minutes(5);
  expect(await figures()).toEqual([{ came: 3, stayed: 10, toEnd: null }]);
  await conduct('END');
  // A page that stays open counts no longer.
  await minutes(4);
  expect(await figures()).toEqual([{ came: 3, stayed: 10, toEnd: 1 }]);
});
