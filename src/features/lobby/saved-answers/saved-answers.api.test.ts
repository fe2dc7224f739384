import { expect, test } from 'vitest';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { mostSavedAnswers } from './saved-answer-fields.ts';

const app = await testServer();

const itOf = ({ data }: Answer) => data?.['it'] ?? null;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const readBy = async ({ boothId }: Pick<TestBooth, 'boothId'>, who: Person) =>
  itOf(await who.call(`{ it: savedAnswers(boothId: "${boothId}") { id name text } }`)) as
    readonly { readonly id: string; readonly name: string; readonly text: string }[] | null;
const save = (
  { boothId }: Pick<TestBooth, 'boothId'>,
  who: Person,
  answer: { readonly id?: string; readonly name: string; readonly text: string },
) =>
  who.call(
    `mutation ($boothId: ID!, $id: ID, $name: String!, $text: String!) {
      it: saveAnswer(boothId: $boothId, id: $id, name: $name, text: $text) { name text } }`,
    { boothId, ...answer },
  );
const remove = ({ boothId }: Pick<TestBooth, 'boothId'>, who: Person, id: string) =>
  who.call(`mutation { it: removeSavedAnswer(boothId: "${boothId}", id: "${id}") { name } }`);

const deadline = { name: 'Deadline', text: 'Regular decision closes on January 15.' };

test('what one rep saves, every rep of the college reads at each of its booths, and no one else', async () => {
  const booth = await testBooth(app);
  const { records, collegeId } = booth;
  expect(itOf(await save(booth, booth.rep, deadline))).toEqual([deadline]);
  const colleague = await app.person('college');
  await records.make('CollegeRep', { collegeId, userId: colleague.id });
  const fairId = await records.make('Fair', { publishedAt: '2026-10-01T00:00:00.000Z' });
  const later = { boothId: await records.make('FairBooth', { collegeId, fairId }) };
  for (const at of [booth, later])
    expect(await readBy(at, colleague)).toMatchObject([{ name: 'Deadline' }]);

  const others = [
    await booth.exhibitor(),
    await booth.attendee(),
    await booth.attendee('parent'),
    records.admin,
  ];
  for (const other of others) {
    expect(await readBy(booth, other)).toBeNull();
    expect(itOf(await save(booth, other, { name: 'Mine', text: 'Ours' }))).toBeNull();
  }
  expect(await readBy(booth, booth.rep)).toHaveLength(1);
});

test('a rep changes and removes what is saved; another college’s stays as it is', async () => {
  const [booth, other] = [await testBooth(app), await testBooth(app)];
  await save(booth, booth.rep, deadline);
  const id = (await readBy(booth, booth.rep))?.[0]?.id ?? '';
  const changed = { id, name: 'Deadlines', text: 'January 15, and March 1 for transfers.' };
  expect(codeOf(await save(other, other.rep, changed))).toBe('NOT_FOUND');
  expect(codeOf(await remove(other, other.rep, id))).toBe('NOT_FOUND');
  expect(await readBy(booth, booth.rep)).toEqual([{ id, ...deadline }]);

  await save(booth, booth.rep, changed);
  expect(await readBy(booth, booth.rep)).toEqual([changed]);
  expect(itOf(await remove(booth, booth.rep, id))).toEqual([]);
  expect(codeOf(await remove(booth, booth.rep, id))).toBe('NOT_FOUND');
});

test('a name stands for one answer, and a team has a list it can read through', async () => {
  const booth = await testBooth(app);
  await save(booth, booth.rep, deadline);
  const twice = await save(booth, booth.rep, { name: 'deadline', text: 'Another' });
  expect(twice.errors?.[0]?.extensions['fields']).toHaveProperty('name');
  for (const wrong of [
    { name: '', text: 'A' },
    { name: 'A', text: ' ' },
    { name: 'a'.repeat(61), text: 'A' },
    { name: 'A', text: 'a'.repeat(1001) },
  ])
    expect(codeOf(await save(booth, booth.rep, wrong))).toBe('BAD_USER_INPUT');
  for (let n = 1; n < mostSavedAnswers; n += 1)
    await save(booth, booth.rep, { name: `Answer ${n}`, text: 'Yes.' });
  expect(await readBy(booth, booth.rep)).toHaveLength(mostSavedAnswers);
  expect(codeOf(await save(booth, booth.rep, { name: 'More', text: 'No.' }))).toBe('CONFLICT');
});

test('of two reps who save under one name at once, one is told', async () => {
  const booth = await testBooth(app);
  const answers = await Promise.all(
    ['one', 'two'].map((text) => save(booth, booth.rep, { name: 'Aid', text })),
  );
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  expect(await readBy(booth, booth.rep)).toHaveLength(1);
});
