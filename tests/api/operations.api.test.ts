import { expect, test } from 'vitest';
import { operations } from '../../src/app/operations.ts';
import { userTypes, type UserType } from '../../src/platform/model/viewer.ts';
import { callers, type Caller } from '../support/test-callers.ts';
import { operationCalls as table } from '../support/test-operations.ts';
import { testRecords } from '../support/test-records.server.ts';
import { testServer, type Person } from '../support/test-server.server.ts';

const app = await testServer();

const people = new Map<Caller, Person>([
  ['stranger', app.stranger()],
  ['guest', app.guest()],
]);
for (const type of userTypes) people.set(type, await app.person(type satisfies UserType));
// An unconfirmed person is admitted to the class operations, and refused inside.
const { make } = await testRecords(app);
await make('Counselor', { userId: people.get('counselor')?.id });
await app.database.pool.query('update counselor set confirmed_at = now()');

const cases = Object.entries(table).flatMap(([name, [call, who]]) =>
  callers.map((caller, place) => ({
    name,
    call,
    caller,
    admitted: who.replaceAll(' ', '')[place] === '+',
  })),
);

test('every hand-written call has its row in the table', () => {
  expect(Object.keys(table).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  for (const [query, who] of Object.values(table)) {
    expect(who.replaceAll(' ', '')).toHaveLength(callers.length);
    expect(app.api.compile({ query, operationName: null })).not.toHaveProperty('errors');
  }
});

test.each(cases)('$name, called by $caller: admitted $admitted', async (one) => {
  const { name, call, caller, admitted } = one;
  const { errors, data } = await people.get(caller)!.call(call);
  const code = errors?.[0]?.extensions.code;
  if (!admitted) {
    const turnedAway = caller === 'stranger' || caller === 'guest';
    expect(code).toBe(turnedAway ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(data?.[name] ?? null).toBeNull();
  } else expect([undefined, 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT']).toContain(code);
});

test('who names an address learns from no clock whether it is known', () => {
  const quiet = operations.filter((one) => one.quiet === true).map(({ name }) => name);
  const expected = 'requestSchoolConfirmation sendExhibitorLink sendParentInvitation';
  expect(quiet.toSorted()).toEqual([...expected.split(' '), 'sendRegistrationLink']);
});

test('whatever changes or costs something is refused over GET', async () => {
  const changing = operations.filter(({ kind, postOnly }) => kind === 'Mutation' || postOnly);
  expect(changing.map(({ name }) => name)).toContain('sendContactUsEmail');
  const authorization = `Bearer ${people.get('admin')!.token ?? ''}`;
  for (const { name } of changing) {
    const [call] = table[name]!;
    const url = `/graphql?query=${encodeURIComponent(call)}`;
    const response = await app.fastify.inject({ url, headers: { authorization } });
    expect([name, response.json()]).toMatchObject([
      name,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  }
});
