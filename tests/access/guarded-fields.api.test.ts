import { describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import { snakeCase } from '../../src/platform/store/naming.ts';
import type { State } from '../support/test-access-table.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { filledIn, testRecords, writing, type EntityName } from '../support/test-records.server.ts';
import { setScene } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { pool } = app.database;
const id = app.world.newId();
const money = { provider: 'stripe', amountCents: 100, currency: 'usd' };

/**
 * The guarded fields, typed by hand, each with a value someone might try. No one sets those marked
 * with *, not even an admin; coordinators set timeSlots, too.
 */
const guarded: Readonly<Record<EntityName, Readonly<Record<string, unknown>>>> = {
  College: {
    'id*': id,
    owner: id,
    'nameLower*': 'another name',
    setupStep: 4,
    fairCredits: 100,
    unitId: 123_456,
    slug: 'the-best',
    status: 'closed',
    domain: 'mail.test',
    'logo*': 'https://tracker.example/x.svg',
  },
  CollegePayment: { 'id*': id, owner: id, paymentData: money, paymentStatus: 'paid' },
  CollegeProfile: { 'id*': id, owner: id },
  CollegeRep: { 'id*': id, owner: id, userId: id, 'confirmedAt*': '2026-01-01T00:00:00.000Z' },
  Counselor: { 'id*': id, owner: id, userId: id, 'confirmedAt*': '2026-01-01T00:00:00.000Z' },
  CounselorSchool: { 'id*': id, owner: id, 'nameLower*': 'another name' },
  Fair: { 'id*': id },
  FairAttendee: {
    'id*': id,
    owner: id,
    userId: id,
    recording: { 1: { watchedSeconds: 60, lastAt: '2026-01-01T00:00:00Z' } },
    enteredAt: '2026-01-01T00:00:00.000Z',
    confirmedAt: '2026-01-01T00:00:00.000Z',
  },
  FairBooth: {
    'id*': id,
    owner: id,
    boothReady: true,
    boothSent: true,
    chatReady: true,
    paid: true,
    questionsAnswered: true,
    leadsSent: true,
    video: true,
  },
  FairExhibitor: {
    'id*': id,
    owner: id,
    userId: id,
    'nameLower*': 'another name',
    paymentData: money,
    paymentStatus: 'paid',
    timeSlots: [1],
  },
  FairWebinar: { 'id*': id },
  Parent: {
    'id*': id,
    owner: id,
    userId: id,
    deleted: true,
    'confirmedAt*': '2026-01-01T00:00:00.000Z',
  },
  Student: { 'id*': id, owner: id, userId: id, setupStep: 4, deleted: true },
  StudentCollegePreferences: { 'id*': id, owner: id },
  StudentPrivacySettings: { 'id*': id, owner: id },
};
const notEvenAdmins = (key: string): boolean => key.endsWith('*');
const nameOf = (key: string): string => key.replace('*', '');

const entityNames = Object.keys(guarded) as EntityName[];
const attempts = entityNames.flatMap((entityName) =>
  Object.entries(guarded[entityName]).map(([key, value]) => ({
    entityName,
    key,
    field: nameOf(key),
    label: `${entityName}.${nameOf(key)}`,
    value,
    system: notEvenAdmins(key),
  })),
);

const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const refused = (field: string) => ({ [field]: 'You can’t set this.' });

async function everything(entityName: EntityName): Promise<unknown[]> {
  const { rows } = await pool.query(`select to_jsonb(t) as row from ${snakeCase(entityName)} t`);
  return rows;
}

/** Calls, and makes sure that nothing at all has changed. */
async function inVain(
  person: Person,
  verb: 'create' | 'update',
  entityName: EntityName,
  input: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const before = await everything(entityName);
  const answer = await person.call(writing(verb, entityName), { input });
  expect(await everything(entityName)).toEqual(before);
  expect(answer.data).toEqual({ it: null });
  expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  return answer;
}

test('every guarded field stands in the hand-typed list', () => {
  const declared = entities.flatMap(({ name }) =>
    [...model.get(name).fields]
      .filter(([field, { setBy }]) => setBy && !/^(created|updated)At$/.test(field))
      .map(([field]) => `${name}.${field}`),
  );
  expect(attempts.map(({ entityName, field }) => `${entityName}.${field}`).sort()).toEqual(
    declared.sort(),
  );
});

test('the times of making and changing are in no input at all', async () => {
  const { data } = await records.admin.call('{ __schema { types { name inputFields { name } } } }');
  const { types } = data?.['__schema'] as {
    types: { name: string; inputFields: { name: string }[] | null }[];
  };
  const ofEntities = new Set(
    entityNames.flatMap((entityName) => [`Create${entityName}Input`, `Update${entityName}Input`]),
  );
  const inputs = types.filter(({ name }) => ofEntities.has(name));
  expect(inputs).toHaveLength(2 * entityNames.length);
  for (const { inputFields } of inputs)
    expect(inputFields?.map(({ name }) => name)).not.toContain('createdAt');
});

describe('someone who creates a record', () => {
  test.each(attempts)('cannot choose $label', async ({ entityName, field, value, system }) => {
    const scene = setScene(app, records);
    const input = {
      ...filledIn[entityName](1),
      ...(await scene.parents(entityName, 'usual')),
      [field]: value,
    };
    const byAdmins = entityName === 'Fair' || entityName === 'FairWebinar';
    const maker = byAdmins ? records.admin : await scene.who('owner', entityName);
    expect(fieldsOf(await inVain(maker, 'create', entityName, input))).toEqual(refused(field));
    if (entityName === 'FairAttendee' || entityName === 'FairExhibitor')
      expect(fieldsOf(await inVain(app.guest(), 'create', entityName, input))).toEqual(
        refused(field),
      );
    if (system)
      expect(fieldsOf(await inVain(records.admin, 'create', entityName, input))).toEqual(
        refused(field),
      );
  });
});

/** Who may change a record without being an admin of everything. */
async function changer(entityName: EntityName) {
  const scene = setScene(app, records);
  const atFair =
    entityName === 'FairAttendee' || entityName === 'FairExhibitor' || entityName === 'FairWebinar';
  const state: State = atFair ? '6x6' : 'usual';
  const person = await scene.who(atFair ? 'admin6x6' : 'owner', entityName);
  return { person, state, id: await scene.record({ entityName, state }) };
}

describe('someone who can change a record', () => {
  const theirs = attempts.filter(
    ({ entityName, key }) =>
      entityName !== 'Fair' && entityName !== 'CollegePayment' && key !== 'id*',
  );
  test.each(theirs)('cannot set $label', async ({ entityName, field, value }) => {
    const { person, id: own } = await changer(entityName);
    if (field === 'timeSlots') {
      const answer = await person.call(writing('update', entityName, 'timeSlots'), {
        input: { id: own, timeSlots: [2] },
      });
      expect(answer.data).toEqual({ it: { timeSlots: [2] } });
      return;
    }
    const answer = await inVain(person, 'update', entityName, { id: own, [field]: value });
    expect(fieldsOf(answer)).toEqual(refused(field));
  });

  test('may send back what is there already', async () => {
    const { person, id: own } = await changer('Student');
    const input = { id: own, userId: person.id, setupStep: 0, deleted: false, firstName: 'Grace' };
    const answer = await person.call(writing('update', 'Student', 'firstName setupStep'), {
      input,
    });
    expect(answer.data).toEqual({ it: { firstName: 'Grace', setupStep: 0 } });
  });

  test('may write what is there already in another way', async () => {
    const rep = await changer('CollegeRep');
    const { rows } = await pool.query<{ college: string; account: string; confirmed: Date }>(
      `select college_id as college, user_id as account, confirmed_at as confirmed
       from college_rep where id = $1`,
      [rep.id],
    );
    const { college, account, confirmed } = rows[0]!;
    const shifted = new Date(confirmed.getTime() + 2 * 3_600_000).toISOString();
    for (const sent of [confirmed.toISOString(), shifted.replace('Z', '+02:00')]) {
      const input = {
        id: rep.id.toUpperCase(),
        collegeId: college.toUpperCase(),
        userId: account.toUpperCase(),
        confirmedAt: sent,
        lastName: 'Hopper',
      };
      const answer = await rep.person.call(writing('update', 'CollegeRep', 'lastName'), { input });
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toEqual({ it: { lastName: 'Hopper' } });
    }
    const later = { id: rep.id, confirmedAt: shifted };
    const refusal = await inVain(rep.person, 'update', 'CollegeRep', later);
    expect(fieldsOf(refusal)).toEqual(refused('confirmedAt'));
  });

  test('may send guarded JSON back as a text', async () => {
    const { person, id: own } = await changer('FairExhibitor');
    await pool.query('update fair_exhibitor set payment_data = $2 where id = $1', [
      own,
      JSON.stringify(money),
    ]);
    const update = (paymentData: unknown) =>
      person.call(writing('update', 'FairExhibitor', 'timeSlots'), {
        input: { id: own, paymentData, timeSlots: [2] },
      });
    expect((await update(JSON.stringify(money))).data).toEqual({ it: { timeSlots: [2] } });
    expect((await update(money)).data).toEqual({ it: { timeSlots: [2] } });
    const other = JSON.stringify({ ...money, amountCents: 1 });
    expect(fieldsOf(await update(other))).toEqual(refused('paymentData'));
  });
});

describe('an admin', () => {
  test.each(
    attempts.filter(({ entityName }) => entityName !== 'Fair' && entityName !== 'FairWebinar'),
  )(
    'sets $label where it is not the system alone',
    async ({ entityName, field, value, system, key }) => {
      const { id: own } = await changer(entityName);
      const input = { id: own, [field]: value };
      if (key === 'id*') return;
      if (system)
        expect(fieldsOf(await inVain(records.admin, 'update', entityName, input))).toEqual(
          refused(field),
        );
      else {
        const answer = await records.admin.call(writing('update', entityName, field), { input });
        expect(answer.data).toEqual({ it: { [field]: value } });
      }
    },
  );
});
