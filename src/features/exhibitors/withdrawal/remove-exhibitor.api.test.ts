import { expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const { make, admin, input } = await testRecords(app);
const coordinator = await app.person('admin6x6');

const fairId = await make('Fair', { fairType: '6x6' });
const booths = await make('Fair', { fairType: 'booth' });
const exhibitorAt = async (at: string, status = 'pending') => {
  const id = await make('FairExhibitor', { fairId: at });
  await pool.query('update fair_exhibitor set payment_status = $2 where id = $1', [id, status]);
  return id;
};
const codeOf = async (who: Person, call: string) =>
  (await who.call(`mutation { ${call} }`)).errors?.[0]?.extensions.code ?? 'done';
const isThere = async (id: string) =>
  (await pool.query('select from fair_exhibitor where id = $1', [id])).rowCount === 1;

test('a coordinator enters, corrects and removes an exhibitor of a 6x6 fair', async () => {
  const sent = await input('FairExhibitor', { fairId, paymentType: 'invoice' });
  const made = await coordinator.call(writing('create', 'FairExhibitor'), { input: sent });
  const id = String(recordIn(made)['id']);
  const changed = await coordinator.call(writing('update', 'FairExhibitor', 'name'), {
    input: { id, name: 'Elm College', timeSlotNotes: ['Not before noon'] },
  });
  expect(recordIn(changed)).toEqual({ name: 'Elm College' });
  expect(await codeOf(coordinator, `removeExhibitor(id: "${id}")`)).toBe('done');
  expect(await isThere(id)).toBe(false);
  const { rows } = await pool.query(
    `select account_id as by from audit_entry where action = 'removeExhibitor' and subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ by: coordinator.id }]);
});

test.each(['pending', 'failed', 'waived'])(
  'who runs a fair removes an exhibitor whose payment is %s',
  async (status) => {
    for (const who of [coordinator, admin]) {
      const id = await exhibitorAt(fairId, status);
      expect(await codeOf(who, `removeExhibitor(id: "${id}")`)).toBe('done');
      expect(await isThere(id)).toBe(false);
    }
  },
);

test.each(['paid', 'refunded'])(
  'an exhibitor whose payment is %s stays: money is an admin’s, whichever call a coordinator makes',
  async (status) => {
    const id = await exhibitorAt(fairId, status);
    for (const call of [
      `removeExhibitor(id: "${id}")`,
      `deleteFairExhibitor(input: { id: "${id}" }) { id }`,
    ])
      expect(await codeOf(coordinator, call)).toBe('CONFLICT');
    expect(await codeOf(admin, `removeExhibitor(id: "${id}")`)).toBe('CONFLICT');
    expect(await isThere(id)).toBe(true);
    const marked = await codeOf(
      coordinator,
      `updateFairExhibitor(input: { id: "${id}", paymentStatus: "pending" }) { id }`,
    );
    expect(marked).not.toBe('done');
  },
);

test('who has withdrawn and waits for money stays, too', async () => {
  const id = await exhibitorAt(fairId);
  await pool.query(
    'update exhibitor_registration set withdrawn_at = now() where exhibitor_id = $1',
    [id],
  );
  expect(await codeOf(coordinator, `removeExhibitor(id: "${id}")`)).toBe('CONFLICT');
  const raw = `deleteFairExhibitor(input: { id: "${id}" }) { id }`;
  expect(await codeOf(coordinator, raw)).toBe('CONFLICT');
});

test('an exhibitor of a booth fair is none of a coordinator’s, paid or not', async () => {
  for (const status of ['pending', 'paid']) {
    const id = await exhibitorAt(booths, status);
    expect(await codeOf(coordinator, `removeExhibitor(id: "${id}")`)).toBe('NOT_FOUND');
    const { errors } = await coordinator.call(writing('delete', 'FairExhibitor'), {
      input: { id },
    });
    expect(errors?.[0]?.extensions.code).not.toBe('CONFLICT');
    expect(await isThere(id)).toBe(true);
  }
});

test('a college that registers again after it was removed is welcome', async () => {
  const id = await exhibitorAt(fairId);
  await codeOf(admin, `removeExhibitor(id: "${id}")`);
  expect(await codeOf(admin, `removeExhibitor(id: "${id}")`)).toBe('NOT_FOUND');
  expect(await isThere(await exhibitorAt(fairId))).toBe(true);
});
