import { expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make, admin } = await testRecords(app);
const coordinator = await app.person('admin6x6');

async function fair(said: object = {}) {
  const fairId = await make('Fair', {
    fairType: '6x6',
    startTime: '2026-11-21T10:00:00Z',
    endTime: '2026-11-21T16:00:00Z',
    exhibitorDeadline: '2026-11-21T09:00:00Z',
    ...said,
  });
  const session = (number: number, hour: string) => ({
    number,
    title: `Session ${number}`,
    lengthMinutes: 45,
    exhibitors: [],
    startTime: `2026-11-21T${hour}:00:00.000Z`,
  });
  const details = { sessions: [session(1, '10'), session(2, '12'), session(3, '14')] };
  await make('FairWebinar', { fairId, webinarStatus: 'scheduled', details });
  return fairId;
}
const set = (person: Person, input: object) =>
  person.call('mutation ($input: SessionLinksInput!) { it: setSessionLinks(input: $input) }', {
    input,
  });
const linksOf = async (fairId: string) => {
  const { data } = await admin.call(
    `{ it: getFair(id: "${fairId}") { webinar { webinarLinks details } } }`,
  );
  return (data?.['it'] as { webinar: { webinarLinks: object } }).webinar.webinarLinks;
};
const missing = async (fairId: string) => {
  const { data } = await coordinator.call('{ it: sessionFairs { id missingLinks } }');
  return (data?.['it'] as { id: string; missingLinks: number }[]).find(({ id }) => id === fairId)
    ?.missingLinks;
};
const join = 'https://meet.example.org/one';

test('a coordinator sets the links of sessions, and is told how many are missing', async () => {
  const fairId = await fair();
  // The first one is over.
  expect(await missing(fairId)).toBe(2);
  const host = 'https://meet.example.org/host';
  await set(coordinator, { fairId, links: [{ session: 2, join, host }] });
  expect(await linksOf(fairId)).toEqual({ 2: { join, host } });
  expect(await missing(fairId)).toBe(1);
  await set(coordinator, { fairId, links: [{ session: 3, join }] });
  expect(await linksOf(fairId)).toEqual({ 2: { join, host }, 3: { join } });
  await set(coordinator, { fairId, links: [{ session: 2 }] });
  expect(await linksOf(fairId)).toEqual({ 3: { join } });
  const { rows } = await app.database.pool.query(
    `select count(*)::int as acts from audit_entry where action = 'setSessionLinks' and subject_id = $1`,
    [fairId],
  );
  expect(rows).toEqual([{ acts: 3 }]);
});

test.each([
  ['a session out of the plan', { session: 9, join }, 'links.0.session'],
  ['a link that leads nowhere', { session: 1, join: 'javascript:alert(1)' }, 'links.0.join'],
  ['a host without a link for others', { session: 1, host: join }, 'links.0.join'],
  ['a stage where there is no Janus', { session: 1, stage: true }, 'links.0.stage'],
])('%s is refused at its field, and nothing changes', async (_, one, field) => {
  const fairId = await fair();
  const { errors } = await set(coordinator, { fairId, links: [one] });
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  expect(await linksOf(fairId)).toBeNull();
});

test('recordings are published only where there is one', async () => {
  const fairId = await fair();
  const { errors } = await set(coordinator, { fairId, webinarStatus: 'published', links: [] });
  expect(errors?.[0]?.extensions.fields).toHaveProperty('webinarStatus');
});

test('a coordinator sets no links of a webinar that is no 6x6 fair, nor does anyone else', async () => {
  const webinar = await fair({ fairType: 'webinar' });
  const input = { fairId: webinar, links: [{ session: 1, join }] };
  expect((await set(coordinator, input)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await set(await app.person('college'), input)).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  expect((await set(admin, input)).errors).toBeUndefined();
});
