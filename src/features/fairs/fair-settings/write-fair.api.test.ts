import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, input, make } = await testRecords(app);
const coordinator = await app.person('admin6x6');
const now = '2026-11-21T12:00:00.000Z';

const codeOf = async (verb: 'create' | 'update', entityName: string, sent: object, who = admin) =>
  (await who.call(writing(verb, entityName), { input: sent })).errors?.[0]?.extensions.code ??
  'done';
const publishedAt = async (id: string) => {
  const { data } = await admin.call('query ($id: ID!) { it: getFair(id: $id) { publishedAt } }', {
    id,
  });
  return (data?.['it'] as { publishedAt: string | null }).publishedAt;
};
const session = {
  number: 1,
  title: 'One',
  startTime: '2027-01-10T15:00:00.000Z',
  lengthMinutes: 45,
  exhibitors: [],
};
const details = { sessions: [session] };

test.each(['6x6', 'webinar'])(
  'a %s fair is a draft until it has a session, whichever call would publish it',
  async (fairType) => {
    const fair = await input('Fair', { fairType });
    expect(await codeOf('create', 'Fair', { ...fair, publishedAt: now })).toBe('CONFLICT');
    const made = await admin.call(writing('create', 'Fair'), { input: fair });
    const id = String(recordIn(made)['id']);
    expect(await publishedAt(id)).toBeNull();
    expect(await codeOf('update', 'Fair', { id, publishedAt: now })).toBe('CONFLICT');
    expect(await codeOf('update', 'Fair', { id, name: 'Renamed' })).toBe('done');
    const { errors } = await admin.call(`mutation { publishFair(fairId: "${id}") { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await publishedAt(id)).toBeNull();

    const webinarId = await make('FairWebinar', { fairId: id, details });
    expect(await codeOf('update', 'Fair', { id, publishedAt: now })).toBe('done');
    expect(await publishedAt(id)).toBe(now);

    // A public fair keeps a session.
    const empty = { id: webinarId, details: { sessions: [] } };
    expect(await codeOf('update', 'FairWebinar', empty)).toBe('CONFLICT');
    expect(await codeOf('update', 'FairWebinar', { id: webinarId, details })).toBe('done');
    const other = await make('Fair', { fairType });
    expect(await codeOf('update', 'FairWebinar', { id: webinarId, fairId: other })).not.toBe(
      'done',
    );
    expect(await codeOf('update', 'Fair', { id, publishedAt: null })).toBe('done');
    expect(await codeOf('update', 'FairWebinar', empty)).toBe('done');
  },
);

test('a public booth fair does not become a 6x6 fair without sessions', async () => {
  const id = await make('Fair', { fairType: 'booth' });
  expect(await codeOf('update', 'Fair', { id, fairType: '6x6' })).toBe('CONFLICT');
  expect(await codeOf('update', 'Fair', { id, fairType: '6x6', publishedAt: null })).toBe('done');
});

test('a coordinator does not empty a public 6x6 fair either', async () => {
  const fairId = await make('Fair', { fairType: '6x6' });
  const id = await make('FairWebinar', { fairId, details });
  const empty = { id, details: { sessions: [] } };
  expect(await codeOf('update', 'FairWebinar', empty, coordinator)).toBe('CONFLICT');
});
