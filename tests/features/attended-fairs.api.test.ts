import { expect, test, vi } from 'vitest';
import { collegesAtFair } from '../../src/features/exhibitors/fair-cards/colleges-at-fair.server.ts';
import { readComingExhibits } from '../../src/features/exhibitors/fair-cards/coming-exhibits.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { testRecords, writing, type EntityName } from '../support/test-records.server.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';

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
  readonly majorCount: number;
  readonly majors: readonly string[];
  readonly fairs: readonly { readonly slug: string }[];
}
const fields = 'slug majors majorCount fairs { slug name startTime }';
const detail = async (slug: string) =>
  (await visitor.call(`{ it: collegeBySlug(slug: "${slug}") { ${fields} } }`)).data?.[
    'it'
  ] as Card | null;
const list = ({ data }: Answer) => (data?.['it'] as { items: readonly Card[] }).items;
const cards = async () =>
  list(await visitor.call(`{ it: collegeDirectory(sort: name) { items { ${fields} } } }`));
const fairsOf = async (slug: string) => (await detail(slug))?.fairs.map((one) => one.slug);

const collegeId = await make('College', { slug: 'elm', name: 'Elm College' });
const majors = ['History', 'Psychology', 'Economics', 'Mathematics', 'Engineering', 'Education'];
await make('CollegeProfile', { collegeId, majors });
await make('College', { slug: 'oak', name: 'Oak College' });
await make('College', { slug: 'fir', name: 'Fir College', status: 'draft' });
await eventually(async () => expect(await cards()).toHaveLength(2));

test('a visitor sees on cards and on the page of a college which fairs it attends, the next one first', async () => {
  const late = await fair('late', '2027-03-01');
  const soon = await fair('soon', '2026-12-01');
  await make('FairBooth', { collegeId, fairId: late });
  await make('FairExhibitor', { collegeId, fairId: soon });
  await make('FairBooth', { collegeId, fairId: await fair('over', '2026-10-01') });
  await make('FairBooth', {
    collegeId,
    fairId: await fair('draft', '2027-04-01', { publishedAt: null }),
  });
  await expect.poll(() => fairsOf('elm')).toEqual(['soon', 'late']);
  const shown = await cards();
  expect(shown.map(({ slug, fairs }) => [slug, fairs])).toEqual([
    [
      'elm',
      [
        { slug: 'soon', name: 'Fair soon', startTime: '2026-12-01T15:00:00.000Z' },
        { slug: 'late', name: 'Fair late', startTime: '2027-03-01T15:00:00.000Z' },
      ],
    ],
    ['oak', []],
  ]);
  expect((await detail('college-elm'))?.majors).toEqual(majors);
  expect([await detail('fir'), await detail('none')]).toEqual([null, null]);
});

test('a page of cards asks the database nothing', async () => {
  const asked = vi.spyOn(pool, 'query');
  // What was made before is read into memory for a moment yet.
  const about = async () => {
    asked.mockClear();
    expect((await cards()).length).toBe(2);
    expect((await detail('elm'))?.slug).toBe('elm');
    return asked.mock.calls.filter(([text]) => /fair|college/.test(JSON.stringify(text)));
  };
  await expect.poll(about).toEqual([]);
  expect(await about()).toEqual([]);
  asked.mockRestore();
});

test('the cards follow when a fair is cancelled, a booth is given up, money comes back, a fair ends', async () => {
  const fairId = await fair('moody', '2027-01-10');
  const booth = await make('FairBooth', { collegeId, fairId });
  const attends = (whether: boolean) =>
    expect.poll(async () => (await fairsOf('elm'))?.includes('moody')).toBe(whether);
  await attends(true);
  await change('Fair', { id: fairId, cancelledAt: app.world.now().toISOString() });
  await attends(false);
  await change('Fair', { id: fairId, cancelledAt: null });
  await attends(true);
  const payment = await make('CollegePayment', { collegeId, fairIds: [fairId] });
  await change('CollegePayment', { id: payment, paymentStatus: 'refunded' });
  await attends(false);
  await change('CollegePayment', { id: payment, paymentStatus: 'paid' });
  await attends(true);
  await admin.call(writing('delete', 'FairBooth'), { input: { id: booth } });
  await attends(false);
  await make('FairBooth', { collegeId, fairId });
  await attends(true);
  app.world.moveTo('2027-01-10T19:00:01Z');
  expect(await fairsOf('elm')).not.toContain('moody');
  app.world.moveTo('2026-11-21T12:00:00Z');
});

test('what another process writes shows here, and both ways of asking agree', async () => {
  const neighbor = await app.neighbor();
  try {
    const fairId = await fair('shared', '2027-02-02');
    await make('FairBooth', { collegeId, fairId });
    await expect
      .poll(async () => (await neighbor.directory.find('elm'))?.fairs.map((one) => one.slug))
      .toContain('shared');
  } finally {
    await neighbor.close();
  }
  const exhibits = await readComingExhibits(pool, app.world.now());
  const { rows } = await pool.query<{ id: string; slug: string }>(
    'select id, slug from fair where end_time > $1',
    [app.world.now()],
  );
  for (const { id, slug } of rows)
    expect([slug, exhibits.filter((one) => one.slug === slug).map((one) => one.collegeId)]).toEqual(
      [slug, await collegesAtFair(pool, id)],
    );
});
