import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { beat, publishRooms, writeComers, type Here } from './presence-statements.server.ts';

const { pool } = await testDatabase();

const newId = () => realWorld.newId();

/** A booth, and its rep's account. */
async function makeBooth() {
  const [fairId, collegeId, boothId, repId] = [newId(), newId(), newId(), newId()];
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type)
     values ($1, 'Fair', 'fair', now(), now() + interval '1 hour', now(), 'booth')`,
    [fairId],
  );
  await pool.query(
    `insert into college (id, name, name_lower, city, state) values ($1, 'Elm', 'elm', 'Elm', 'VT')`,
    [collegeId],
  );
  await pool.query('insert into fair_booth (id, fair_id, college_id) values ($1, $2, $3)', [
    boothId,
    fairId,
    collegeId,
  ]);
  await pool.query(
    `insert into account (id, email, email_verified, name, user_type)
     values ($1, 'ana@elm.test', true, 'Ana Lima', 'college')`,
    [repId],
  );
  await pool.query(
    `insert into college_rep (id, college_id, user_id, first_name, last_name, email, confirmed_at)
     values (gen_random_uuid(), $1, $2, 'Ana', 'Lima', 'ana@elm.test', now())`,
    [collegeId, repId],
  );
  return { fairId, boothId, repId };
}

test('a room with many people is told of a few more only later, and of a rep at once', async () => {
  const { fairId, boothId, repId } = await makeBooth();
  const processId = newId();
  await beat(pool, processId);
  const come = (accountId: string, repOf: string | null = null): Here => ({
    fairId,
    roomId: boothId,
    accountId,
    repOf,
  });
  const publish = () => transaction(pool, (tx) => publishRooms(tx, 600_000));
  const told = async () => {
    const { rows } = await pool.query<{ people: number; reps: number }>(
      'select people, jsonb_array_length(reps) as reps from presence_room where id = $1',
      [boothId],
    );
    return rows[0];
  };
  const visitors = Array.from({ length: 103 }, () => come(newId()));
  await writeComers(pool, processId, visitors.slice(0, 100));
  expect((await publish())?.isBehind).toBe(false);
  expect(await told()).toEqual({ people: 100, reps: 0 });

  await writeComers(pool, processId, visitors.slice(100));
  expect(await publish()).toEqual({ count: 0, isBehind: true });
  expect(await told()).toEqual({ people: 100, reps: 0 });

  await writeComers(pool, processId, [come(repId, boothId)]);
  await publish();
  expect(await told()).toEqual({ people: 103, reps: 1 });

  await writeComers(pool, processId, [come(newId())]);
  await publish();
  expect(await told()).toEqual({ people: 103, reps: 1 });
  await pool.query(`update presence_room set counted_at = now() - interval '1 minute'`);
  expect((await publish())?.isBehind).toBe(false);
  expect(await told()).toEqual({ people: 104, reps: 1 });
});
