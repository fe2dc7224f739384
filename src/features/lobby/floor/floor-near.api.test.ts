import { expect, test } from 'vitest';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:30:00Z');
const { make } = await testRecords(app);

const fairId = await make('Fair', {
  slug: 'prairie',
  startTime: '2026-11-21T12:00:00.000Z',
  endTime: '2026-11-21T16:00:00.000Z',
  exhibitorDeadline: '2026-11-21T12:00:00.000Z',
});

async function booth(name: string, place: object) {
  const collegeId = await make('College', { name, status: 'active', ...place });
  await make('FairBooth', { fairId, collegeId, boothSent: true });
}

const chicago = { city: 'Chicago', state: 'IL', postalCode: '60604' };
await booth('Amherst College', {
  city: 'Amherst',
  state: 'MA',
  latitude: 42.371,
  longitude: -72.517,
});
await booth('Lakeshore College', { ...chicago, latitude: 41.878, longitude: -87.627 });
await booth('Evanston University', {
  city: 'Evanston',
  state: 'IL',
  latitude: 42.05,
  longitude: -87.68,
});
await booth('Nowhere Institute', { city: 'Nowhere', state: 'OK' });

interface Lobby {
  readonly near: readonly { readonly boothId: string; readonly miles: number }[] | null;
  readonly floor: { readonly booths: readonly { readonly id: string; readonly name: string }[] };
}

async function lobby(person: Person, search?: string): Promise<Lobby> {
  const { data, errors } = await person.call(
    `query ($search: String) { it: visitFair(slug: "prairie", filter: { search: $search }) {
       near { boothId miles } floor { booths { id name } } } }`,
    { search },
  );
  expect(errors).toBeUndefined();
  return data?.['it'] as Lobby;
}

/** A student who registered for the fair, from there. */
async function registered(address: object): Promise<Person> {
  const person = await app.person('student');
  await make('FairAttendee', { fairId, email: person.email, ...address });
  return person;
}

test('someone who registered with a Chicago ZIP code sees the colleges there first', async () => {
  const person = await registered({ postalCode: '60614', city: null, state: null });
  await expect
    .poll(async () => {
      const { near, floor } = await lobby(person);
      const names = new Map(floor.booths.map(({ id, name }) => [id, name]));
      return near?.map(({ boothId }) => names.get(boothId));
    })
    .toEqual(['Lakeshore College', 'Evanston University', 'Amherst College']);
  const { near } = await lobby(person);
  expect(near?.[0]?.miles).toBeLessThan(10);
  expect(near?.[1]?.miles).toBeLessThan(20);
  expect(near?.[2]?.miles).toBeGreaterThan(700);
});

test('no distance is told to someone who has said no address, nor to an admin', async () => {
  const person = await registered({ postalCode: null, city: null, state: null });
  expect((await lobby(person)).near).toBeNull();
  expect((await lobby(await app.person('admin'))).near).toBeNull();
});

test('a booth is found however its college is mistyped', async () => {
  const person = await registered({});
  const found = async (search: string) =>
    (await lobby(person, search)).floor.booths.map(({ name }) => name);
  expect(await found('amhurst')).toEqual(['Amherst College']);
  expect(await found('evanstn universty')).toEqual(['Evanston University']);
  expect(await found('qqqqqq')).toEqual([]);
});
