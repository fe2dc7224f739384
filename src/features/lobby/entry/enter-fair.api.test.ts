import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { userTypes } from '../../../platform/model/viewer.ts';

const app = await testServer('2026-11-21T10:00:00Z');
const { make, link, admin } = await testRecords(app);
const { pool } = app.database;
const start = '2026-11-21T12:00:00.000Z';
const end = '2026-11-21T16:00:00.000Z';
beforeEach(() => app.world.moveTo('2026-11-21T12:30:00Z'));

let count = 0;
async function fair(said: object = {}) {
  const slug = `doors-${(count += 1)}`;
  const times = { startTime: start, endTime: end, exhibitorDeadline: start };
  const id = await make('Fair', { slug, ...times, ...said });
  return { id, slug };
}

async function rep(collegeId: string, confirmed = true): Promise<Person> {
  const person = await app.person('college');
  const id = await make('CollegeRep', { collegeId, userId: person.id });
  if (!confirmed)
    await pool.query('update college_rep set confirmed_at = null where id = $1', [id]);
  return person;
}

interface Visit {
  readonly standing: string | null;
  readonly boothId: string | null;
  readonly enteredAt: string | null;
  readonly fair: { readonly phase: string };
  readonly floor: {
    readonly booths: readonly { readonly name: string }[];
    readonly boothCount: number;
    readonly staffedCount: number;
    readonly states: readonly unknown[];
  } | null;
}

const visit = async (person: Person, slug: string, filter: object = {}): Promise<Visit | null> => {
  const { data, errors } = await person.call(
    `query ($slug: String!, $filter: FloorFilterInput) { it: visitFair(slug: $slug, filter: $filter) {
       standing boothId enteredAt people fair { phase }
       floor { boothCount staffedCount booths { name } states { value count } } } }`,
    { slug, filter },
  );
  expect(errors).toBeUndefined();
  return data?.['it'] as Visit | null;
};
const standing = async (person: Person, slug: string) => (await visit(person, slug))?.standing;
const enter = async (person: Person, slug: string) =>
  (await person.call('mutation ($slug: String!) { it: enterFair(slug: $slug) }', { slug })).data?.[
    'it'
  ];

