import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import type { App } from '../../../app/create-app.ts';
import type { Here } from './presence-statements.server.ts';

const rhythm = { pace: 50, beat: 100, timeLimit: 1_500 };
const app = await testServer('2026-11-21T12:00:00Z', { presence: rhythm });
const neighbor = await app.neighbor();
const { admin, make, link } = await testRecords(app);
const { pool, connectionString } = app.database;
const listening = async ({ fastify }: App) =>
  `${(await fastify.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/graphql`;
const [here, there] = await Promise.all([listening(app), listening(neighbor)]);

const clients = new Set<LiveClient>();
const workers = new Set<ChildProcess>();
afterAll(async () => {
  for (const client of clients) client.close();
  for (const worker of workers) worker.kill('SIGKILL');
  await neighbor.close();
});

interface Room {
  readonly id: string;
  readonly people: number;
  readonly reps: readonly { readonly name: string }[];
}

/** A live fair, with a booth and its rep. */
async function openFair(startTime = '2026-11-21T11:00:00.000Z') {
  const fairId = await make('Fair', {
    startTime,
    endTime: '2026-11-21T15:00:00.000Z',
    exhibitorDeadline: '2026-11-21T11:00:00.000Z',
  });
  const collegeId = await make('College', { name: 'Elm College' });
  const boothId = await make('FairBooth', { fairId, collegeId, boothSent: true });
  const rep = await app.person('college');
  const name = { firstName: 'Ana', lastName: 'Lima' };
  const repId = await make('CollegeRep', { collegeId, userId: rep.id, ...name });
  await known(boothId, fairId);
  return { fairId, boothId, rep, repId };
}

/** Waits until both processes have received a booth. */
async function known(boothId: string, fairId: string): Promise<void> {
  for (const one of [app, neighbor])
    await expect
      .poll(async () => {
        const isFair = (await one.fairCards.get()).some(({ id }) => id === fairId);
        const booths = (await one.lobby.floors.get()).get(fairId) ?? [];
        return isFair && booths.some(({ id }) => id === boothId);
      })
      .toBe(true);
}

async function registered(fairId: string): Promise<Person> {
  const person = await app.person('student');
  await make('FairAttendee', { fairId, email: person.email });
  return person;
}

/** Connects a person to a room through a process; returns what that connection receives. */
async function comes(person: Person, url: string, fairId: string, boothId?: string) {
  const told: Room[] = [];
  const booth = boothId === undefined ? '' : `, boothId: "${boothId}"`;
  const client = new LiveClient(() => url, person.token, [
    {
      query: `subscription ($after: String) { it: onFairPresence(fairId: "${fairId}"${booth}, after: $after) { id people reps { name } } }`,
      next: ({ it }) => told.push(it as Room),
      resync: () => undefined,
    },
  ]);
  clients.add(client);
  await client.connect();
  return { told, client, goes: () => client.close() };
}

const room = async (id: string, at: App = app) => {
  const { people, reps } = await at.lobby.present(id, id);
  return { people, reps: reps.map(({ name }) => name) };
};

