import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make } = await testRecords(app);
const coordinator = await app.person('admin6x6');
const admin = await app.person('admin');

const fair = (slug: string, day: string, more = {}) =>
  make('Fair', {
    slug,
    name: slug,
    fairType: '6x6',
    publishedAt: '2026-01-01T00:00:00Z',
    startTime: `${day}T18:00:00Z`,
    endTime: `${day}T20:00:00Z`,
    exhibitorDeadline: `${day}T17:00:00Z`,
    ...more,
  });
await fair('last-month', '2026-10-21');
await fair('last-week', '2026-11-14');
await fair('called-off', '2026-11-22', { cancelledAt: '2026-11-20T12:00:00Z' });
await fair('next-week', '2026-11-28');
await fair('tomorrow', '2026-11-22', { publishedAt: null });
await fair('today', '2026-11-21', { fairType: 'booth' });

async function listed(person: typeof admin, slug?: string) {
  const { data } = await person.call(
    'query ($slug: String) { it: sessionFairs(slug: $slug) { slug } }',
    {
      slug,
    },
  );
  return (data?.['it'] as { slug: string }[] | null)?.map((one) => one.slug);
}

test.each([
  ['a coordinator', coordinator],
  ['an admin', admin],
])('%s finds the next 6x6 fair first, drafts among them, and no other fair', async (_, person) => {
  expect(await listed(person)).toEqual([
    'tomorrow',
    'next-week',
    'called-off',
    'last-week',
    'last-month',
  ]);
});

test('a coordinator opens a 6x6 fair by its address, and no fair of another kind', async () => {
  expect(await listed(coordinator, 'last-week')).toEqual(['last-week']);
  expect(await listed(coordinator, 'today')).toEqual([]);
  expect(await listed(coordinator, 'nothing')).toEqual([]);
});
