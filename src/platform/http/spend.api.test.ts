import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../database/transaction.server.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { refund, spend, sweepBudgets } from './spend.server.ts';

const { pool } = await testDatabase({ pools: { requests: 8 } });
const world = worldAt('2026-11-20T12:00:00Z');
const three = { points: 3, perSeconds: 600 };
const key = 'code:account:ada@example.test';

beforeEach(async () => {
  await pool.query('delete from limit_counter');
  world.moveTo('2026-11-20T12:00:00Z');
});

async function spendThree(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    expect(await spend(pool, world, key, three)).toEqual({ allowed: true, retryAfter: 0 });
}

describe('A person who tries something again and again', () => {
  it('is refused after the budget, with the seconds until it begins anew', async () => {
    await spendThree();
    world.advance(100_400);
    expect(await spend(pool, world, key, three)).toEqual({ allowed: false, retryAfter: 500 });
    expect(await spend(pool, world, 'code:account:bob', three)).toMatchObject({ allowed: true });
  });

  it('may go on when the time is up, however often they tried in between', async () => {
    await spendThree();
    for (let turn = 0; turn < 50; turn += 1) {
      world.advance(10_000);
      expect(await spend(pool, world, key, three)).toMatchObject({ allowed: false });
    }
    world.advance(100_000);
    await spendThree();
  });

  it('is held to the budget exactly, though a hundred tries come at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 100 }, () => spend(pool, world, key, three)),
    );
    expect(tries.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('has the budget back after the right code', async () => {
    await spendThree();
    await refund(pool, key);
    await spendThree();
  });

  it('has not spent what was rolled back', async () => {
    const failed = transaction(pool, async (tx) => {
      await spend(tx, world, key, three);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await spendThree();
  });

  it('does not stand in the table by name, nor for longer than needed', async () => {
    await spend(pool, world, key, three);
    const { rows } = await pool.query('select encode(key, $1) as key from limit_counter', [
      'escape',
    ]);
    expect(JSON.stringify(rows)).not.toContain('ada');
    expect(await sweepBudgets(pool, world)).toBe(0);
    world.advance(600_000);
    expect(await sweepBudgets(pool, world)).toBe(1);
  });
});
