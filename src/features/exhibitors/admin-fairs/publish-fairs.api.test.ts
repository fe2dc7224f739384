import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const coordinator = await app.person('admin6x6');
const { pool } = app.database;

const over = {
  startTime: '2026-10-01T15:00:00.000Z',
  endTime: '2026-10-01T19:00:00.000Z',
  exhibitorDeadline: '2026-09-01T00:00:00.000Z',
};
const publish = async (ids: readonly string[], published: boolean, by = admin) => {
  const { data, errors } = await by.call(
    `mutation ($ids: [ID!]!, $published: Boolean!) {
      it: publishFairs(ids: $ids, published: $published) { count skipped undo } }`,
    { ids, published },
  );
  return (data?.['it'] ?? errors?.[0]?.extensions.code) as {
    count: number;
    skipped: number;
    undo: string | null;
  };
};
const takeBack = async (undo: string | null) =>
  recordIn(
    await admin.call(
      'mutation ($undo: ID!) { it: undoPublishedFairs(undo: $undo) { count skipped } }',
      {
        undo,
      },
    ),
  );
const since = async (id: string) => {
  const { rows } = await pool.query<{ at: Date | null }>(
    'select published_at as at from fair where id = $1',
    [id],
  );
  return rows[0]?.at?.toISOString() ?? null;
};
const verdicts = async (ids: readonly string[]) => {
  const { items } = recordIn(
    await admin.call(
      'query ($ids: [ID!]) { it: manageFairs(ids: $ids) { items { id publish unpublish } } }',
      {
        ids,
      },
    ),
  ) as { items: { id: string; publish: string; unpublish: string }[] };
  return ids.map((id) => {
    const found = items.find((one) => one.id === id);
    return [found?.publish, found?.unpublish];
  });
};

test('an admin publishes the drafts that can be; the others are skipped for the reasons of the single act', async () => {
  const draft = await make('Fair', { publishedAt: null });
  const ids = [
    draft,
    await make('Fair', { publishedAt: null, fairType: '6x6' }),
    await make('Fair', { publishedAt: null, fairType: 'webinar' }),
    await make('Fair', { publishedAt: null, ...over }),
    await make('Fair', { publishedAt: null, cancelledAt: '2026-11-01T00:00:00.000Z' }),
    await make('Fair', {}),
  ];
  expect((await verdicts(ids)).map(([can]) => can)).toEqual([
    'can',
    'plan',
    'sessions',
    'over',
    'cancelled',
    'published',
  ]);
  const { undo, ...done } = await publish(ids, true);
  expect(done).toEqual({ count: 1, skipped: 5 });
  expect(await since(draft)).toBe('2026-11-21T12:00:00.000Z');
  const { rows } = await pool.query(
    `select subject_id::text as id from audit_entry where action = 'publishFair'`,
  );
  expect(rows).toEqual([{ id: draft }]);
  // Undoing restores each; a second time there is nothing to undo.
  expect(await takeBack(undo)).toEqual({ count: 1, skipped: 0 });
  expect(await since(draft)).toBeNull();
  expect(await takeBack(undo)).toEqual({ count: 0, skipped: 1 });
});

test('a fair is unpublished while no one takes part, and is back since when it was', async () => {
  const publishedAt = '2026-11-05T08:00:00.000Z';
  const empty = await make('Fair', { publishedAt });
  const people = await make('Fair', { publishedAt });
  await make('FairAttendee', { fairId: people });
  const draft = await make('Fair', { publishedAt: null });
  const gone = await make('Fair', over);
  const ids = [empty, people, draft, gone];
  expect((await verdicts(ids)).map(([, can]) => can)).toEqual(['can', 'people', 'draft', 'begun']);
  const { undo, ...done } = await publish(ids, false);
  expect(done).toEqual({ count: 1, skipped: 3 });
  expect([await since(empty), await since(people)]).toEqual([null, publishedAt]);
  expect(await takeBack(undo)).toEqual({ count: 1, skipped: 0 });
  expect(await since(empty)).toBe(publishedAt);
});

test('coordinators publish no fairs, and of unknown ones there is nothing to publish', async () => {
  const fair = await make('Fair', { publishedAt: null, fairType: '6x6' });
  expect(await publish([fair], true, coordinator)).toBe('FORBIDDEN');
  expect(await publish(['none'], true)).toBe('NOT_FOUND');
});

test('an admin finds fairs that are still to end, and those that have', async () => {
  await make('Fair', { name: 'Bygone Oak', ...over });
  await make('Fair', { name: 'Oak to be' });
  const find = async (when: string) => {
    const found = recordIn(
      await admin.call(`{ it: manageFairs(search: "oak", when: "${when}") { items { name } } }`),
    );
    return found['items'];
  };
  expect(await find('coming')).toEqual([{ name: 'Oak to be' }]);
  expect(await find('past')).toEqual([{ name: 'Bygone Oak' }]);
});
