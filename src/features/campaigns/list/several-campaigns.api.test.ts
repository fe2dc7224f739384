import { beforeEach, expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { pool } = app.database;
const { make, admin } = await testRecords(app);
const coordinator = await app.person('admin6x6');
const colleague = await app.person('admin6x6');
const fairId = await make('Fair', { fairType: '6x6' });

beforeEach(async () => {
  await pool.query('truncate campaign, campaign_draft cascade');
  await pool.query('delete from audit_entry');
});

const text = { subject: 'See you', htmlBody: '<p>Hi {{firstName|there}}</p>' };

async function begin(person: typeof admin, audience = 'STUDENTS') {
  const { data } = await person.call(
    'mutation ($input: SaveCampaignDraftInput!) { it: saveCampaignDraft(input: $input) { id } }',
    { input: { ...text, audience } },
  );
  return (data?.['it'] as { id: string }).id;
}
async function schedule(person: typeof admin, audience = 'STUDENTS', status = 'scheduled') {
  const id = await begin(person, audience);
  const { errors } = await person.call(
    `mutation { sendCampaignDraft(id: "${id}", version: 1, sendTime: "2026-12-01T09:00[UTC]") }`,
  );
  expect(errors).toBeUndefined();
  await pool.query('update campaign set status = $2 where id = $1', [id, status]);
  return id;
}
const several = async (person: typeof admin, name: string, ids: readonly string[]) => {
  const { data, errors } = await person.call(
    `mutation ($ids: [ID!]!) { it: ${name}(ids: $ids) { count skipped } }`,
    { ids },
  );
  return data?.['it'] ?? errors?.[0]?.extensions.code;
};
const states = async () => {
  const { rows } = await pool.query<{ status: string }>('select status from campaign order by id');
  return rows.map(({ status }) => status);
};
const audited = async () => {
  const { rows } = await pool.query<{ action: string; id: string }>(
    `select action, subject_id as id from audit_entry
     where action in ('deleteCampaignDraft', 'cancelCampaign') order by action, subject_id`,
  );
  return rows;
};

test('an admin deletes several drafts with one call; what is scheduled stays, and each is in the audit log', async () => {
  const drafts = [await begin(admin), await begin(admin)];
  const kept = await begin(admin);
  const sent = await schedule(admin);
  expect(
    await several(admin, 'deleteCampaignDrafts', [...drafts, drafts[0] ?? '', sent, 'x']),
  ).toEqual({ count: 2, skipped: 1 });
  const { rows } = await pool.query('select id from campaign_draft');
  expect(rows).toEqual([{ id: kept }]);
  expect(await states()).toEqual(['scheduled']);
  expect(await audited()).toEqual(
    drafts.sort().map((id) => ({ action: 'deleteCampaignDraft', id })),
  );
  expect(await several(admin, 'deleteCampaignDrafts', drafts)).toBe('NOT_FOUND');
});

test('an admin cancels several that are scheduled or paused; others are skipped', async () => {
  const scheduled = await schedule(admin);
  const paused = await schedule(admin, 'STUDENTS', 'paused');
  const others = [
    await schedule(admin, 'STUDENTS', 'sending'),
    await schedule(admin, 'STUDENTS', 'sent'),
    await begin(admin),
  ];
  expect(await several(admin, 'cancelCampaigns', [scheduled, paused, ...others])).toEqual({
    count: 2,
    skipped: 3,
  });
  expect((await states()).sort()).toEqual(['cancelled', 'cancelled', 'sending', 'sent']);
  expect(await audited()).toEqual(
    [scheduled, paused].sort().map((id) => ({ action: 'cancelCampaign', id })),
  );
});

test('a coordinator acts on their own alone, and finds those that they name', async () => {
  const audience = `FAIR_EXHIBITORS:${fairId}`;
  const own = await begin(coordinator, audience);
  const theirs = await begin(colleague, audience);
  const ofAdmins = await schedule(admin);
  expect(await several(coordinator, 'deleteCampaignDrafts', [theirs, ofAdmins])).toBe('NOT_FOUND');
  expect(await several(coordinator, 'cancelCampaigns', [ofAdmins])).toBe('NOT_FOUND');
  const { data } = await coordinator.call(
    `{ it: campaignTable(ids: ["${own}", "${theirs}"]) { items { id } } }`,
  );
  expect(data?.['it']).toEqual({ items: [{ id: own }] });
  expect(await several(coordinator, 'deleteCampaignDrafts', [own, theirs])).toEqual({
    count: 1,
    skipped: 0,
  });
  expect(await states()).toEqual(['scheduled']);
});
