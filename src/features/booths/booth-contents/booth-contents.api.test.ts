import { expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { make, admin } = await testRecords(app);

const answers = {
  costAnswer: 'About $20,000.',
  aidAnswer: 'Seven in ten get a grant.',
  deadlinesAnswer: 'November 1.',
  majorsAnswer: 'Forestry.',
  housingAnswer: 'For all first-years.',
  visitAnswer: 'Every Friday.',
};
const shown = 'about applyUrl costAnswer boothReady questionsAnswered';

async function college(said = {}) {
  const rep = await app.person('college');
  const collegeId = await make('College', { status: 'active', ...said });
  await make('CollegeRep', { collegeId, userId: rep.id });
  return { rep, collegeId };
}
const edit = (who: Person, id: string, changes: object) =>
  who.call(writing('update', 'FairBooth', shown), { input: { id, ...changes } });
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const read = async (id: string) =>
  recordIn(await admin.call(`{ it: getFairBooth(id: "${id}") { ${shown} } }`));

test('a booth is ready when it says something and leads somewhere, answered when all is answered', async () => {
  const { rep, collegeId } = await college();
  const id = await make('FairBooth', { collegeId });
  const ready = async (changes: object) => recordIn(await edit(rep, id, changes))['boothReady'];
  expect(await ready({ about: 'By the sea.' })).toBe(false);
  expect(await ready({ visitUrl: 'https://college.test.edu/visit' })).toBe(true);
  expect(await ready({ about: null })).toBe(false);
  const { costAnswer, ...others } = answers;
  expect(recordIn(await edit(rep, id, others))).toMatchObject({ questionsAnswered: false });
  expect(recordIn(await edit(rep, id, { costAnswer }))).toMatchObject({ questionsAnswered: true });
  expect(recordIn(await edit(rep, id, { aidAnswer: null }))).toMatchObject({
    questionsAnswered: false,
  });
});

test('a booth is edited by the college’s confirmed reps, and its flags by no one of them', async () => {
  const { rep, collegeId } = await college();
  const id = await make('FairBooth', { collegeId });
  for (const other of [await app.person('student'), (await college()).rep])
    expect(codeOf(await edit(other, id, { about: 'Mine' }))).toBe('FORBIDDEN');
  expect(codeOf(await edit(rep, id, { boothReady: true }))).toBe('BAD_USER_INPUT');
  expect((await edit(rep, id, { applyUrl: 'http://college.test.edu' })).errors?.[0]).toMatchObject({
    extensions: { fields: { applyUrl: 'Please use an address that starts with https://.' } },
  });
  expect(codeOf(await edit(rep, id, { applyUrl: 'javascript:alert(1)' }))).toBe('BAD_USER_INPUT');
});

test('a new booth begins with what the college had at its last one', async () => {
  const { rep, collegeId } = await college({ description: 'From the set-up.' });
  const first = await make('FairBooth', { collegeId });
  expect(await read(first)).toMatchObject({ about: 'From the set-up.', boothReady: false });
  const links = { applyUrl: 'https://college.test.edu/apply' };
  await edit(rep, first, { about: 'By the sea.', ...answers, ...links });
  app.world.advance(1000);
  const second = await make('FairBooth', { collegeId });
  expect(await read(second)).toEqual({
    about: 'By the sea.',
    ...links,
    costAnswer: answers.costAnswer,
    boothReady: true,
    questionsAnswered: true,
  });
  // Changes persist.
  await edit(rep, second, { about: 'By the lake.' });
  expect(await read(first)).toMatchObject({ about: 'By the sea.' });
});