describe('At the door of a booth fair', async () => {
  const { id: fairId, slug } = await fair();

  test.each(userTypes)(
    'someone with an account of the type %s is let in when registered',
    async (type) => {
      const person = await app.person(type);
      const unregistered = type === 'admin' ? 'admin' : null;
      await expect.poll(() => standing(person, slug)).toBe(unregistered);
      await make('FairAttendee', { fairId, email: person.email.toUpperCase() });
      expect(await standing(person, slug)).toBe(unregistered ?? 'attendee');
    },
  );

  test('a rep is let in whose college exhibits, once both are confirmed', async () => {
    const collegeId = await make('College');
    const boothId = await make('FairBooth', { fairId, collegeId });
    const one = await rep(collegeId);
    expect(await visit(one, slug)).toMatchObject({ standing: 'rep', boothId });
    expect(await standing(await rep(collegeId, false), slug)).toBeNull();
    expect(await standing(await rep(await make('College')), slug)).toBeNull();
    const draft = await make('College', { status: 'draft' });
    await make('FairBooth', { fairId, collegeId: draft });
    expect(await standing(await rep(draft), slug)).toBeNull();
    await make('FairExhibitor', { fairId, collegeId, paymentStatus: 'refunded' });
    expect(await visit(one, slug)).toMatchObject({ standing: null, boothId: null });
  });

  test('a parent is let in by the registration of a linked student, and writes down no visit of theirs', async () => {
    const parent = await app.person('parent');
    const student = await app.person('student');
    const studentId = await make('Student', { userId: student.id });
    await link(parent, studentId);
    expect(await standing(parent, slug)).toBeNull();
    await make('FairAttendee', { fairId, email: student.email, userId: student.id });
    expect(await standing(parent, slug)).toBe('attendee');
    expect(await standing(await app.person('parent'), slug)).toBeNull();
    expect(await enter(parent, slug)).toBeNull();
    expect((await visit(student, slug))?.enteredAt).toBeNull();
  });

  test('guests and strangers are asked who they are', async () => {
    for (const person of [app.guest(), app.stranger()])
      for (const call of [
        '{ visitFair(slug: "x") { people } }',
        'mutation { enterFair(slug: "x") }',
      ])
        expect((await person.call(call)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test('a coordinator is let into fairs of their own format only', async () => {
  const coordinator = await app.person('admin6x6');
  const six = await fair({ fairType: '6x6' });
  const other = await fair();
  await expect.poll(() => standing(coordinator, six.slug)).toBe('admin');
  await expect.poll(() => standing(coordinator, other.slug)).toBeNull();
});

test('there is nothing of a fair that is not public, and of none', async () => {
  const { slug } = await fair({ publishedAt: null });
  const known = await fair();
  await expect.poll(() => visit(admin, known.slug)).not.toBeNull();
  expect(await visit(admin, slug)).toBeNull();
  expect(await visit(admin, 'none')).toBeNull();
  expect(await enter(admin, slug)).toBeNull();
});

test('the doors open at the second and close at the second', async () => {
  const { id: fairId, slug } = await fair();
  const ada = await app.person('student');
  const id = await make('FairAttendee', { fairId, email: ada.email });
  await make('FairBooth', { fairId, boothSent: true });
  await expect.poll(async () => (await visit(ada, slug))?.floor?.boothCount).toBe(1);
  const enteredAt = async () =>
    recordIn(
      await admin.call('query ($id: ID!) { it: getFairAttendee(id: $id) { enteredAt } }', { id }),
    )['enteredAt'];

  const closed = [
    ['2026-11-21T11:59:59.999Z', 'registrationOpen'],
    [end, 'ended'],
  ] as const;
  for (const [now, phase] of closed) {
    app.world.moveTo(now);
    expect(await visit(ada, slug)).toMatchObject({ fair: { phase }, floor: null });
    expect(await enter(ada, slug)).toBeNull();
  }
  expect(await enteredAt()).toBeNull();
  app.world.moveTo(start);
  expect(await visit(ada, slug)).toMatchObject({ fair: { phase: 'live' }, enteredAt: null });
  expect(await enter(ada, slug)).toBe(start);
  app.world.moveTo('2026-11-21T15:59:59.999Z');
  expect(await enter(ada, slug)).toBe(start);
  expect(await visit(ada, slug)).toMatchObject({ enteredAt: start, floor: { boothCount: 1 } });
  expect(await enteredAt()).toBe(start);
});

test('a cancelled fair says so and lets no one in', async () => {
  const { id, slug } = await fair();
  const ada = await app.person('student');
  await make('FairAttendee', { fairId: id, email: ada.email });
  const cancelled = { id, cancelledAt: '2026-11-20T00:00:00.000Z' };
  recordIn(await admin.call(writing('update', 'Fair'), { input: cancelled }));
  await expect
    .poll(() => visit(ada, slug))
    .toMatchObject({ fair: { phase: 'cancelled' }, floor: null, standing: 'attendee' });
  expect(await enter(ada, slug)).toBeNull();
});

test('a floor has the booths that are published, and is told who looks for one', async () => {
  const { id: fairId, slug } = await fair();
  for (const [name, state, sent] of [
    ['Reed College', 'OR', true],
    ['Elm College', 'MA', true],
    ['Not ready', 'MA', false],
  ] as const) {
    const collegeId = await make('College', { name, state });
    await make('FairBooth', { fairId, collegeId, boothSent: sent });
  }
  const closed = await make('College', { name: 'Closed', status: 'closed' });
  await make('FairBooth', { fairId, collegeId: closed, boothSent: true });
  const names = async (filter: object = {}) =>
    (await visit(admin, slug, filter))?.floor?.booths.map(({ name }) => name);
  await expect.poll(() => names()).toEqual(['Elm College', 'Reed College']);
  expect(await names({ search: 'reed' })).toEqual(['Reed College']);
  expect(await names({ state: 'MA' })).toEqual(['Elm College']);
  expect(await names({ here: true })).toEqual([]);
  expect((await visit(admin, slug, { state: 'MA' }))?.floor).toMatchObject({
    boothCount: 2,
    states: [
      { value: 'MA', count: 1 },
      { value: 'OR', count: 1 },
    ],
  });
});

test('someone who comes in at the opening minute costs the database one statement', async () => {
  const { id: fairId, slug } = await fair();
  const ada = await app.person('student');
  await make('FairAttendee', { fairId, email: ada.email });
  await make('FairBooth', { fairId, boothSent: true });
  await expect.poll(async () => (await visit(ada, slug))?.floor?.boothCount).toBe(1);
  const asked = vi.spyOn(pool, 'query');
  await visit(ada, slug);
  const about = asked.mock.calls.filter(([text]) => JSON.stringify(text).includes('fair_'));
  asked.mockRestore();
  expect(about).toHaveLength(1);
});

describe('The booths that come first', async () => {
  const { id: fairId, slug } = await fair();
  const booth = async (name: string, campusSetting: string) => {
    const collegeId = await make('College', { name, slug: name.toLowerCase() });
    await make('CollegeProfile', { collegeId, campusSetting: [campusSetting] });
    return { collegeId, id: await make('FairBooth', { fairId, collegeId, boothSent: true }) };
  };
  const [elm, oak] = [await booth('Elm', 'city'), await booth('Oak', 'rural')];

  interface ForMe {
    readonly studentName: string | null;
    readonly picks: readonly { readonly boothId: string; readonly isSaved: boolean }[];
  }
  const forMe = async (person: Person, named = ''): Promise<ForMe | null> => {
    const { data, errors } = await person.call(
      `{ it: visitFair(slug: "${slug}" ${named}) { forMe { studentName
         picks { boothId isSaved isSavedByStudent reasons { kind values } } } } }`,
    );
    expect(errors).toBeUndefined();
    return (data?.['it'] as { readonly forMe: ForMe | null }).forMe;
  };
  const save = (person: Person, collegeId: string) =>
    person.call(`mutation { saveCollege(collegeId: "${collegeId}") { name } }`);
  async function student(wishes: object | null, firstName = 'Ada') {
    const person = await app.person('student');
    const own = { userId: person.id, owner: person.id, email: person.email };
    const studentId = await make('Student', { ...own, firstName });
    await make('FairAttendee', { fairId, email: person.email, userId: person.id });
    const none = { majors: [], collegeType: [], campusSize: [], onlineCoursePct: null };
    if (wishes)
      await make('StudentCollegePreferences', {
        studentId,
        owner: person.id,
        ...none,
        ...wishes,
      });
    return { ...person, studentId };
  }
  const city = { campusSetting: ['city'] };

  test('are for a student those that fit and those that are saved, with the reason', async () => {
    const ada = await student(city);
    const fits = { boothId: elm.id, isSaved: false, isSavedByStudent: false };
    await expect
      .poll(() => forMe(ada))
      .toEqual({
        studentName: null,
        picks: [{ ...fits, reasons: [{ kind: 'setting', values: ['city'] }] }],
      });
    await save(ada, oak.collegeId);
    expect((await forMe(ada))?.picks.map(({ boothId }) => boothId)).toEqual([oak.id, elm.id]);
  });

  test('are none for a student who looks for nothing and has saved nothing', async () => {
    expect((await forMe(await student(null)))?.picks).toEqual([]);
  });

  test('are for a parent those of the linked student who is registered', async () => {
    const [bob, ada] = [await app.person('student'), await student(city)];
    const parent = await app.person('parent');
    await link(parent, await make('Student', { userId: bob.id, firstName: 'Bob' }));
    await link(parent, ada.studentId);
    await save(ada, oak.collegeId);
    await expect
      .poll(() => forMe(parent))
      .toMatchObject({
        studentName: 'Ada',
        picks: [{ boothId: oak.id, isSaved: false, isSavedByStudent: true }, { boothId: elm.id }],
      });
  });

  test('are for a parent of two those of the one who is chosen, and of no one else’s child', async () => {
    const [ada, bob] = [await student(city), await student({ campusSetting: ['rural'] }, 'Bob')];
    const stranger = await student(city, 'Cy');
    const parent = await app.person('parent');
    for (const { studentId } of [ada, bob]) await link(parent, studentId);
    await save(parent, oak.collegeId);
    const named = ({ studentId }: { readonly studentId: string }) => `studentId: "${studentId}"`;
    for (const [one, name, fits] of [
      [ada, 'Ada', elm],
      [bob, 'Bob', oak],
    ] as const)
      await expect
        .poll(async () => {
          const found = await forMe(parent, named(one));
          return [found?.studentName, found?.picks.some(({ boothId }) => boothId === fits.id)];
        })
        .toEqual([name, true]);
    // The parent's saved items are their own, whichever student is selected.
    const own = (await forMe(parent, named(ada)))?.picks.find(({ boothId }) => boothId === oak.id);
    expect(own).toMatchObject({ isSaved: true, isSavedByStudent: false });
    expect((await forMe(parent))?.studentName).toBe('Ada');
    for (const [who, whose] of [
      [parent, stranger],
      [ada, bob],
      [ada, ada],
    ] as const) {
      const { errors } = await who.call(
        `{ visitFair(slug: "${slug}" ${named(whose)}) { people } }`,
      );
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
    const { errors } = await parent.call(
      `{ visitFair(slug: "${slug}" studentId: "x") { people } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('are no one else’s, and no one’s while the doors are closed', async () => {
    const ada = await student(city);
    const counselor = await app.person('counselor');
    await make('FairAttendee', { fairId, email: counselor.email });
    for (const person of [counselor, admin]) expect(await forMe(person)).toBeNull();
    const stranger = await app.person('student');
    expect(await forMe(stranger)).toBeNull();
    app.world.moveTo('2026-11-21T11:59:59Z');
    expect(await forMe(ada)).toBeNull();
  });
});
