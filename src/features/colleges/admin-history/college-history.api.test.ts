import { expect, test } from 'vitest';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';
import { describeHistory, type HistoryEntry } from './describe-history.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const t = translatorFor('en');

const read = async (collegeId: string, nextToken: unknown = null, limit = 25) =>
  recordIn(
    await admin.call(
      `query ($id: ID!, $limit: Int, $nextToken: String) {
        it: collegeHistory(collegeId: $id, limit: $limit, nextToken: $nextToken) {
          nextToken items { by action subject details person fair other } } }`,
      { id: collegeId, limit, nextToken },
    ),
  );
const sentences = async (collegeId: string) =>
  ((await read(collegeId))['items'] as HistoryEntry[]).map((entry) => describeHistory(t, entry));

test('an admin reads what admins did to a college, its profile, reps, booths and credits', async () => {
  const collegeId = await make('College', { name: 'Elm College' });
  await make('CollegeProfile', { collegeId });
  const rep = await app.person('college');
  const repId = await make('CollegeRep', { collegeId, userId: rep.id });
  const fairId = await make('Fair', { name: 'Spring Fair' });
  const boothId = await make('FairBooth', { collegeId, fairId });
  const other = await make('College', { name: 'Oak College' });
  const change = (call: string, variables: Record<string, unknown> = {}) =>
    admin.call(call, variables);
  await change(
    'mutation ($id: ID!) { updateCollege(input: { id: $id, city: "Elm", domain: "elm.test" }) { id } }',
    { id: collegeId },
  );
  await change('mutation ($id: ID!) { updateCollege(input: { id: $id, city: "Oak" }) { id } }', {
    id: other,
  });
  await change('mutation ($id: ID!) { updateFairBooth(input: { id: $id, about: "Hi" }) { id } }', {
    id: boothId,
  });
  await change(
    `mutation ($id: ID!) { giveCredits(input: { collegeId: $id, credits: 2, note: "Rain." }) }`,
    { id: collegeId },
  );
  await change('mutation ($id: ID!) { endLink(link: COLLEGE_REP, id: $id) }', { id: repId });
  await change('mutation ($ids: [ID!]!) { setCollegeStatus(ids: $ids, status: "closed") { id } }', {
    ids: [collegeId],
  });
  expect(await sentences(collegeId)).toEqual([
    'Closed the college.',
    'Removed college as a rep.',
    'Gave 2 credits. “Rain.”',
    'Changed the booth at Spring Fair.',
    'Changed the college: City, Email domain.',
    'Created the booth at Spring Fair.',
    'Created the profile.',
    'Added the college.',
  ]);
  const first = await read(collegeId, null, 3);
  expect(first['items']).toHaveLength(3);
  const second = await read(collegeId, first['nextToken'], 25);
  expect(second).toMatchObject({ nextToken: null });
  expect(second['items']).toHaveLength(5);
  expect(await read('nonsense')).toEqual({ items: [], nextToken: null });
});

test('an admin reads which college was merged into this one', async () => {
  const [kept, gone] = [
    await make('College', { name: 'Fir' }),
    await make('College', { name: 'Yew' }),
  ];
  const merged = await admin.call(
    'mutation ($kept: ID!, $gone: ID!) { mergeColleges(keptId: $kept, goneId: $gone) }',
    { kept, gone },
  );
  expect(merged.errors).toBeUndefined();
  expect((await sentences(kept))[0]).toBe('Merged Yew into this college.');
});

test('what no sentence knows is told by its name', () => {
  const entry = { subject: 'College', details: null, person: null, fair: null, other: null };
  expect(describeHistory(t, { ...entry, action: 'paintCollege' })).toBe(
    'Did something else: paintCollege.',
  );
  expect(describeHistory(t, { ...entry, action: 'linkRepAccount' })).toContain(
    'someone whose account is gone',
  );
});
