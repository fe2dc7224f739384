import { expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { make } = await testRecords(app);
const student = await app.person('student');

let made = 0;
async function college(status = 'active') {
  const slug = `told-${(made += 1)}`;
  return { slug, id: await make('College', { slug, status }) };
}
const fair = (year: number, said: object = {}) =>
  make('Fair', {
    name: `Fair of ${year}`,
    startTime: `${year}-03-01T16:00:00.000Z`,
    endTime: `${year}-03-01T20:00:00.000Z`,
    exhibitorDeadline: `${year}-02-01T00:00:00.000Z`,
    publishedAt: '2020-01-01T00:00:00.000Z',
    ...said,
  });
const booth = (collegeId: string, fairId: string, said: object) =>
  make('FairBooth', { collegeId, fairId, boothSent: true, ...said });

async function told(who: Pick<Person, 'call'>, ...slugs: readonly string[]) {
  const { data, errors } = await who.call(
    `query ($slugs: [String!]!) { it: toldAtBooths(slugs: $slugs) {
       college question text fair startTime timeZone } }`,
    { slugs },
  );
  expect(errors).toBeUndefined();
  return data?.['it'] as readonly Readonly<Record<string, string>>[];
}

test('someone who compares colleges reads the latest answer to each question, and where it was given', async () => {
  const { id, slug } = await college();
  await booth(id, await fair(2025), { costAnswer: '$20,000', deadlinesAnswer: 'November 1' });
  await booth(id, await fair(2026), {
    costAnswer: '$21,000',
    deadlinesAnswer: '',
    visitAnswer: 'Do',
  });
  expect(await told(student, slug)).toEqual([
    {
      college: slug,
      question: 'costAnswer',
      text: '$21,000',
      fair: 'Fair of 2026',
      startTime: '2026-03-01T16:00:00.000Z',
      timeZone: 'America/New_York',
    },
    {
      college: slug,
      question: 'deadlinesAnswer',
      text: 'November 1',
      fair: 'Fair of 2025',
      startTime: '2025-03-01T16:00:00.000Z',
      timeZone: 'America/New_York',
    },
  ]);
});

test('no one reads what is not on a floor: of a booth, a fair or a college that is not shown', async () => {
  const shown = await college();
  const said = { costAnswer: '$1' };
  await booth(shown.id, await fair(2026), { ...said, boothSent: false });
  await booth(shown.id, await fair(2027, { publishedAt: null }), said);
  await booth(shown.id, await fair(2028, { cancelledAt: '2026-01-01T00:00:00.000Z' }), said);
  const draft = await college('draft');
  await booth(draft.id, await fair(2026), said);
  expect(await told(student, shown.slug, draft.slug)).toEqual([]);
});

test('someone who names many colleges is answered for as many as can be compared', async () => {
  const slugs: string[] = [];
  const at = await fair(2026);
  for (let n = 0; n < 5; n += 1) {
    const { id, slug } = await college();
    await booth(id, at, { aidAnswer: 'Grants' });
    slugs.push(slug);
  }
  const rows = await told(student, ...slugs, ...slugs);
  expect(rows.map(({ college: one }) => one)).toEqual(slugs.slice(0, 4));
});
