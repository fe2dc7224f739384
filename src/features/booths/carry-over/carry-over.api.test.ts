import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileClient, pdf } from '../../../../tests/support/files-by-http.fixture.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-carry-'));
const app = await testServer(undefined, { env: { DATA_DIR: dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const { make, admin } = await testRecords(app);
const files = await fileClient(app);

const answers = {
  costAnswer: 'About $20,000.',
  aidAnswer: 'Seven in ten get a grant.',
  deadlinesAnswer: 'November 1.',
  majorsAnswer: 'Forestry.',
  housingAnswer: 'For all first-years.',
  visitAnswer: 'Every Friday.',
};
const links = { applyUrl: 'https://college.test.edu/apply' };
const media = {
  ownQuestions: [{ question: 'Is there a choir?', answer: 'Four.' }],
  videos: [{ url: 'https://vimeo.com/76979871', title: 'A day on campus' }],
};
const shown =
  'about applyUrl infoUrl costAnswer visitAnswer ownQuestions videos boothReady questionsAnswered';

async function college(said = {}) {
  const rep = await app.person('college');
  const collegeId = await make('College', { status: 'active', ...said });
  await make('CollegeRep', { collegeId, userId: rep.id });
  const booth = (more = {}) => {
    app.world.advance(1000);
    return make('FairBooth', { collegeId, ...more });
  };
  return { rep, collegeId, booth };
}
const edit = async (who: Person, id: string, changes: object) => {
  app.world.advance(1000);
  return who.call(writing('update', 'FairBooth', shown), { input: { id, ...changes } });
};
const read = async (id: string) =>
  recordIn(await admin.call(`{ it: getFairBooth(id: "${id}") { ${shown} } }`));
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const carryOver = (who: Person, boothId: string) =>
  who.call(
    `{ it: boothCarryOver(boothId: "${boothId}") { follows gaps { boothId fair fields documents } } }`,
  );
const copy = (who: Person, boothId: string, fromId: string) =>
  who.call(
    `mutation { it: copyFromBooth(boothId: "${boothId}", fromId: "${fromId}") { fair fields documents } }`,
  );
/** The names of a booth's documents once the jobs have run. */
async function documents(id: string): Promise<readonly string[]> {
  await app.jobs.runDue();
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select name from file where record_id = $1 and slot = 'documents' and state = 'ready' order by name`,
    [id],
  );
  return rows.map(({ name }) => name);
}
const upload = (who: Person, id: string, name: string) => {
  app.world.advance(1000);
  return files.put(who, `fair-booth/${id}/documents`, pdf(), name);
};

test('two fairs are signed up for at once: what is answered at either is said at the other', async () => {
  const { rep, booth } = await college({ description: 'From the setup.' });
  const [first, second] = [await booth(), await booth()];
  expect(await read(second)).toMatchObject({ about: 'From the setup.', questionsAnswered: false });
  await edit(rep, first, { about: 'By the sea.', ...answers, ...links, ...media });
  expect(await read(second)).toMatchObject({
    about: 'By the sea.',
    ...links,
    ...media,
    costAnswer: answers.costAnswer,
    boothReady: true,
    questionsAnswered: true,
  });
  await edit(rep, first, { costAnswer: 'About $21,000.' });
  expect(await read(second)).toMatchObject({ costAnswer: 'About $21,000.' });
  expect((await carryOver(rep, second)).data?.['it']).toMatchObject({
    follows: expect.any(String),
    gaps: null,
  });

  // The older of the two begins from the younger as well.
  const other = await college();
  const [older, younger] = [await other.booth(), await other.booth()];
  await edit(other.rep, younger, { about: 'By the lake.' });
  expect(await read(older)).toMatchObject({ about: 'By the lake.' });
});

test('a booth keeps what its reps or visitors have seen: changed by hand or published, it no longer follows', async () => {
  const { rep, booth } = await college();
  const [first, second, published] = [await booth(), await booth(), await booth()];
  await edit(admin, published, { boothSent: true });
  await edit(rep, first, { about: 'By the sea.' });
  expect(await read(published)).toMatchObject({ about: null });
  await edit(rep, second, { about: 'By the lake.' });
  await edit(rep, first, { about: 'By the sea again.', ...answers });
  expect(await read(second)).toMatchObject({ about: 'By the lake.', costAnswer: null });
  // A new one begins with the latest that someone has filled in.
  expect(await read(await booth())).toMatchObject({ about: 'By the lake.' });
});

test('another college’s booth gets none of it', async () => {
  const [one, other] = [await college(), await college()];
  const [ours, theirs] = [await one.booth(), await other.booth()];
  await edit(one.rep, ours, { about: 'By the sea.' });
  expect(await read(theirs)).toMatchObject({ about: null });
  for (const answer of [
    await copy(other.rep, ours, theirs),
    await copy(other.rep, theirs, ours),
    await carryOver(other.rep, ours),
    await copy(await app.person('college'), theirs, ours),
  ])
    expect(['NOT_FOUND', 'FORBIDDEN']).toContain(codeOf(answer));
  expect(await read(theirs)).toMatchObject({ about: null });
  expect(codeOf(await carryOver(await app.person('student'), ours))).toBe('FORBIDDEN');
});

test('documents come along as copies of their own, and go with the original until the booth is changed', async () => {
  const { rep, booth } = await college();
  const first = await booth();
  await edit(rep, first, { about: 'By the sea.' });
  const viewbook = await upload(rep, first, 'Viewbook.pdf');
  const later = await booth();
  expect(await documents(later)).toEqual(['Viewbook.pdf']);
  await upload(rep, first, 'Costs.pdf');
  expect(await documents(later)).toEqual(['Costs.pdf', 'Viewbook.pdf']);
  app.world.advance(1000);
  await files.send(rep, 'DELETE', `/api/files/${viewbook.json.id}`);
  expect(await documents(later)).toEqual(['Costs.pdf']);

  const [copied] = (
    await app.database.pool.query<{ id: string; name: string; charged: string }>(
      `select id, name, charged_to as charged from file where record_id = $1 and state = 'ready'`,
      [later],
    )
  ).rows;
  expect(copied?.charged).toMatch(/^college:/);
  const student = await app.person('student');
  const seen = await files.send(student, 'GET', `/api/files/${copied?.id}/Costs.pdf`);
  expect(seen.status).toBe(200);

  // From here on it is the reps' own.
  await upload(rep, later, 'Map.pdf');
  await upload(rep, first, 'Late.pdf');
  expect(await documents(later)).toEqual(['Costs.pdf', 'Map.pdf']);
  expect(await documents(first)).toEqual(['Costs.pdf', 'Late.pdf']);
});

test('a rep fills the gaps of a booth from another one, and nothing that was typed is overwritten', async () => {
  const { rep, booth } = await college();
  const first = await booth();
  const second = await booth();
  const { ownQuestions, videos } = media;
  const ours = [{ question: 'Is there a lake?', answer: 'Yes.' }];
  await edit(rep, second, {
    about: 'By the lake.',
    infoUrl: 'https://college.test.edu/info',
    ownQuestions: ours,
  });
  await edit(rep, first, { about: 'By the sea.', ...answers, ...links, ownQuestions, videos });
  await upload(rep, first, 'Viewbook.pdf');
  const fields = [...Object.keys(answers), 'applyUrl', 'videos'];
  expect((await carryOver(rep, second)).data?.['it']).toMatchObject({
    follows: null,
    gaps: { boothId: first, fields, documents: 1 },
  });
  app.world.advance(1000);
  expect((await copy(rep, second, first)).data?.['it']).toMatchObject({ fields, documents: 1 });
  expect(await read(second)).toEqual({
    about: 'By the lake.',
    infoUrl: 'https://college.test.edu/info',
    ...links,
    ownQuestions: ours,
    videos,
    costAnswer: answers.costAnswer,
    visitAnswer: answers.visitAnswer,
    boothReady: true,
    questionsAnswered: true,
  });
  expect(await documents(second)).toEqual(['Viewbook.pdf']);
  expect((await carryOver(rep, second)).data?.['it']).toMatchObject({ gaps: null });
  expect((await copy(rep, second, first)).data?.['it']).toMatchObject({ fields: [], documents: 0 });
});
