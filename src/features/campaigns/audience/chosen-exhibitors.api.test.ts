import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { fairAudienceCode, isAudience, readAudienceCode } from '../audiences.ts';
import { countAudience } from './read-audience.server.ts';

const app = await testServer();
const { pool } = app.database;
const { make } = await testRecords(app);
const coordinator = await app.person('admin6x6');

const own = await make('Fair', { fairType: '6x6' });
const booths = await make('Fair', { fairType: 'booth' });
const exhibitor = (fairId: string, name: string) =>
  make('FairExhibitor', {
    fairId,
    name,
    collegeId: null,
    paymentStatus: 'paid',
    primaryContactEmail: `${name}@exhibitors.test`,
    secondaryContactEmail: null,
  });
const one = await exhibitor(own, 'one');
const two = await exhibitor(own, 'two');
await exhibitor(own, 'three');
const elsewhere = await exhibitor(booths, 'elsewhere');

const members = async (code: string) =>
  isAudience(code) ? (await countAudience(pool, code)).members : null;

test('an email to the exhibitors selected reaches them alone', async () => {
  expect(await members(fairAudienceCode('FAIR_EXHIBITORS', own))).toBe(3);
  expect(await members(fairAudienceCode('FAIR_EXHIBITORS', own, { exhibitors: [one, two] }))).toBe(
    2,
  );
});

test('someone at another fair is reached by no name on the list', async () => {
  expect(await members(fairAudienceCode('FAIR_EXHIBITORS', own, { exhibitors: [elsewhere] }))).toBe(
    0,
  );
});

test.each(['E', 'Ex', `E${one},`, `S1:E${one}`])('%s names no exhibitors', (narrowed) => {
  expect(readAudienceCode(`FAIR_EXHIBITORS:${own}:${narrowed}`)).toBeUndefined();
});

test('attendees are not narrowed to exhibitors', () => {
  expect(readAudienceCode(`FAIR_REGISTERED:${own}:E${one}`)).toBeUndefined();
});

test('a coordinator writes to those selected at a 6x6 fair, and at no other fair', async () => {
  const save = (audience: string) =>
    coordinator.call(
      `mutation ($input: SaveCampaignDraftInput!) { it: saveCampaignDraft(input: $input) { id } }`,
      { input: { audience } },
    );
  const saved = await save(fairAudienceCode('FAIR_EXHIBITORS', own, { exhibitors: [one] }));
  expect(saved.errors).toBeUndefined();
  const refused = await save(
    fairAudienceCode('FAIR_EXHIBITORS', booths, { exhibitors: [elsewhere] }),
  );
  expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toEqual(['audience']);
});
