import { describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import { snakeCase } from '../../src/platform/store/naming.ts';
import { entityCases, guardedOf, type EntityName } from '../support/entity-cases.ts';
import { mayOf, type Caller, type State } from '../support/test-access-table.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { testRecords, writing } from '../support/test-records.server.ts';
import { setScene } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { pool } = app.database;
const notEvenAdmins = (key: string): boolean => key.endsWith('*');
const nameOf = (key: string): string => key.replace('*', '');

const entityNames = Object.keys(entityCases) as EntityName[];
const attempts = entityNames.flatMap((entityName) =>
  Object.entries(guardedOf(entityName)).map(([key, value]) => ({
    entityName,
    key,
    field: nameOf(key),
    label: `${entityName}.${nameOf(key)}`,
    value,
    system: notEvenAdmins(key),
  })),
);

const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
/** Sent as JSON in text, too. */
const money = { provider: 'stripe', amountCents: 100, currency: 'usd' };
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

const creates = (caller: Caller, entityName: EntityName) =>
  mayOf(caller, entityName)?.includes('C') ?? false;

describe('someone who creates a record', () => {
  test.each(attempts)('cannot choose $label', async ({ entityName, field, value, system }) => {
    const scene = setScene(app, records);
    const input = {
      ...entityCases[entityName].input(1),
      ...(await scene.parents(entityName, 'usual')),
      [field]: value,
    };
    const maker = creates('owner', entityName)
      ? await scene.who('owner', entityName)
      : records.admin;
    expect(fieldsOf(await inVain(maker, 'create', entityName, input))).toEqual(refused(field));
    if (creates('guest', entityName))
      expect(fieldsOf(await inVain(app.guest(), 'create', entityName, input))).toEqual(
        refused(field),
      );
    if (system)
      expect(fieldsOf(await inVain(records.admin, 'create', entityName, input))).toEqual(
        refused(field),
      );
  });
});

/** Callers who may change a record without being an admin of everything, and in which state. */
const changers = [
  { caller: 'owner', state: 'usual' },
  { caller: 'admin6x6', state: '6x6' },
] as const satisfies readonly { caller: Caller; state: State }[];
const changerOf = (entityName: EntityName) =>
  changers.find(({ caller, state }) => mayOf(caller, entityName, state)?.includes('U'));

/** A record, and who may change it: an admin where no one else may. */
async function changer(entityName: EntityName) {
  const scene = setScene(app, records);
  const { caller, state } = changerOf(entityName) ?? { caller: 'admin', state: 'usual' };
  const person = await scene.who(caller, entityName);
  return { person, id: await scene.record({ entityName, state }) };
}

describe('someone who can change a record', () => {
  const theirs = attempts.filter(
    ({ entityName, key }) => changerOf(entityName) !== undefined && key !== 'id*',
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
  test.each(attempts.filter(({ entityName }) => mayOf('owner', entityName) !== undefined))(
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
