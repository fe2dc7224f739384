import { expect, test } from 'vitest';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';

const app = await testServer();
const booth = await testBooth(app);
const { rep, boothId, slug, collegeId } = booth;

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

const asks = async (who: Person) =>
  recordIn(
    await who.call(`{ it: boothVisit(slug: "${slug}", boothId: "${boothId}") { asksToShare } }`),
  )['asksToShare'];

test('a student is asked to share before the first question, public or private, and no one else is', async () => {
  const [one, two, answered] = [
    await booth.attendee(),
    await booth.attendee(),
    await booth.attendee(),
  ];
  for (const student of [one, two, answered]) expect(await asks(student)).toBe(true);
  const others = [await booth.attendee('parent'), await booth.attendee('counselor'), rep];
  for (const person of [...others, booth.records.admin]) expect(await asks(person)).toBe(false);

  recordIn(await booth.post(one, 'Is there a pool?'));
  expect(await asks(one)).toBe(false);
  sent(await threadCalls.write(booth, two, 'Is a C in math a no?'));
  expect(await asks(two)).toBe(false);
  // A no is an answer, wherever it was given.
  recordIn(
    await answered.call(
      `mutation { it: shareWithCollege(collegeId: "${collegeId}", groups: [], action: asked) { groups } }`,
    ),
  );
  expect(await asks(answered)).toBe(false);
});
