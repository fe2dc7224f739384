import { expect, test, vi } from 'vitest';
import { testRecords, writing, type EntityName } from '../support/test-records.server.ts';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const visitor = app.stranger();
const { pool } = app.database;

const change = async (entityName: EntityName, input: object) =>
  expect((await admin.call(writing('update', entityName), { input })).errors).toBeUndefined();

const fair = (slug: string, day: string, said: object = {}) =>
  make('Fair', {
    slug,
    name: `Fair ${slug}`,
    startTime: `${day}T15:00:00.000Z`,
    endTime: `${day}T19:00:00.000Z`,
    exhibitorDeadline: `${day}T15:00:00.000Z`,
    ...said,
  });

interface Card {
  readonly slug: string;
  readonly pennants?: readonly { readonly name: string }[];
  readonly colleges?: readonly { readonly name: string }[];
  readonly [field: string]: unknown;
}
const ask = async (text: string) => {
  const { data, errors } = await visitor.call(`{ it: ${text} }`);
  expect(errors).toBeUndefined();
  return data?.['it'];
};
const cards = async (args = '', fields = 'slug') =>
  (await ask(`fairCards${args} { ${fields} }`)) as readonly Card[];
const slugs = async (args = '') => (await cards(args)).map(({ slug }) => slug);
const card = async (slug: string, fields: string) =>
  (await ask(`fairCard(slug: "${slug}") { ${fields} }`)) as Card | null;

const next = await fair('next', '2026-12-01', { price: 25_000 });
await fair('later', '2027-03-01', { fairType: '6x6' });
await fair('past', '2026-10-01');
await fair('off', '2026-12-05', { cancelledAt: '2026-11-20T00:00:00.000Z' });
await fair('draft', '2026-12-02', { publishedAt: null });

test('a visitor without any credential sees the fairs to come, cancelled ones as cancelled, and no draft', async () => {
  await expect.poll(() => slugs()).toEqual(['next', 'off', 'later']);
  const shown = await cards('', 'slug phase collegeCount price recordingsOut movedAt');
  const plain = { collegeCount: 0, price: null, recordingsOut: false, movedAt: null };
  expect(shown).toEqual([
    { ...plain, slug: 'next', phase: 'registrationOpen', price: 25_000 },
    { ...plain, slug: 'off', phase: 'cancelled' },
    { ...plain, slug: 'later', phase: 'registrationOpen' },
  ]);
});

test('a visitor looks back, not further ahead than asked, and at one kind of fair', async () => {
  const autumn = '(from: "2026-09-01T00:00:00Z", until: "2027-01-01T00:00:00Z")';
  expect(await slugs(autumn)).toEqual(['past', 'next', 'off']);
  expect(await slugs('(type: "6x6")')).toEqual(['later']);
  expect((await card('fair-next', 'slug'))?.slug).toBe('next');
  expect(await card('draft', 'slug')).toBeNull();
  expect(await card('none', 'slug')).toBeNull();
});

test('a visitor sees which colleges exhibit, without those that are not open or do not come', async () => {
  for (const n of [8, 1, 2, 3, 4, 5, 6, 7]) {
    const collegeId = await make('College', { name: `Elm ${n}`, slug: `elm-${n}` });
    await make(n % 2 ? 'FairBooth' : 'FairExhibitor', { fairId: next, collegeId });
  }
  const hidden = await make('College', { name: 'Unchecked', status: 'draft' });
  await make('FairBooth', { fairId: next, collegeId: hidden });
  const gone = await make('College', { name: 'Gone' });
  await make('FairExhibitor', { fairId: next, collegeId: gone, paymentStatus: 'refunded' });
  await make('FairExhibitor', { fairId: next, name: 'Nobody knows it' });
  await expect.poll(async () => (await card('next', 'collegeCount'))?.['collegeCount']).toBe(8);
  const fields = 'pennants { name } colleges { name slug city state logo }';
  const shown = await card('next', fields);
  expect(shown?.colleges?.map(({ name }) => name)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Elm ${n}`),
  );
  expect(shown?.colleges?.[0]).toEqual({
    name: 'Elm 1',
    slug: 'elm-1',
    city: 'Amherst',
    state: 'MA',
    logo: null,
  });
  expect(new Set(shown?.pennants?.map(({ name }) => name)).size).toBe(6);
});

test('a visitor sees the plan once it is published, and recordings once they are out', async () => {
  const fairId = await fair('six', '2027-02-01', { fairType: '6x6' });
  const collegeId = await make('College', { name: 'Oak', slug: 'oak' });
  const speaks = await make('FairExhibitor', { fairId, collegeId });
  const guest = await make('FairExhibitor', { fairId, name: 'Trade School' });
  const left = await make('FairExhibitor', { fairId, paymentStatus: 'failed' });
  const place = (exhibitorId: string, position: number) => ({
    exhibitorId,
    position,
    startsAtMinute: 1 + position * 6,
    lengthMinutes: 6,
  });
  const session = {
    number: 1,
    title: 'Near the city',
    startTime: '2027-02-01T15:00:00.000Z',
    lengthMinutes: 45,
    exhibitors: [place(guest, 3), place(left, 2), place(speaks, 1)],
    host: 'Secret Host',
  };
  const chapters = [{ exhibitorId: speaks, atSecond: 60 }];
  const webinar = await make('FairWebinar', {
    fairId,
    webinarStatus: 'draft',
    details: JSON.stringify({ sessions: [session] }),
    recordingLinks: JSON.stringify({ 1: { url: 'https://video.test/1.mp4', chapters } }),
  });
  const fields =
    'recordingsOut sessions { number title lengthMinutes speakers { name slug startsAtMinute atSecond } recording { url } }';
  const sessions = async () => (await card('six', fields))?.['sessions'];
  await expect.poll(() => sessions()).toEqual([]);
  await change('FairWebinar', { id: webinar, webinarStatus: 'scheduled' });
  const planned = {
    number: 1,
    title: 'Near the city',
    lengthMinutes: 45,
    recording: null,
    speakers: [
      { name: 'Oak', slug: 'oak', startsAtMinute: 7, atSecond: null },
      { name: 'Trade School', slug: null, startsAtMinute: 19, atSecond: null },
    ],
  };
  await expect.poll(() => sessions()).toEqual([planned]);
  await change('FairWebinar', { id: webinar, webinarStatus: 'published' });
  await expect.poll(async () => (await card('six', fields))?.['recordingsOut']).toBe(true);
  expect(await sessions()).toMatchObject([
    { recording: { url: 'https://video.test/1.mp4' }, speakers: [{ atSecond: 60 }, {}] },
  ]);
});

test('cards ask the database nothing, and follow what any process writes', async () => {
  const asked = vi.spyOn(pool, 'query');
  await cards('', 'slug collegeCount pennants { name logo }');
  const about = asked.mock.calls.filter(([text]) => /fair|college/.test(JSON.stringify(text)));
  expect(about).toEqual([]);
  asked.mockRestore();
  const neighbor = await app.neighbor();
  try {
    await change('Fair', { id: next, name: 'Renamed', startTime: '2026-12-01T14:00:00.000Z' });
    await expect
      .poll(async () => (await neighbor.fairCards.get()).map(({ name }) => name))
      .toContain('Renamed');
  } finally {
    await neighbor.close();
  }
  await expect
    .poll(() => card('next', 'movedAt name'))
    .toEqual({ name: 'Renamed', movedAt: '2026-11-21T12:00:00.000Z' });
});
