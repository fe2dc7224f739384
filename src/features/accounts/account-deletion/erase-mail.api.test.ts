import { beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '../../../platform/email/mailer.server.ts';
import { realWorld } from '../../../platform/real-world.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { accountData } from '../personal-data.server.ts';

const { pool } = await testDatabase();
const mailer = createMailer({ world: realWorld, delivery: 'smtp', domain: 'quad.test' });
const to = 'help@quad.test';

beforeEach(() => pool.query('delete from mail'));

/** Queues emails with this text, erases Ann, and returns how many are left. */
async function leftOf(text: string): Promise<number> {
  await mailer.send(pool, { kind: 'contact-us', to, subject: 'Hi', text });
  await accountData.erase(pool, realWorld.newId(), 'ann+fair@p.test');
  return (await pool.query('select from mail')).rows.length;
}

describe('Mail to others when Ann is erased', () => {
  it.each([
    'Written by ann+fair@p.test. Your answer goes there.',
    'Ann+Fair@P.test',
    'by "Ann" <ann+fair@p.test>, today',
    'mailto:ann+fair@p.test?subject=Hi',
  ])('goes where it names her: %s', async (text) => {
    expect(await leftOf(text)).toBe(0);
  });

  it.each([
    'Written by joann+fair@p.test.',
    'Written by jo.ann+fair@p.test.',
    'Written by ann+fair@p.test.example, who is somebody else.',
    'Written by ann+fair@p.tester.',
    'Written by ann+fair@p-test.',
    'Written by annnfair@p.test.',
  ])('stays where it names someone else: %s', async (text) => {
    expect(await leftOf(text)).toBe(1);
  });

  it('is marked when it is on its way, and forgotten when it has ended', async () => {
    await mailer.send(pool, { kind: 'contact-us', to, subject: 'Hi', text: 'By ann@p.test.' });
    await pool.query(`update mail set status = 'sending'`);
    await accountData.erase(pool, realWorld.newId(), 'ann@p.test');
    const { rows } = await pool.query('select status, forgotten from mail');
    expect(rows).toEqual([{ status: 'sending', forgotten: true }]);
  });
});
