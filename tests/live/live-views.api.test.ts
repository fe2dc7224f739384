import { afterAll, expect, test } from 'vitest';
import { isLater, LiveClient, type Following } from '../support/live-client.fixture.server.ts';
import { testServer, type Person } from '../support/test-server.server.ts';

const app = await testServer();
const neighbor = await app.neighbor();
const addresses = await Promise.all(
  [app, neighbor].map(async ({ fastify }) => {
    const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
    return `${address.replace('http', 'ws')}/graphql`;
  }),
);
const clients: LiveClient[] = [];
afterAll(async () => {
  // Also after a failure: an open client would keep reading from a closed server.
  for (const client of clients) client.close();
  await neighbor.close();
});

/** A seeded source of chance (mulberry32), so that a failing run can be repeated. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const fieldsOf = {
  College: 'id name status fairCredits owner',
  CollegeRep: 'id firstName email phone contactVisible',
  Student: 'id firstName email setupStep deleted',
  FairExhibitor: 'id name paymentStatus fair { fairType }',
} as const;
type EntityName = keyof typeof fieldsOf;
const entityNames = Object.keys(fieldsOf) as EntityName[];

interface Shown {
  readonly id: string;
}

/** One person's view of one entity: read once, then maintained by events alone. */
class View {
  readonly shown = new Map<string, unknown>();
  readonly person: Person;
  readonly entityName: EntityName;
  #touched: Set<string> | null = null;
  readonly #places = new Map<string, string>();

  constructor(person: Person, entityName: EntityName) {
    this.person = person;
    this.entityName = entityName;
  }

  followings(): Following[] {
    return (['Create', 'Update', 'Delete'] as const).map((on) => ({
      query: `subscription ($after: String) { on${on}${this.entityName}(after: $after) { ${fieldsOf[this.entityName]} } }`,
      next: (data, cursor) => {
        const record = data[`on${on}${this.entityName}`] as Shown;
        // Three subscriptions run in parallel: for one record, the latest payload counts.
        const last = this.#places.get(record.id);
        if (last && !isLater(cursor, last)) return;
        this.#places.set(record.id, cursor);
        this.#touched?.add(record.id);
        if (on === 'Delete') this.shown.delete(record.id);
        else this.shown.set(record.id, record);
      },
      resync: () => void this.read(),
    }));
  }

