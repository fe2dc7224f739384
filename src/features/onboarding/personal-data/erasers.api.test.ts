import { expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { entities, model } from '../../../app/entities.ts';
import type { Entity } from '../../../platform/model/entity.ts';
import type { FieldSpec } from '../../../platform/model/field.ts';
import { snakeCase } from '../../../platform/store/naming.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords, type EntityName } from '../../../../tests/support/test-records.server.ts';
import { classData } from '../../classes/personal-data.server.ts';
import { allPersonalData, erasers } from './all-personal-data.server.ts';

const app = await testServer();
const { make } = await testRecords(app);
const { pool } = app.database;

/** What says who someone is: the account, addresses, numbers, and names of persons. */
const personalFields = ({ fields }: Entity): [string, FieldSpec][] =>
  [...fields].filter(
    ([field, { scalar, account }]) =>
      account !== null ||
      scalar === 'Email' ||
      scalar === 'Phone' ||
      /(first|last)Name$/i.test(field),
  );

const entityNames: readonly EntityName[] = entities
  .filter((entity) => personalFields(entity).length > 0)
  .map(({ name }) => name);

const phone = '413-555-0142';
const name = 'Zzyzx';

/** What is left in a record that is all about someone, after that person has left. */
async function leftIn(entityName: EntityName, inForce: typeof erasers): Promise<string[]> {
  const person = await app.person('student');
  const values: Record<string, unknown> = { owner: person.id };
  for (const [field, { scalar, account }] of personalFields(model.get(entityName)))
    if (account) values[field] = person.id;
    else values[field] = scalar === 'Email' ? person.email : scalar === 'Phone' ? phone : name;
  const id = await make(entityName, values);
  await deleteAccount(pool, app.world, inForce, person.id ?? '');
  const { rows } = await pool.query<{ record: string }>(
    `select to_jsonb(t)::text as record from ${snakeCase(entityName)} t where id = $1`,
    [id],
  );
  const record = rows[0]?.record ?? '';
  return [person.email, phone, name].filter((word) => record.includes(word));
}

test('the entities that know who someone is are found by what they declare', () => {
  expect(entityNames).toEqual(
    expect.arrayContaining([
      'CollegeRep',
      'Counselor',
      'FairAttendee',
      'FairExhibitor',
      'Parent',
      'Student',
    ]),
  );
});

test.each(entityNames)('of someone who leaves nothing is left in a %s', async (entityName) => {
  expect(await leftIn(entityName, erasers)).toEqual([]);
});

test('what is no entity of the API is erased and told, too', () => {
  expect(allPersonalData).toContain(classData);
});

test('an entity that no one erases would be noticed', async () => {
  for (const entityName of entityNames)
    expect((await leftIn(entityName, [])).length).toBeGreaterThan(0);
});