describe('people who come into a fair', () => {
  test('are counted once however many pages they have open, in every process', async () => {
    const { fairId } = await openFair();
    const ada = await registered(fairId);
    const bea = await registered(fairId);
    const first = await comes(ada, here, fairId);
    const second = await comes(ada, there, fairId);
    await comes(bea, there, fairId);
    for (const one of [app, neighbor])
      await expect.poll(() => room(fairId, one)).toEqual({ people: 2, reps: [] });
    await expect.poll(() => first.told.at(-1)).toMatchObject({ id: fairId, people: 2 });
    first.goes();
    await expect.poll(() => second.told.at(-1)).toMatchObject({ people: 2 });
    second.goes();
    await expect.poll(() => room(fairId)).toEqual({ people: 1, reps: [] });
    await expect.poll(() => room(fairId, neighbor)).toEqual({ people: 1, reps: [] });
  });

  test('see which rep is here by name, and never the name of an attendee', async () => {
    const { fairId, boothId, rep, repId } = await openFair();
    const ada = await registered(fairId);
    const lobby = await comes(ada, here, fairId);
    const atBooth = await comes(await registered(fairId), there, fairId, boothId);
    const line = await comes(rep, there, fairId);
    await expect
      .poll(() => lobby.told.find(({ id }) => id === boothId)?.reps)
      .toEqual([{ name: 'Ana Lima' }]);
    await expect
      .poll(() => atBooth.told.at(-1))
      .toEqual({ id: boothId, people: 1, reps: [{ name: 'Ana Lima' }] });
    await expect
      .poll(
        async () =>
          (
            await ada.call(
              'query ($id: ID!) { it: boothPresence(boothId: $id) { people reps { id name } } }',
              { id: boothId },
            )
          ).data?.['it'],
      )
      .toEqual({ people: 1, reps: [{ id: repId, name: 'Ana Lima' }] });
    const stranger = await app.person('student');
    const asked = await stranger.call(
      'query ($id: ID!) { it: boothPresence(boothId: $id) { people } }',
      {
        id: boothId,
      },
    );
    expect(asked.data).toEqual({ it: null });
    line.goes();
    await expect.poll(() => lobby.told.filter(({ id }) => id === boothId).at(-1)?.reps).toEqual([]);
    await expect.poll(() => room(boothId)).toEqual({ people: 1, reps: [] });
  });

  test('count as visitors of a booth once and for good, families and counselors only', async () => {
    const { fairId, boothId, rep } = await openFair();
    const ada = await registered(fairId);
    const first = await comes(ada, here, fairId, boothId);
    await expect.poll(() => room(boothId)).toMatchObject({ people: 1 });
    first.goes();
    await expect.poll(() => room(boothId)).toMatchObject({ people: 0 });
    await comes(rep, here, fairId, boothId);
    await comes(ada, there, fairId, boothId);
    await comes(await registered(fairId), there, fairId);
    await expect.poll(() => room(boothId)).toEqual({ people: 1, reps: ['Ana Lima'] });
    const visits = await pool.query('select account_id from booth_visit where booth_id = $1', [
      boothId,
    ]);
    expect(visits.rows).toEqual([{ account_id: ada.id }]);
  });

  test('are still here when their line is cut and comes again', async () => {
    const { fairId } = await openFair();
    const { client, told } = await comes(await registered(fairId), here, fairId);
    await expect.poll(() => room(fairId)).toMatchObject({ people: 1 });
    client.cut();
    const other = await comes(await registered(fairId), here, fairId);
    await expect.poll(() => told.at(-1)).toMatchObject({ people: 2 });
    other.goes();
    await expect.poll(() => told.at(-1)).toMatchObject({ people: 1 });
  });
});

