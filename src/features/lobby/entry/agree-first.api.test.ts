import { expect, test } from 'vitest';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();

test('someone whom an organizer registered by hand enters the fair once they have agreed', async () => {
  const booth = await testBooth(app);
  const person: Person = await app.person('parent');
  const { data } = await booth.records.admin.call(
    'mutation ($input: AddAttendeeInput!) { it: addAttendee(input: $input) }',
    {
      input: {
        fairId: booth.fairId,
        attendeeType: 'parent',
        email: person.email,
        firstName: 'Rosa',
        lastName: 'Reyes',
      },
    },
  );
  const id = String(data?.['it']);
  const standing = async () => {
    const { data: found } = await person.call(
      'query ($slug: String!) { it: visitFair(slug: $slug) { standing floor { boothCount } } }',
      { slug: booth.slug },
    );
    return found?.['it'];
  };
  const enter = async () =>
    (await person.call(`mutation { it: enterFair(slug: "${booth.slug}") }`)).data?.['it'];
  await expect.poll(() => standing()).toEqual({ standing: null, floor: null });
  expect(await enter()).toBeNull();
  expect((await booth.post(person, 'Hello')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');

  const agree = (consent: boolean) =>
    person.call(
      'mutation ($id: ID!, $consent: Boolean) { confirmMyRegistration(id: $id, consent: $consent) { id } }',
      { id, consent },
    );
  expect((await agree(false)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await standing()).toEqual({ standing: null, floor: null });
  await agree(true);
  await expect.poll(() => standing()).toEqual({ standing: 'attendee', floor: { boothCount: 1 } });
  expect(await enter()).not.toBeNull();
});
