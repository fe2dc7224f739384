import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { isAudience } from '../audiences.ts';
import { readAudience } from './read-audience.server.ts';

const app = await testServer();
const { pool } = app.database;
const { make, admin } = await testRecords(app);
const coordinator = await app.person('admin6x6');
const colleague = await app.person('admin6x6');

const fairId = await make('Fair', { fairType: '6x6' });
const booths = await make('Fair', { fairType: 'booth' });

async function register(name: string, attending: readonly number[], at = fairId) {
  const id = await make('FairAttendee', { fairId: at, email: `${name}@people.test` });
  await pool.query(
    `update fair_attendee set confirmed_at = $2, attending = $3,
       attendee_type = case when email like 'young%' then 'student' else attendee_type end
     where id = $1`,
    [id, app.world.now(), attending],
  );
}
await register('one', [1]);
await register('both', [1, 3]);
await register('young-two', [2]);
await register('undecided', []);
await register('elsewhere', [1], booths);

const readersOf = async (narrowed: string) => {
  const code = `FAIR_REGISTERED:${fairId}${narrowed}`;
  if (!isAudience(code)) return null;
  const readers = await readAudience(pool, code, { after: null, limit: 100 });
  return readers.map(({ address }) => address.split('@')[0]).sort();
};

test.each([
  [':S1', ['both', 'one']],
  [':S2,3', ['both', 'young-two']],
  [':S0', ['undecided']],
  [':S0,2', ['undecided', 'young-two']],
  [':STUDENTS:S1,2', ['young-two']],
  [':S9', []],
  [':S', null],
  [':Sx', null],
  [':S1:STUDENTS', null],
])('an email to FAIR_REGISTERED%s reaches who chose those sessions', async (narrowed, names) => {
  expect(await readersOf(narrowed)).toEqual(names);
});

test('exhibitors have chosen no session', () => {
  expect(isAudience(`FAIR_EXHIBITORS:${fairId}:S1`)).toBe(false);
});

const save = async (person: typeof admin, input: object) => {
  const { data, errors } = await person.call(
    `mutation ($input: SaveCampaignDraftInput!) { it: saveCampaignDraft(input: $input) { id version fairSlug } }`,
    { input },
  );
  return {
    draft: data?.['it'] as { id: string; version: number; fairSlug: string } | null,
    fields: Object.keys(errors?.[0]?.extensions.fields ?? {}),
    code: errors?.[0]?.extensions.code,
  };
};
const text = { subject: 'See you', htmlBody: '<p>Hi {{firstName|there}}</p>' };
const session = `FAIR_REGISTERED:${fairId}:S1`;

test('a coordinator writes to one session and sends it; no one else of their role sees it', async () => {
  const { draft } = await save(coordinator, { ...text, audience: session });
  expect(draft?.fairSlug).toMatch(/^fair-/);
  const id = draft?.id ?? '';
  const seen = async (person: typeof admin) => {
    const { data } = await person.call(
      `{ draft: getCampaignDraft(id: "${id}") { id } campaign: getCampaign(id: "${id}") { id }
         campaignTable(fairId: "${fairId}") { total } }`,
    );
    const { total } = data?.['campaignTable'] as { total: number };
    return [data?.['draft'] !== null, data?.['campaign'] !== null, total];
  };
  expect(await seen(coordinator)).toEqual([true, false, 1]);
  expect(await seen(colleague)).toEqual([false, false, 0]);
  expect(await seen(admin)).toEqual([true, false, 1]);
  expect((await save(colleague, { id, subject: 'Mine' })).code).toBe('NOT_FOUND');

  const { data: counted } = await coordinator.call(
    `{ campaignAudience(audience: "${session}") { members recipients } }`,
  );
  expect(counted?.['campaignAudience']).toEqual({ members: 2, recipients: 2 });
  const { errors } = await coordinator.call(
    `mutation { sendCampaignDraft(id: "${id}", version: 1, sendTime: "now") }`,
  );
  expect(errors).toBeUndefined();
  expect(await seen(coordinator)).toEqual([false, true, 1]);
  expect(await seen(colleague)).toEqual([false, false, 0]);
  const pausing = `mutation { pauseCampaign(id: "${id}") { status } }`;
  expect((await colleague.call(pausing)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { rows } = await pool.query<{ details: object }>(
    `select details from audit_entry where subject_id = $1 and action = 'sendCampaignDraft'`,
    [id],
  );
  expect(rows).toMatchObject([{ details: { audience: session, recipients: 2 } }]);
});

test('a coordinator can turn no email to a group, to another kind of fair, or to no one yet', async () => {
  const { draft } = await save(coordinator, { ...text, audience: session });
  for (const audience of ['STUDENTS', 'ADMINS', '', `FAIR_REGISTERED:${booths}`]) {
    expect((await save(coordinator, { ...text, audience })).fields).toEqual(['audience']);
    expect((await save(coordinator, { id: draft?.id, audience })).fields).toEqual(['audience']);
  }
  expect((await save(coordinator, text)).fields).toEqual(['audience']);
  const { draft: kept } = await save(coordinator, { id: draft?.id, subject: 'Still there' });
  expect(kept?.version).toBe(2);
});
