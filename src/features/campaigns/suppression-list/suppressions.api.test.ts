import { beforeEach, describe, expect, it } from 'vitest';
import { hideSuppressed, isSuppressed, suppress } from '../../../platform/email/suppress.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { pool } = app.database;
const admin = await app.person('admin');

beforeEach(() => pool.query('delete from mail_suppression'));

const change = async (name: 'suppress' | 'liftSuppression', address: string, scope: string) => {
  const { data, errors } = await admin.call(
    `mutation ($address: String!, $scope: String!) { done: ${name}(address: $address, scope: $scope) }`,
    { address, scope },
  );
  return data?.['done'] ?? errors?.[0]?.extensions.fields;
};

interface Page {
  readonly items: readonly { readonly address: string; readonly reason: string }[];
  readonly nextToken: string | null;
}
const list = async (given: Readonly<Record<string, unknown>>): Promise<Page> => {
  const { data } = await admin.call(
    `query ($search: String, $limit: Int, $nextToken: String) {
      page: listSuppressions(search: $search, limit: $limit, nextToken: $nextToken) {
        items { address scope reason createdAt } nextToken } }`,
    given,
  );
  return data?.['page'] as Page;
};

describe('An admin who is asked about an address', () => {
  it('takes it off mail to many, and lets it on again', async () => {
    expect(await change('suppress', ' Bob@People.test', 'all')).toBe(true);
    expect(await change('suppress', 'bob@people.test', 'all')).toBe(false);
    expect(await isSuppressed(pool, 'bob@people.test', 'campaigns')).toBe(true);
    expect((await list({ search: 'BOB@' })).items).toMatchObject([
      { address: 'bob@people.test', scope: 'all', reason: 'by-hand' },
    ]);
    expect(await change('liftSuppression', 'BOB@people.test', 'all')).toBe(true);
    expect(await change('liftSuppression', 'bob@people.test', 'all')).toBe(false);
    expect(await isSuppressed(pool, 'bob@people.test', 'campaigns')).toBe(false);
  });

  it('finds one who was erased by the whole address, and lifts that too', async () => {
    await change('suppress', 'gone@people.test', 'campaigns');
    await hideSuppressed(pool, 'gone@people.test');
    const { items } = await list({ search: 'gone@people.test' });
    expect(items).toHaveLength(1);
    expect(items[0]?.address).toMatch(/^sha256:/);
    expect(await change('liftSuppression', items[0]!.address, 'campaigns')).toBe(true);
  });

  it('pages through all of them', async () => {
    for (const name of ['a', 'b', 'c']) await change('suppress', `${name}@people.test`, 'all');
    await change('suppress', 'b@people.test', 'campaigns');
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, nextToken: first.nextToken });
    expect([...first.items, ...second.items].map(({ address }) => address[0]).join('')).toBe(
      'abbc',
    );
    expect(second.nextToken).toBeNull();
  });

  it('cannot bring back who unsubscribed; a bounce and a complaint can be lifted', async () => {
    const lift = (address: string) =>
      admin.call(
        'mutation ($address: String!) { done: liftSuppression(address: $address, scope: "campaigns") }',
        { address },
      );
    for (const reason of ['unsubscribed', 'hard-bounce', 'complaint'] as const)
      await suppress(pool, app.world, {
        address: `${reason}@people.test`,
        scope: 'campaigns',
        reason,
      });
    const refused = await lift('unsubscribed@people.test');
    expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await lift('hard-bounce@people.test')).data?.['done']).toBe(true);
    expect((await lift('complaint@people.test')).data?.['done']).toBe(true);
    await hideSuppressed(pool, 'unsubscribed@people.test');
    expect((await lift('unsubscribed@people.test')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('cannot bring back either who unsubscribed after an entry by hand', async () => {
    await change('suppress', 'twice@people.test', 'campaigns');
    await suppress(pool, app.world, {
      address: 'twice@people.test',
      scope: 'campaigns',
      reason: 'unsubscribed',
    });
    await change('suppress', 'twice@people.test', 'campaigns');
    expect((await list({ search: 'twice@' })).items).toMatchObject([{ reason: 'unsubscribed' }]);
  });

  it('finds addresses by reason and kind of email, with how many there are', async () => {
    await change('suppress', 'a@people.test', 'all');
    await change('suppress', 'b@people.test', 'campaigns');
    await suppress(pool, app.world, {
      address: 'c_d@people.test',
      scope: 'attendees',
      reason: 'unsubscribed',
    });
    const table = async (given: string) => {
      const { data } = await admin.call(
        `{ suppressionTable(${given}) { total items { address reason scope } } }`,
      );
      return data?.['suppressionTable'];
    };
    expect(await table('sort: "address"')).toMatchObject({ total: 3 });
    expect(await table('reason: "by-hand", scope: "all"')).toEqual({
      total: 1,
      items: [{ address: 'a@people.test', reason: 'by-hand', scope: 'all' }],
    });
    expect(await table('search: "C_"')).toMatchObject({ total: 1 });
    expect(await table('search: "a_people"')).toMatchObject({ total: 0 });
  });

  it('is told what is wrong', async () => {
    expect(await change('suppress', 'nobody', 'some')).toEqual({
      address: expect.any(String) as string,
      scope: 'Please choose one of: all, campaigns, attendees, exhibitors, classes, reminders.',
    });
  });

  it('is in the records, which name no one', async () => {
    await pool.query('delete from audit_entry');
    await change('suppress', 'bob@people.test', 'all');
    await change('liftSuppression', 'bob@people.test', 'all');
    const { rows } = await pool.query<{ action: string; details: object }>(
      'select action, details from audit_entry where account_id = $1 order by action',
      [admin.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['liftSuppression', 'suppress']);
    expect(JSON.stringify(rows)).not.toContain('bob');
  });
});
