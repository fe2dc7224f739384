import { expect, test } from 'vitest';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { rep, boothId, slug } = await testBooth(app);

const seenBy = async (who: Person) =>
  recordIn(
    await who.call(
      `{ it: boothVisit(slug: "${slug}", boothId: "${boothId}") { updatedAt about costAnswer } }`,
    ),
  );
const save = (who: Person, changes: object, seen: unknown) =>
  who.call(
    `mutation ($input: UpdateFairBoothInput!, $seen: String!) {
      it: updateFairBooth(input: $input, condition: { updatedAt: { eq: $seen } }) { updatedAt } }`,
    { input: { id: boothId, ...changes }, seen },
  );

test('two reps who have read the same booth do not write over each other', async () => {
  const { updatedAt: seen } = await seenBy(rep);
  app.world.advance(1_000);
  const first = recordIn(await save(rep, { about: 'Mine' }, seen));
  const second = await save(rep, { about: 'Yours' }, seen);
  expect(second.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await seenBy(rep)).toMatchObject({ about: 'Mine', updatedAt: first['updatedAt'] });
  app.world.advance(1_000);
  recordIn(await save(rep, { costAnswer: 'Little' }, first['updatedAt']));
  expect(await seenBy(rep)).toMatchObject({ about: 'Mine', costAnswer: 'Little' });
});
