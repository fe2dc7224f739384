import { expect, test } from 'vitest';
import { auditActions } from '../../../platform/audit/audit-actions.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';
import { describeEntry, type AuditedAct } from './describe-entry.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { world } = app;
const t = translatorFor('en');

interface Entry extends AuditedAct {
  readonly by: string | null;
  readonly fairId: string | null;
}

async function read(asked: Record<string, unknown>) {
  const { items, nextToken } = recordIn(
    await admin.call(
      `query ($search: String, $subject: String, $action: String, $from: DateTime,
        $until: DateTime, $limit: Int, $nextToken: String) {
        it: listAuditEntries(search: $search, subject: $subject, action: $action, from: $from,
          until: $until, limit: $limit, nextToken: $nextToken) {
          nextToken items { by action subject about fairId details } } }`,
      asked,
    ),
  );
  return { items: items as readonly Entry[], nextToken: nextToken as string | null };
}
const sentences = async (asked: Record<string, unknown>) =>
  (await read(asked)).items.map((entry) => describeEntry(t, 'en', entry));

const updateFair = (id: string, name: string) =>
  admin.call(
    'mutation ($id: ID!, $name: String) { updateFair(input: { id: $id, name: $name }) { id } }',
    {
      id,
      name,
    },
  );

test('an admin finds acts by record, person, kind and time, page by page', async () => {
  const collegeId = await make('College', { name: 'Elm College' });
  const fairId = await make('Fair', { name: 'Birch Fair' });
  const boothId = await make('FairBooth', { collegeId, fairId });
  await admin.call('mutation ($id: ID!) { giveCredits(input: { collegeId: $id, credits: 3 }) }', {
    id: collegeId,
  });
  await admin.call(
    'mutation ($id: ID!) { updateFairBooth(input: { id: $id, about: "Hi" }) { id } }',
    { id: boothId },
  );
  const noon = world.now();
  world.advance(60_000);
  await updateFair(fairId, 'Beech Fair');
  const bob = await app.person('counselor');
  await admin.call('mutation ($id: ID!) { disableUser(accountId: $id, disabled: true) }', {
    id: bob.id,
  });

  expect(await sentences({ search: 'elm coll' })).toContain('Gave 3 credits: Elm College.');
  expect(await sentences({ search: fairId })).toContain(
    'Changed a record (Fair), Beech Fair: name.',
  );
  expect(await sentences({ search: bob.email })).toEqual([
    expect.stringMatching(/^Disabled the account of /),
  ]);
  expect(await sentences({ subject: 'FairBooth', action: 'updateFairBooth' })).toEqual([
    'Changed a record (FairBooth), Elm College: about.',
  ]);
  const { items } = await read({ subject: 'FairBooth', action: 'updateFairBooth' });
  expect(items).toMatchObject([{ fairId, by: expect.stringMatching(/./) as string }]);
  const late = new Date(noon.getTime() + 1).toISOString();
  expect(await sentences({ from: late, subject: 'FairBooth' })).toEqual([]);
  expect(await sentences({ until: late, subject: 'Account' })).not.toContainEqual(
    expect.stringContaining(bob.email),
  );
  // A percent sign and a zero byte match only literally, which is nothing.
  expect(await sentences({ search: '%' })).toEqual([]);
  expect(await sentences({ search: 'x\u0000y' })).toEqual([]);

  const all = (await read({})).items;
  const first = await read({ limit: 2 });
  const second = await read({ limit: 2, nextToken: first.nextToken });
  expect([...first.items, ...second.items]).toEqual(all.slice(0, 4));
  const { errors } = await admin.call(
    '{ listAuditEntries(search: "elm", nextToken: "nonsense") { nextToken } }',
  );
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('what was done to a record that is gone, by an account that is gone, can still be read', async () => {
  const fairId = await make('Fair', { name: 'Gone Fair' });
  await admin.call('mutation ($id: ID!) { deleteFair(input: { id: $id }) { id } }', {
    id: fairId,
  });
  await app.database.pool.query('update audit_entry set account_id = null where subject_id = $1', [
    fairId,
  ]);
  const { items } = await read({ search: fairId, action: 'deleteFair' });
  expect(items).toMatchObject([{ by: null, about: null }]);
  expect(items.map((entry) => describeEntry(t, 'en', entry))).toEqual(['Deleted a record (Fair).']);
});

test.each(auditActions)(
  '%s has a sentence that says everything also where little is kept',
  (action) => {
    const sentence = describeEntry(t, 'en', { action, subject: 'Fair', about: null, details: {} });
    expect(sentence).toMatch(/^[A-Z][^{}]+\.$/);
  },
);