describe('who loses what let them in are counted no longer, and told nothing more', () => {
  const cancel = async (person: Person, fairId: string) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from fair_attendee where fair_id = $1 and email = $2',
      [fairId, person.email],
    );
    await person.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', {
      id: rows[0]!.id,
    });
  };
  const isOver = ({ client }: { readonly client: LiveClient }) => client.errors.length > 0;
  /** A registered student. */
  async function student(fairId: string) {
    const person = await app.person('student');
    const id = await make('Student', { userId: person.id, email: person.email });
    await make('FairAttendee', { fairId, email: person.email, userId: person.id });
    return { person, id };
  }

  test('when they cancel, and not when someone else does', async () => {
    const { fairId } = await openFair();
    const [ada, bea] = [await registered(fairId), await registered(fairId)];
    const [leaves, stays] = [await comes(ada, here, fairId), await comes(bea, there, fairId)];
    await expect.poll(() => room(fairId)).toMatchObject({ people: 2 });
    await cancel(ada, fairId);
    await expect.poll(() => isOver(leaves)).toBe(true);
    await expect.poll(() => stays.told.at(-1)).toMatchObject({ people: 1 });
    expect(isOver(stays)).toBe(false);
  });

  test('when it was their student who was registered: whether that one cancels or the link ends', async () => {
    const { fairId } = await openFair();
    const [ann, ben, cat] = [await student(fairId), await student(fairId), await student(fairId)];
    const parents = [
      await app.person('parent'),
      await app.person('parent'),
      await app.person('parent'),
    ] as const;
    await link(parents[0], ann.id);
    const linkId = await link(parents[1], ben.id);
    await link(parents[2], cat.id);
    const lines = await Promise.all(parents.map((parent) => comes(parent, here, fairId)));
    await expect.poll(() => room(fairId)).toMatchObject({ people: 3 });
    await cancel(ann.person, fairId);
    await expect.poll(() => lines.map(isOver)).toEqual([true, false, false]);
    await expect.poll(() => room(fairId)).toMatchObject({ people: 2 });
    await ben.person.call(`mutation { endLink(link: PARENT, id: "${linkId}") }`);
    await expect.poll(() => lines.map(isOver)).toEqual([true, true, false]);
    await expect.poll(() => room(fairId)).toMatchObject({ people: 1 });
  });

  test('when their college is no longer at the fair, or they no longer with it', async () => {
    const { fairId, boothId, rep } = await openFair();
    const other = await openFair();
    const [one, two] = [await comes(rep, here, fairId), await comes(other.rep, here, other.fairId)];
    for (const id of [fairId, other.fairId])
      await expect.poll(() => room(id)).toMatchObject({ people: 1 });
    await admin.call(writing('delete', 'FairBooth'), { input: { id: boothId } });
    await admin.call(writing('delete', 'CollegeRep'), { input: { id: other.repId } });
    for (const line of [one, two]) await expect.poll(() => isOver(line)).toBe(true);
    for (const id of [fairId, other.fairId])
      await expect.poll(() => room(id)).toEqual({ people: 0, reps: [] });
  });
});

test('a page read in the second of a change tells of it, or is told of it afterwards', async () => {
  const { fairId, boothId, rep } = await openFair();
  const collegeId = await make('College', { name: 'Oak College' });
  const other = await make('FairBooth', { fairId, collegeId, boothSent: true });
  const guest = await app.person('college');
  await make('CollegeRep', { collegeId, userId: guest.id, firstName: 'Bo', lastName: 'Ek' });
  await known(other, fairId);
  const ada = await registered(fairId);
  const lobby = await comes(ada, here, fairId);
  const isHere = (told: readonly Room[], id: string) => told.some((one) => one.id === id);
  await comes(rep, here, fairId);
  await expect.poll(() => isHere(lobby.told, boothId)).toBe(true);
  // Rooms were just read, and are not read again at once.
  await comes(guest, here, fairId);
  await expect.poll(() => isHere(lobby.told, other)).toBe(true);
  const { data } = await ada.call(
    'query ($slug: String!) { it: visitFair(slug: $slug) { cursor floor { booths { id reps { name } } } } }',
    { slug: (await app.fairCards.get()).find(({ id }) => id === fairId)?.slug },
  );
  const page = data?.['it'] as { cursor: string; floor: { booths: Room[] } };
  const reps = new Map(page.floor.booths.map((one) => [one.id, one.reps]));
  const line = new LiveClient(
    () => here,
    ada.token,
    [
      {
        query: `subscription ($after: String) { it: onFairPresence(fairId: "${fairId}", after: $after) { id reps { name } } }`,
        next: ({ it }) => reps.set((it as Room).id, (it as Room).reps),
        resync: () => undefined,
      },
    ],
    page.cursor,
  );
  clients.add(line);
  await line.connect();
  await expect.poll(() => reps.get(other)).toEqual([{ name: 'Bo Ek' }]);
  expect(reps.get(boothId)).toEqual([{ name: 'Ana Lima' }]);
});

test('an organizer looks on and is counted nowhere', async () => {
  const { fairId } = await openFair();
  const line = await comes(admin, here, fairId);
  await comes(await registered(fairId), here, fairId);
  await expect.poll(() => line.told.at(-1)).toMatchObject({ people: 1 });
});

