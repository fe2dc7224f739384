import { expect, test } from 'vitest';
import { deleteAccount } from '../accounts/delete-account.server.ts';
import { entities, model } from '../entities.ts';
import type { Entity } from '../platform/model/entity.ts';
import type { FieldSpec } from '../platform/model/field.ts';
import { snakeCase } from '../platform/store/naming.ts';
import { testHouse } from '../test-house.server.ts';
import { testRecords, type Noun } from '../test-records.server.ts';
import { classData } from '../classes/personal-data.server.ts';
import { allPersonalData, erasers } from './all-personal-data.server.ts';

const house = await testHouse();
const { make } = await testRecords(house);
const { pool } = house.database;

/** What says who somebody is: the account, addresses, numbers, and names of persons. */
const personalFields = ({ fields }: Entity): [string, FieldSpec][] =>
  [...fields].filter(
    ([field, { scalar, account }]) =>
      account !== null ||
      scalar === 'Email' ||
      scalar === 'Phone' ||
      /(first|last)Name$/i.test(field),
  );

const nouns: readonly Noun[] = entities
  .filter((entity) => personalFields(entity).length > 0)
  .map(({ name }) => name);

const phone = '413-555-0142';
const name = 'Zzyzx';

/** What is left in a record that is all about somebody, after that person has left. */
async function leftIn(noun: Noun, inForce: typeof erasers): Promise<string[]> {
  const person = await house.person('student');
  const values: Record<string, unknown> = { owner: person.id };
  for (const [field, { scalar, account }] of personalFields(model.get(noun)))
    if (account) values[field] = person.id;
    else values[field] = scalar === 'Email' ? person.email : scalar === 'Phone' ? phone : name;
  const id = await make(noun, values);
  await deleteAccount(pool, house.world, inForce, person.id ?? '');
  const { rows } = await pool.query<{ record: string }>(
    `select to_jsonb(t)::text as record from ${snakeCase(noun)} t where id = $1`,
    [id],
  );
  const record = rows[0]?.record ?? '';
  return [person.email, phone, name].filter((word) => record.includes(word));
}

test('the nouns that know who somebody is are found by what they declare', () => {
  expect(nouns).toEqual(
    expect.arrayContaining([
      ...['CollegeRep', 'Counselor', 'FairAttendee', 'FairExhibitor', 'Parent', 'Student'],
    ]),
  );
});

test.each(nouns)('of somebody who leaves nothing is left in a %s', async (noun) => {
  expect(await leftIn(noun, erasers)).toEqual([]);
});

test('what is no noun of the API is erased and told, too', () => {
  expect(allPersonalData).toContain(classData);
});

test('a noun that nobody erases would be noticed', async () => {
  for (const noun of nouns) expect((await leftIn(noun, [])).length).toBeGreaterThan(0);
});
