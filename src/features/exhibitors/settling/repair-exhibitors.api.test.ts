import { describe, expect, test } from 'vitest';
import { runQuad } from '../../../../tests/support/processes/run-quad.fixture.server.ts';
import { guestServer } from '../../../../tests/support/test-guest-exhibitors.server.ts';
import { readEnv } from '../../../platform/env.server.ts';
import { storedJobs } from '../../../platform/testing/stored-jobs.server.ts';
import { repairExhibitors } from './repair-exhibitors.server.ts';

const app = await guestServer();
const { records, world, database, visitor: guest } = app;
const { scene, rounds, entryIn, enter, repsOf, firstAt } = app;
const { make } = records;

describe('registrations from before', () => {
  const env = readEnv({ SECRET: 'tests-only-'.repeat(4), DATA_DIR: '/nonexistent' });
  const parts = { world, mailer: app.mailService.mailer, env };
  const repair = (write: boolean) => repairExhibitors(database.pool, parts, { write });

  test('are repaired where it is certain, and named where it is not', async () => {
    const lost = await scene();
    const doubt = await scene({ email: 'someone' });
    const told = { paymentStatus: 'paid', paymentType: 'check' };
    for (const { input } of [lost, doubt]) await make('FairExhibitor', { ...input, ...told });
    const boothless = await scene();
    const { fairId, collegeId } = boothless;
    await make('FairExhibitor', { fairId, collegeId, ...told });
    await database.pool.query('delete from fair_booth where fair_id = $1', [fairId]);

    const planned = await repair(false);
    expect(planned.map(({ what }) => what)).toEqual(['assign', 'choose', 'booth']);
    expect(await app.exhibitors(lost.fairId)).toMatchObject([{ collegeId: null }]);
    expect(await repair(true)).toEqual(planned);
    expect(await app.exhibitors(lost.fairId)).toMatchObject([
      { collegeId: lost.collegeId, booth: true },
    ]);
    expect(await app.exhibitors(fairId)).toMatchObject([{ booth: true }]);
    expect((await app.mails(lost.email)).at(-1)).toMatchObject({ kind: 'exhibitor-bound' });
    expect(await enter(await entryIn(lost.email))).toBe(200);
    expect(await repsOf(lost.collegeId)).toEqual([lost.email]);
    expect((await repair(true)).map(({ what }) => what)).toEqual(['choose']);
  });
});

test('a registration that cannot be told keeps no other waiting', async () => {
  const bad = await scene();
  const good = await scene();
  for (const { input } of [bad, good]) await app.proof(guest, { ...input, paymentType: 'invoice' });
  // Values that forms reject today but an old record may have.
  await database.pool.query(`update fair set name = E'Spring\\tFair' where id = $1`, [bad.fairId]);
  await database.pool.query(
    `update fair_exhibitor set payment_status = 'paid', primary_contact_email = case
       when fair_id = $1 then 'not an address' else primary_contact_email end
     where fair_id = any($2)`,
    [bad.fairId, [bad.fairId, good.fairId]],
  );
  await rounds();
  const kinds = (await app.mails(good.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['exhibitor-registered', 'exhibitor-settled']);
  expect(await storedJobs(database.pool, 'exhibitor-settled')).toMatchObject([
    { data: { exhibitorId: await firstAt(bad.fairId) }, isDead: false },
  ]);
});

test('an operator runs the command, which plans first, repairs with --apply, and repeats nothing', async () => {
  const lost = await scene();
  const paid = { paymentStatus: 'paid', paymentType: 'check' };
  await make('FairExhibitor', { ...lost.input, ...paid });
  const variables = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: '/nonexistent',
    SECRET: 'tests-only-'.repeat(4),
  };
  const page = `/admin/fairs/${lost.fairId}/exhibitors/${await firstAt(lost.fairId)}`;
  const planned = await runQuad(['repair-exhibitors'], variables);
  expect(planned.output).toMatch(
    new RegExp(`^Would get its college, booth and rep: .*${page}$`, 'm'),
  );
  expect(await app.exhibitors(lost.fairId)).toMatchObject([{ collegeId: null }]);
  const applied = await runQuad(['repair-exhibitors', '--apply'], variables);
  expect(applied.output).toMatch(new RegExp(`^Got its college, booth and rep: .*${page}$`, 'm'));
  expect(await app.exhibitors(lost.fairId)).toMatchObject([
    { collegeId: lost.collegeId, booth: true },
  ]);
  const again = await runQuad(['repair-exhibitors', '--apply'], variables);
  expect(again.output).not.toContain(page);
  // What the tests above left in doubt waits for an admin, and the exit code reports it.
  for (const { exitCode } of [planned, applied, again]) expect(exitCode).toBe(1);
});
