import { describe, expect, test } from 'vitest';
import { model } from '../../src/app/entities.ts';
import { testServer } from '../support/test-server.server.ts';
import {
  filledIn,
  recordIn,
  testRecords,
  writing,
  type EntityName,
} from '../support/test-records.server.ts';
import { setScene } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { make, admin } = records;

/** Everything that can be asked of a record and its neighbors. */
const everything = (entityName: EntityName): string =>
  [
    ...model.get(entityName).fields.keys(),
    ...[...model.get(entityName).references.keys()].map((relation) => `${relation} { id }`),
  ].join(' ');

describe('someone who can create a record but not read it gets back what was sent, and the id', () => {
  const rows = [
    { entityName: 'FairAttendee', caller: 'guest' },
    { entityName: 'FairAttendee', caller: 'student' },
    { entityName: 'FairAttendee', caller: 'college' },
    { entityName: 'FairAttendee', caller: 'admin6x6' },
    { entityName: 'FairExhibitor', caller: 'guest' },
    { entityName: 'FairExhibitor', caller: 'rep' },
    { entityName: 'CollegePayment', caller: 'rep' },
    { entityName: 'CollegePayment', caller: 'owner' },
  ] as const;
  test.each(rows)('$caller: $entityName', async ({ entityName, caller }) => {
    const scene = setScene(app, records);
    const person = await scene.who(caller, entityName);
    const input = { ...filledIn[entityName](7), ...(await scene.parents(entityName, 'usual')) };
    const answer = await person.call(writing('create', entityName, everything(entityName)), {
      input,
    });
    const nothing = Object.fromEntries(
      [...model.get(entityName).fields.keys(), ...model.get(entityName).references.keys()].map(
        (name) => [name, null],
      ),
    );
    expect(recordIn(answer)).toEqual({ ...nothing, ...input, id: expect.any(String) });
    const { id } = recordIn(answer);
    const read = await admin.call(`{ it: get${entityName}(id: "${String(id)}") { id } }`);
    expect(recordIn(read)).toEqual({ id });
  });

  test('a coordinator reads at once what he made for a 6x6 fair', async () => {
    const scene = setScene(app, records);
    const coordinator = await scene.who('admin6x6', 'FairExhibitor');
    const parents = await scene.parents('FairExhibitor', '6x6');
    const input = { ...filledIn.FairExhibitor(1), ...parents, name: 'AMHERST' };
    const fields = 'nameLower paymentStatus fair { fairType }';
    const answer = await coordinator.call(writing('create', 'FairExhibitor', fields), { input });
    expect(recordIn(answer)).toEqual({
      nameLower: 'amherst',
      paymentStatus: 'pending',
      fair: { fairType: '6x6' },
    });
  });
});

describe('the way to pay', () => {
  const wrong = { paymentType: 'Please choose one of: card, invoice, check.' };
  const payers = [
    { entityName: 'CollegePayment', caller: 'rep', state: 'usual' },
    { entityName: 'FairExhibitor', caller: 'guest', state: 'usual' },
    { entityName: 'FairExhibitor', caller: 'rep', state: 'usual' },
    { entityName: 'FairExhibitor', caller: 'admin6x6', state: '6x6' },
  ] as const;
  test.each(payers)('of a $entityName is not credit or waived for $caller', async (row) => {
    const { entityName, caller, state } = row;
    // One college, one registration: a different person tries each way.
    const payer = async () => {
      const scene = setScene(app, records);
      const person = await scene.who(caller, entityName);
      return {
        person,
        usual: { ...filledIn[entityName](1), ...(await scene.parents(entityName, state)) },
      };
    };
    for (const paymentType of ['card', 'invoice', 'check']) {
      const { person, usual } = await payer();
      const answer = await person.call(writing('create', entityName, 'paymentType'), {
        input: { ...usual, paymentType },
      });
      expect(recordIn(answer)).toEqual({ paymentType });
    }
    for (const paymentType of ['credit', 'waived']) {
      const { person, usual } = await payer();
      const answer = await person.call(writing('create', entityName), {
        input: { ...usual, paymentType },
      });
      expect(answer.errors![0]!.extensions.fields).toEqual(wrong);
    }
  });

  test('is not made credit later by a coordinator, who may change the rest of it', async () => {
    const scene = setScene(app, records);
    const coordinator = await scene.who('admin6x6', 'FairExhibitor');
    const id = await scene.record({ entityName: 'FairExhibitor', state: '6x6' });
    const update = (input: object) =>
      coordinator.call(writing('update', 'FairExhibitor', 'paymentType city'), {
        input: { id, ...input },
      });
    expect((await update({ paymentType: 'waived' })).errors![0]!.extensions.fields).toEqual(wrong);
    await admin.call(writing('update', 'FairExhibitor'), { input: { id, paymentType: 'waived' } });
    expect(recordIn(await update({ city: 'Hadley', paymentType: 'waived' }))).toEqual({
      city: 'Hadley',
      paymentType: 'waived',
    });
  });

  test('is credit where an admin says so', async () => {
    const id = await make('CollegePayment', { paymentType: 'credit', paymentStatus: 'paid' });
    const read = await admin.call(`{ it: getCollegePayment(id: "${id}") { paymentType } }`);
    expect(recordIn(read)).toEqual({ paymentType: 'credit' });
  });
});