  /** Refetches, like a page that may have missed something. */
  async read(): Promise<void> {
    const touched = (this.#touched = new Set());
    const fresh = await this.fresh();
    if (this.#touched !== touched) return;
    this.#touched = null;
    for (const id of this.shown.keys())
      if (!touched.has(id) && !fresh.has(id)) this.shown.delete(id);
    for (const [id, record] of fresh) if (!touched.has(id)) this.shown.set(id, record);
  }

  /** The result of the person's own query. */
  async fresh(): Promise<Map<string, unknown>> {
    const field = `list${this.entityName}s`;
    const answer = await this.person.call(
      `{ ${field}(limit: 1000) { items { ${fieldsOf[this.entityName]} } } }`,
    );
    expect(answer.errors).toBeUndefined();
    const { items } = answer.data?.[field] as { items: Shown[] };
    return new Map(items.map((item) => [item.id, item]));
  }
}

const chance = chanceFrom(20261121);
const pick = <Of>(list: readonly Of[]): Of => {
  const picked = list[Math.floor(chance() * list.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
};

const admin = await app.person('admin');
const reps = await Promise.all([1, 2, 3].map(() => app.person('college')));
const students = await Promise.all([1, 2, 3].map(() => app.person('student')));
const viewers = [
  admin,
  await app.person('admin6x6'),
  await app.person('counselor'),
  ...reps,
  ...students,
];

async function create(person: Person, entityName: string, input: object): Promise<string> {
  const answer = await person.call(
    `mutation ($input: Create${entityName}Input!) { create${entityName}(input: $input) { id } }`,
    { input },
  );
  expect(answer.errors).toBeUndefined();
  return (answer.data?.[`create${entityName}`] as Shown).id;
}

const place = { address1: '1 Main St', city: 'Dover', state: 'DE', postalCode: '19901' };
const times = {
  startTime: '2026-12-01T15:00:00Z',
  endTime: '2026-12-01T20:00:00Z',
  exhibitorDeadline: '2026-11-30T00:00:00Z',
};
const fairs = await Promise.all(
  (['booth', '6x6'] as const).map((fairType) =>
    create(admin, 'Fair', { name: fairType, slug: `live-${fairType}`, fairType, ...times }),
  ),
);
// A fair of sessions is a draft at first, and guests register for what is public.
await app.database.pool.query('update fair set published_at = now()');
const records: Record<EntityName, string[]> = {
  College: [],
  CollegeRep: [],
  Student: [],
  FairExhibitor: [],
};
const repOf = new Map<Person, string>();
let named = 0;

/** Actions that may happen at any moment, as people would do them. */
const happenings: (() => Promise<unknown>)[] = [
  async () => {
    const input = {
      name: `College ${(named += 1)}`,
      boothUrl: 'https://live.example.edu',
      ...place,
    };
    records.College.push(await create(admin, 'College', input));
  },
  async () => {
    const input = { id: pick(records.College), name: `Renamed ${(named += 1)}` };
    return admin.call(
      'mutation ($input: UpdateCollegeInput!) { updateCollege(input: $input) { id } }',
      { input },
    );
  },
  async () => {
    const input = { id: pick(records.College), fairCredits: Math.floor(chance() * 50) };
    return admin.call(
      'mutation ($input: UpdateCollegeInput!) { updateCollege(input: $input) { id } }',
      { input },
    );
  },
  async () => {
    // Someone becomes a rep, or stops being one: what they see of the college changes.
    const rep = pick(reps);
    const current = repOf.get(rep);
    if (current === '') return; // The change is in progress.
    repOf.set(rep, '');
    if (current) {
      records.CollegeRep = records.CollegeRep.filter((id) => id !== current);
      await admin.call('mutation ($id: ID!) { deleteCollegeRep(input: { id: $id }) { id } }', {
        id: current,
      });
      repOf.delete(rep);
      return;
    }
    const id = await create(admin, 'CollegeRep', {
      collegeId: pick(records.College),
      userId: rep.id,
      firstName: `Rep ${(named += 1)}`,
      lastName: 'Live',
      email: rep.email,
      phone: '302-555-0100',
    });
    repOf.set(rep, id);
    records.CollegeRep.push(id);
    return id;
  },
  async () => {
    if (records.CollegeRep.length === 0) return;
    const input = { id: pick(records.CollegeRep), contactVisible: chance() < 0.5 };
    await admin.call(
      'mutation ($input: UpdateCollegeRepInput!) { updateCollegeRep(input: $input) { id } }',
      { input },
    );
  },
  async () => {
    if (records.Student.length === 0) return;
    const input = {
      id: pick(records.Student),
      deleted: chance() < 0.5,
      firstName: `Sam ${(named += 1)}`,
    };
    await admin.call(
      'mutation ($input: UpdateStudentInput!) { updateStudent(input: $input) { id } }',
      { input },
    );
  },
  async () => {
    const input = {
      fairId: pick(fairs),
      name: `Exhibitor ${(named += 1)}`,
      ...place,
      primaryContactFirstName: 'Pat',
      primaryContactLastName: 'Live',
      primaryContactPhone: '302-555-0100',
      primaryContactEmail: 'pat@live.test',
      primaryContactAttendingFair: true,
      consent: true,
      paymentType: 'invoice',
    };
    records.FairExhibitor.push(await create(app.guest(), 'FairExhibitor', input));
  },
  async () => {
    if (records.FairExhibitor.length === 0) return;
    const id = pick(records.FairExhibitor);
    if (chance() < 0.7) {
      const input = { id, paymentStatus: pick(['pending', 'paid', 'failed']) };
      return admin.call(
        'mutation ($input: UpdateFairExhibitorInput!) { updateFairExhibitor(input: $input) { id } }',
        { input },
      );
    }
    records.FairExhibitor = records.FairExhibitor.filter((one) => one !== id);
    return admin.call('mutation ($id: ID!) { deleteFairExhibitor(input: { id: $id }) { id } }', {
      id,
    });
  },
  async () => {
    // A slow transaction of someone else: begun early, committed late, and half of them never.
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      for (let change = 0; change < 3; change += 1) {
        // In the order of the ids, so that two such transactions do not deadlock.
        const id = [...records.College].sort()[change * 2] ?? pick(records.College);
        await client.query('update college set name = $2 where id = $1', [
          id,
          `Slow ${(named += 1)}`,
        ]);
        await client.query(`select pg_sleep(${(chance() * 0.03).toFixed(3)})`);
      }
      await client.query(chance() < 0.5 ? 'commit' : 'rollback');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
];

test(
  'whatever happens, and however often lines are cut and roles change, everyone ends with what a fresh look shows',
  { timeout: 120_000 },
  async () => {
    for (let count = 0; count < 4; count += 1) await happenings[0]?.();
    for (const student of students) {
      const input = { dob: '2008-05-05', firstName: 'Sam', lastName: 'Live', email: student.email };
      records.Student.push(await create(student, 'Student', input));
    }
    const views = viewers.map((person) =>
      entityNames.map((entityName) => new View(person, entityName)),
    );
    for (const [index, own] of views.entries()) {
      const readable = own.filter(
        ({ entityName, person }) =>
          entityName !== 'FairExhibitor' || person === admin || person === viewers[1],
      );
      clients.push(
        new LiveClient(
          () => addresses[index % 2] ?? '',
          own[0]?.person.token ?? null,
          readable.flatMap((view) => view.followings()),
        ),
      );
    }
    await Promise.all(clients.map((client) => client.connect()));
    await Promise.all(views.flat().map((view) => view.read()));

    let cuts = 0;
    const busy = Array.from({ length: 5 }, async () => {
      for (let turn = 0; turn < 60; turn += 1) {
        await pick(happenings)();
        if (chance() < 0.15) {
          cuts += 1;
          pick(clients).cut();
        }
      }
    });
    await Promise.all(busy);
    expect(cuts).toBeGreaterThan(20);

    for (const view of views.flat())
      await expect
        .poll(async () => sorted(view.shown), {
          message: `${view.person.email}: ${view.entityName}`,
        })
        .toEqual(sorted(await view.fresh()));
    for (const client of clients) expect(client.errors).toEqual([]);
  },
);

const sorted = (records: ReadonlyMap<string, unknown>) =>
  [...records].sort(([one], [other]) => one.localeCompare(other));
