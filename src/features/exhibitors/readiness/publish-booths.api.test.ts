import { describe, expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;

const publish = async (fairId: string, published: boolean, ids: readonly string[] | null = null) =>
  recordIn(
    await admin.call(
      `mutation ($fairId: ID!, $ids: [ID!], $published: Boolean!) {
        it: publishBooths(fairId: $fairId, ids: $ids, published: $published) { count undo } }`,
      { fairId, ids, published },
    ),
  );
const takeBack = (undo: unknown) =>
  admin.call('mutation ($undo: ID!) { it: undoPublishedBooths(undo: $undo) { count } }', { undo });
const published = async (fairId: string) =>
  (
    await pool.query<{ id: string }>(
      'select id from fair_booth where fair_id = $1 and booth_sent order by id',
      [fairId],
    )
  ).rows.map(({ id }) => id);

/** A fair with booths, this many of them ready. */
async function fairWith(ready: number, others: number) {
  const fairId = await make('Fair');
  const booths = [];
  for (let n = 0; n < ready + others; n += 1) booths.push(await make('FairBooth', { fairId }));
  await pool.query(
    `update fair_booth set paid = true, booth_ready = true, questions_answered = true,
       chat_ready = true where id = any($1::uuid[])`,
    [booths.slice(0, ready)],
  );
  return { fairId, ready: booths.slice(0, ready).sort(), others: booths.slice(ready) };
}

describe('An admin who publishes booths', () => {
  test('publishes all that are ready at once, and takes that back', async () => {
    const { fairId, ready, others } = await fairWith(3, 2);
    const done = await publish(fairId, true);
    expect(done).toMatchObject({ count: 3 });
    expect(await published(fairId)).toEqual(ready);
    expect(await publish(fairId, true)).toEqual({ count: 0, undo: null });
    // One of them was unpublished meanwhile: it stays so.
    await publish(fairId, false, [ready[0] ?? '']);
    expect(recordIn(await takeBack(done['undo']))).toEqual({ count: 2 });
    expect(await published(fairId)).toEqual([]);
    expect(others).toHaveLength(2);
  });

  test('publishes what is chosen even where something is missing, and unpublishes it', async () => {
    const { fairId, others } = await fairWith(0, 2);
    const [one = ''] = others;
    expect(await publish(fairId, true, [one])).toMatchObject({ count: 1 });
    expect(await published(fairId)).toEqual([one]);
    const off = await publish(fairId, false, [one]);
    expect(await published(fairId)).toEqual([]);
    await takeBack(off['undo']);
    expect(await published(fairId)).toEqual([one]);
  });

  test('touches no booth of another fair, and finds nothing to take back by a made-up key', async () => {
    const { fairId } = await fairWith(0, 0);
    const other = await fairWith(1, 0);
    expect(await publish(fairId, true, other.ready)).toEqual({ count: 0, undo: null });
    expect((await takeBack('none')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('leaves a record of both', async () => {
    const { fairId, ready } = await fairWith(1, 0);
    const { undo } = await publish(fairId, true);
    await takeBack(undo);
    const { rows } = await pool.query(
      `select account_id, action, details -> 'boothIds' as booths from audit_entry
       where subject_id = $1 and action like '%ublishedBooths' or subject_id = $1 and action = 'publishBooths'
       order by id`,
      [fairId],
    );
    expect(rows).toEqual([
      { account_id: admin.id, action: 'publishBooths', booths: ready },
      { account_id: admin.id, action: 'undoPublishedBooths', booths: ready },
    ]);
  });
});
