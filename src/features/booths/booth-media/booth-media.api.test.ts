import { expect, test } from 'vitest';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import { recordIn, writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { rep, boothId, slug, attendee } = await testBooth(app);
const student = await attendee('student');

const edit = (who: Person, changes: object) =>
  who.call(writing('update', 'FairBooth', 'ownQuestions videos'), {
    input: { id: boothId, ...changes },
  });
const problemsOf = async (changes: object) =>
  (await edit(rep, changes)).errors?.[0]?.extensions['fields'];
const seenBy = async (who: Person) =>
  recordIn(
    await who.call(`{ it: boothVisit(slug: "${slug}", boothId: "${boothId}") {
      ownQuestions { question answer } videos { url title } reps { id name title } } }`),
  );
const video = { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'A day on campus' };

test('a student reads what a college asks and answers itself, and sees its videos', async () => {
  const choir = { question: 'Is there a choir?', answer: 'There are four.\n\nOne is loud.' };
  const saved = recordIn(
    await edit(rep, {
      ownQuestions: [choir],
      videos: [{ url: 'youtu.be/dQw4w9WgXcQ?si=x', title: video.title }],
    }),
  );
  expect(saved).toEqual({ ownQuestions: [choir], videos: [video] });
  expect(await seenBy(student)).toMatchObject({ ownQuestions: [choir], videos: [video] });
});

test('what is half typed keeps its row, and empty rows at the end go', async () => {
  const rows = [{ question: '', answer: '' }, { question: 'Is there a pool?' }, {}, {}];
  expect(recordIn(await edit(rep, { ownQuestions: rows }))['ownQuestions']).toEqual([
    { question: '', answer: '' },
    { question: 'Is there a pool?', answer: '' },
  ]);
  expect(recordIn(await edit(rep, { ownQuestions: [{}, {}] }))['ownQuestions']).toBeNull();
  expect(await seenBy(student)).toMatchObject({ ownQuestions: [] });
});

test('a rep learns what is wrong with which question or video, and nothing is changed by it', async () => {
  await edit(rep, { videos: [video] });
  expect(await problemsOf({ ownQuestions: [{ question: 'x'.repeat(201) }] })).toEqual({
    'ownQuestions.0.question': expect.any(String),
  });
  expect(await problemsOf({ ownQuestions: Array(9).fill({ question: 'Why?' }) })).toEqual({
    ownQuestions: expect.any(String),
  });
  for (const url of ['https://evil.test/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)'])
    expect(await problemsOf({ videos: [video, { url, title: '' }] })).toEqual({
      'videos.1.url': expect.stringContaining('YouTube or Vimeo'),
    });
  expect(await problemsOf({ videos: [{ ...video, onload: 'x' }] })).toBeDefined();
  expect(await problemsOf({ videos: 'youtu.be/dQw4w9WgXcQ' })).toBeDefined();
  expect(await seenBy(student)).toMatchObject({ videos: [video] });
  expect((await edit(student, { videos: [] })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a visitor reads what a rep does at the college', async () => {
  const { reps } = (await seenBy(student)) as { reps: readonly { id: string }[] };
  recordIn(
    await rep.call(writing('update', 'CollegeRep', 'title'), {
      input: { id: reps[0]?.id, title: 'Admissions counselor' },
    }),
  );
  expect(await seenBy(student)).toMatchObject({ reps: [{ title: 'Admissions counselor' }] });
});
