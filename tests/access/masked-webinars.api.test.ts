import { describe, expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';
import { testFollowing } from '../support/test-live.server.ts';
import { recordIn, testRecords, writing } from '../support/test-records.server.ts';
import { viewerOf } from '../support/test-scene.server.ts';

const app = await testServer();
const { make, admin } = await testRecords(app);
const coordinator = await app.person('admin6x6');
const everyone = {
  guest: app.guest(),
  student: await app.person('student'),
  counselor: await app.person('counselor'),
  'college user': await app.person('college'),
};

const session = {
  number: 1,
  title: 'First',
  startTime: '2027-01-10T15:00:00Z',
  lengthMinutes: 45,
  exhibitors: [],
};
const whole = {
  details: { sessions: [{ ...session, host: 'Ada', notes: 'Ask about snow.' }] },
  webinarLinks: { 1: { join: 'https://picture.test/join', host: 'https://picture.test/host' } },
  recordingLinks: { 1: { url: 'https://picture.test/film', chapters: [] } },
};
const fairId = await make('Fair', { fairType: '6x6', slug: 'six' });
const id = await make('FairWebinar', { fairId, webinarStatus: 'draft', ...whole });
const fields = 'details webinarLinks recordingLinks';
const get = `{ it: getFairWebinar(id: "${id}") { ${fields} } }`;

const door = { 1: { join: '/fair-six/join/1' } };
const states = [
  { webinarStatus: 'draft', details: null, webinarLinks: null, recordingLinks: null },
  { webinarStatus: 'scheduled', webinarLinks: door, recordingLinks: null },
  { webinarStatus: 'live', webinarLinks: door, recordingLinks: null },
  { webinarStatus: 'ended', webinarLinks: door, recordingLinks: null },
  { webinarStatus: 'published', webinarLinks: door, recordingLinks: whole.recordingLinks },
].map((state) => ({ details: { sessions: [session] }, ...state }));

describe.each(states)('a webinar that is $webinarStatus', ({ webinarStatus, ...shown }) => {
  test('shows everyone our own door, no hosts, no notes, recordings when they are out', async () => {
    const input = { id, webinarStatus };
    await admin.call(writing('update', 'FairWebinar'), { input });
    for (const person of Object.values(everyone))
      expect(recordIn(await person.call(get))).toEqual(shown);
  });

  test('shows its organizers everything', async () => {
    for (const person of [admin, coordinator])
      expect(recordIn(await person.call(get))).toEqual(whole);
  });
});

test('a student who follows a webinar is told no more than one who reads it', async () => {
  const { brings, changesOf } = testFollowing(app);
  const viewer = (await viewerOf(app, everyone.student))!;
  const follow = `subscription { it: onUpdateFairWebinar { ${fields} } }`;
  const change = (await changesOf('FairWebinar', id)).at(-1)!;
  const { webinarStatus: _, ...published } = states.at(-1)!;
  expect(await brings(follow, viewer, change)).toEqual({ data: { it: published } });
});

test('a student does not hear that a host was changed', async () => {
  const { brings, changesOf } = testFollowing(app);
  const links = { 1: { ...whole.webinarLinks[1], host: 'https://picture.test/another' } };
  await admin.call(writing('update', 'FairWebinar'), { input: { id, webinarLinks: links } });
  const change = (await changesOf('FairWebinar', id)).at(-1)!;
  const follow = 'subscription { it: onUpdateFairWebinar { webinarLinks } }';
  const hears = async (person: typeof admin) =>
    brings(follow, (await viewerOf(app, person))!, change);
  expect(await hears(everyone.student)).toBeNull();
  expect(await hears(admin)).toEqual({ data: { it: { webinarLinks: links } } });
});

test('no one but the organizers compares what is masked', async () => {
  for (const field of ['details', 'webinarLinks', 'recordingLinks']) {
    const list = `{ listFairWebinars(filter: { ${field}: { attributeExists: true } }) { items { id } } }`;
    const answer = await everyone.student.call(list);
    expect(answer.errors![0]!.extensions.fields).toEqual({
      [`filter.${field}`]: 'You can’t filter by this field.',
    });
    expect((await admin.call(list)).errors).toBeUndefined();
  }
});
