import { expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import {
  filledIn,
  recordIn,
  testRecords,
  writing,
} from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);

const create = (who: Person, name: string) =>
  who.call(writing('create', 'College', 'id status'), {
    input: { ...filledIn.College(1), name },
  });
const owned = async (who: Person) => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    'select name from college where owner = $1 order by name',
    [who.id],
  );
  return rows.map(({ name }) => name);
};
const refusal = {
  code: 'BAD_USER_INPUT',
  fields: { name: 'You’ve already added a college. It’s waiting for approval.' },
};

test('someone who has entered a college waits for its approval and enters no second one', async () => {
  const rep = await app.person('college');
  expect(recordIn(await create(rep, 'First College'))).toMatchObject({ status: 'draft' });
  const { errors } = await create(rep, 'Second College');
  expect(errors?.[0]?.extensions).toMatchObject(refusal);
  expect(await owned(rep)).toEqual(['First College']);
});

test('someone who presses the button five times at once has entered one college', async () => {
  for (let round = 0; round < 5; round += 1) {
    const rep = await app.person('college');
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => create(rep, `College ${n}`)));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(4);
    for (const { extensions } of refused) expect(extensions).toMatchObject(refusal);
    expect(await owned(rep)).toHaveLength(1);
  }
});

test('someone whose draft was deleted may enter another one, and admins as many as they like', async () => {
  const rep = await app.person('college');
  const { id } = recordIn(await create(rep, 'Mistaken College'));
  await admin.call(writing('delete', 'College'), { input: { id } });
  expect((await create(rep, 'Right College')).errors).toBeUndefined();
  for (const name of ['One', 'Two']) await make('College', { name, status: 'draft' });
  expect(await owned(admin)).toEqual(expect.arrayContaining(['One', 'Two']));
});

test('a federal college without a street says so, and people must give one all the same', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into college (id, name, name_lower, city, state, status)
     values (gen_random_uuid(), 'Large University', 'large university', 'Stanford', 'CA', 'active')
     returning id`,
  );
  const student = await app.person('student');
  expect(
    recordIn(
      await student.call(`{ it: getCollege(id: "${rows[0]!.id}") { address1 city postalCode } }`),
    ),
  ).toEqual({ address1: null, city: 'Stanford', postalCode: null });
  const rep = await app.person('college');
  const whole = { ...filledIn.College(1) };
  for (const field of ['address1', 'postalCode']) {
    const { errors } = await rep.call(writing('create', 'College'), {
      input: { ...whole, [field]: '' },
    });
    expect(errors?.[0]?.extensions.fields).toEqual({ [field]: 'Required.' });
  }
});
