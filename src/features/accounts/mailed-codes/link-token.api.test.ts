import { describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { endLinkTokens, issueLinkToken, redeemLinkToken } from '../link-token.server.ts';

const { pool } = await testDatabase();
const world = worldAt('2026-11-02T10:00:00Z');
const day = 24 * 3_600_000;
let people = 0;

async function person({ confirmed = true } = {}) {
  people += 1;
  const id = world.newId();
  const email = `person-${people}@demo.test`;
  await pool.query(
    `insert into account (id, email, email_verified, user_type) values ($1, $2, $3, 'parent')`,
    [id, email, confirmed],
  );
  return { id, email };
}

async function offerTo(address: string, issuedBy: string | null = null) {
  return issueLinkToken(pool, world, {
    purpose: 'parent-invitation',
    address,
    payload: { studentId: 's1' },
    issuedBy,
    lifetimeDays: 7,
  });
}

const redeem = (token: string, by: { id: string; email: string }) =>
  redeemLinkToken(pool, world, { purpose: 'parent-invitation', token, by });

describe('A parent who was invited', () => {
  it('takes the offer up and finds who offered what', async () => {
    const student = await person();
    const parent = await person();
    const { id, token } = await offerTo(parent.email.toUpperCase(), student.id);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await redeem(token, parent)).toEqual({
      id,
      purpose: 'parent-invitation',
      payload: { studentId: 's1' },
      issuedBy: student.id,
    });
  });

  it('takes it up once, however often it is tried at a time', async () => {
    const parent = await person();
    const { token } = await offerTo(parent.email);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(token, parent)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(redeem(token, parent)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can try again when what should follow has failed', async () => {
    const parent = await person();
    const { token } = await offerTo(parent.email);
    const broken = transaction(pool, async (tx) => {
      await redeemLinkToken(tx, world, { purpose: 'parent-invitation', token, by: parent });
      throw new Error('The link could not be made.');
    });
    await expect(broken).rejects.toThrow('could not be made');
    expect(await redeem(token, parent)).toMatchObject({ payload: { studentId: 's1' } });
  });

  it('is refused in the same words late, withdrawn, unconfirmed or as someone else', async () => {
    const parent = await person();
    const refusal = {
      code: 'NOT_FOUND',
      message: 'This invitation has expired or was sent to a different email address.',
    };
    const { token } = await offerTo(parent.email);
    await expect(redeem(token, await person())).rejects.toMatchObject(refusal);
    await expect(redeem(token, { ...(await person()), email: parent.email })).rejects.toMatchObject(
      refusal,
    );
    await expect(redeem('x'.repeat(22), parent)).rejects.toMatchObject(refusal);
    await expect(
      redeemLinkToken(pool, world, { purpose: 'rep-invitation', token, by: parent }),
    ).rejects.toMatchObject(refusal);

    const withdrawn = await offerTo(parent.email);
    const which = { purpose: 'parent-invitation', payload: { studentId: 's1' } } as const;
    expect(await endLinkTokens(pool, world, { ...which, payload: { studentId: 's2' } })).toBe(0);
    expect(await endLinkTokens(pool, world, which)).toBeGreaterThan(0);
    await expect(redeem(withdrawn.token, parent)).rejects.toMatchObject(refusal);

    const stranger = await person({ confirmed: false });
    const unconfirmed = await offerTo(stranger.email);
    await expect(redeem(unconfirmed.token, stranger)).rejects.toMatchObject(refusal);

    const late = await offerTo(parent.email);
    expect(late.expiresAt).toEqual(new Date(world.now().getTime() + 7 * day));
    world.advance(7 * day);
    await expect(redeem(late.token, parent)).rejects.toMatchObject(refusal);
  });

  it('finds no token in the database', async () => {
    const parent = await person();
    const { token } = await offerTo(parent.email);
    const { rows } = await pool.query('select 1 from link_token l where l::text like $1', [
      `%${token}%`,
    ]);
    expect(rows).toEqual([]);
  });
});