test('a rep who visits another booth is a visitor there, and not at their own', async () => {
  const { fairId, boothId, rep } = await openFair();
  const other = await make('FairBooth', {
    fairId,
    collegeId: await make('College'),
    boothSent: true,
  });
  await known(other, fairId);
  const line = await comes(rep, here, fairId, other);
  await expect.poll(() => room(other)).toEqual({ people: 1, reps: [] });
  expect(await room(boothId)).toEqual({ people: 0, reps: [] });
  line.goes();
  await comes(rep, here, fairId, boothId);
  await expect.poll(() => room(boothId)).toEqual({ people: 0, reps: ['Ana Lima'] });
});

test('someone who can’t enter follows nothing and is not counted', async () => {
  const { fairId, boothId } = await openFair();
  const soon = await make('Fair', { startTime: '2026-11-21T12:00:01.000Z' });
  const stranger = await app.person('student');
  const guest = app.guest();
  for (const [person, fair, booth] of [
    [stranger, fairId, undefined],
    [stranger, fairId, boothId],
    [guest, fairId, undefined],
    [admin, fairId, '00000000-0000-7000-8000-000000000000'],
    [admin, fairId, 'nothing'],
    [admin, 'nothing', undefined],
    [await registered(soon), soon, undefined],
  ] as const) {
    const { client } = await comes(person, here, fair, booth);
    await expect.poll(() => client.errors).not.toEqual([]);
  }
  const line = await comes(await registered(fairId), here, fairId);
  await expect.poll(() => line.told.at(-1)).toMatchObject({ people: 1 });
});

describe('the people of a process', () => {
  async function startWorker(people: readonly Here[]): Promise<ChildProcess> {
    const program = fileURLToPath(
      new URL('testing/presence-worker.fixture.server.ts', import.meta.url),
    );
    const worker = spawn(
      process.execPath,
      [program, connectionString, JSON.stringify(rhythm), JSON.stringify(people)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    workers.add(worker);
    await once(worker.stdout, 'data');
    return worker;
  }

  test('that is killed are gone soon after, for people who are still there', async () => {
    const { fairId, boothId, rep } = await openFair();
    const line = await comes(await registered(fairId), here, fairId);
    const crowd = Array.from({ length: 20 }, () => ({
      fairId,
      roomId: boothId,
      repOf: null,
      accountId: app.world.newId(),
    }));
    const worker = await startWorker([
      ...crowd,
      { fairId, roomId: fairId, accountId: rep.id ?? '', repOf: boothId },
    ]);
    await expect.poll(() => line.told.findLast(({ id }) => id === fairId)?.people).toBe(22);
    await expect.poll(() => room(boothId)).toEqual({ people: 20, reps: ['Ana Lima'] });
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;
    await expect.poll(() => line.told.findLast(({ id }) => id === fairId)?.people).toBe(1);
    await expect.poll(() => room(boothId, neighbor)).toEqual({ people: 0, reps: [] });
  });

  test('are written anew when a crash of the database has taken what was written', async () => {
    const { fairId } = await openFair();
    const line = await comes(await registered(fairId), there, fairId);
    await expect.poll(() => room(fairId)).toMatchObject({ people: 1 });
    // What PostgreSQL does to unlogged tables.
    await pool.query('truncate presence, presence_process, presence_room');
    await comes(await registered(fairId), there, fairId);
    await expect.poll(() => line.told.at(-1)).toMatchObject({ people: 2 });
  });
});

test('a rep who opens their own booth before the doors open is here when they do', async () => {
  const start = '2026-11-21T12:30:00.000Z';
  const { fairId, boothId, rep } = await openFair(start);
  const line = new LiveClient(() => here, rep.token, [
    {
      query: `subscription ($after: String) { it: onBoothNews(boothId: "${boothId}", after: $after) { contents } }`,
      next: () => undefined,
      resync: () => undefined,
    },
  ]);
  clients.add(line);
  await line.connect();
  const ada = await registered(fairId);
  app.world.moveTo(start);
  await expect.poll(() => room(boothId)).toEqual({ people: 0, reps: ['Ana Lima'] });
  await comes(ada, here, fairId, boothId);
  await expect.poll(() => room(boothId)).toEqual({ people: 1, reps: ['Ana Lima'] });
  line.close();
  await expect.poll(() => room(boothId)).toEqual({ people: 1, reps: [] });
});
