import { expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { readAudience } from '../audience/read-audience.server.ts';

const app = await testServer();
const { pool } = app.database;
const student = await app.person('student');

const set = (who: Person, scope: string, subscribed: boolean) =>
  who.call(
    `mutation ($scope: String!, $subscribed: Boolean!) {
      choices: setMyMailChoice(scope: $scope, subscribed: $subscribed) { scope subscribed } }`,
    { scope, subscribed },
  );
const chosen = ({ data }: Answer) =>
  Object.fromEntries(
    (data?.['choices'] as { readonly scope: string; readonly subscribed: boolean }[]).map(
      ({ scope, subscribed }) => [scope, subscribed],
    ),
  );
const read = (who: Person) => who.call('{ choices: myMailChoices { scope subscribed } }');

test('someone with an account sees and changes which mail comes', async () => {
  expect(chosen(await read(student))).toEqual({
    campaigns: true,
    attendees: false,
    exhibitors: false,
  });
  expect(chosen(await set(student, 'campaigns', false))).toMatchObject({ campaigns: false });
  expect(chosen(await set(student, 'attendees', true))).toEqual({
    campaigns: false,
    attendees: true,
    exhibitors: false,
  });
  const page = { after: null, limit: 10 };
  expect(await readAudience(pool, 'NEWSLETTER_ATTENDEES', page)).toMatchObject([
    { address: student.email, merge: { name: 'student' } },
  ]);
  expect(chosen(await set(student, 'attendees', false))).toMatchObject({ attendees: false });
  expect(await readAudience(pool, 'NEWSLETTER_ATTENDEES', page)).toEqual([]);
  expect(chosen(await set(student, 'campaigns', true))).toMatchObject({ campaigns: true });
});

test('what one chooses changes nothing for others', async () => {
  const other = await app.person('parent');
  await set(student, 'campaigns', false);
  expect(chosen(await read(other))).toMatchObject({ campaigns: true });
});

test('an address that mail comes back from stays off', async () => {
  const counselor = await app.person('counselor');
  await pool.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values ($1, 'all', 'hard-bounce', now())`,
    [counselor.email],
  );
  expect(chosen(await set(counselor, 'campaigns', true))).toMatchObject({ campaigns: false });
});

test('there is no choice of another name', async () => {
  const answer = await set(student, 'all', true);
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { scope: 'Please choose one of: campaigns, attendees, exhibitors.' },
  });
});
