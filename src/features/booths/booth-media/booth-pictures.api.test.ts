import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileClient } from '../../../../tests/support/files-by-http.fixture.server.ts';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import { recordIn, writing } from '../../../../tests/support/test-records.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { largePng } from '../../../platform/files/pictures.fixture.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'quad-pictures-'));
const app = await testServer(undefined, { env: { DATA_DIR: dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const one = await testBooth(app);
const { rep, boothId, slug, attendee, exhibitor } = one;
const { make } = one.records;
const student = await attendee('student');
const files = await fileClient(app);

interface Seen {
  readonly id: string;
  readonly url: string;
  readonly alt: string | null;
  readonly caption: string;
  readonly width: number;
}
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
/** A picture that differs from others by its size. */
const upload = (who: Person, width: number, to = boothId) => {
  app.world.advance(1000);
  return files.put(who, `fair-booth/${to}/pictures`, largePng(width, 300), 'Campus.png');
};
const describe = (who: Person, id: string, alt: string, caption: string | null = null) =>
  who.call(
    `mutation ($id: ID!, $alt: String!, $caption: String) {
      it: describeBoothPicture(id: $id, alt: $alt, caption: $caption) }`,
    { id, alt, caption },
  );
const move = (who: Person, id: string, to: 'EARLIER' | 'LATER') =>
  who.call(`mutation { it: moveBoothPicture(id: "${id}", to: ${to}) }`);
const remove = (who: Person, id: string) =>
  who.call(`mutation { it: removeBoothPicture(id: "${id}") }`);
async function seenBy(who: Person, booth = boothId): Promise<readonly Seen[]> {
  const answer = await who.call(`{ it: boothVisit(slug: "${slug}", boothId: "${booth}") {
    pictures { id url alt caption width } } }`);
  return recordIn(answer)['pictures'] as readonly Seen[];
}
const altsSeenBy = async (who: Person) => (await seenBy(who)).map(({ alt }) => alt);

test('a student sees the pictures that a rep has described, in the rep’s order and in small sizes', async () => {
  const [lake, hall] = [(await upload(rep, 800)).json, (await upload(rep, 500)).json];
  expect(await seenBy(student)).toEqual([]);
  expect(await altsSeenBy(rep)).toEqual([null, null]);
  await describe(rep, hall.id, 'A hall with a red door', 'Where first-years live');
  await describe(rep, lake.id, 'Two canoes on a lake');
  expect(await altsSeenBy(student)).toEqual(['A hall with a red door', 'Two canoes on a lake']);
  await move(rep, lake.id, 'EARLIER');
  await move(rep, lake.id, 'EARLIER');
  const [first, second] = await seenBy(student);
  expect([first, second]).toMatchObject([
    { alt: 'Two canoes on a lake', caption: '', width: 800 },
    { alt: 'A hall with a red door', caption: 'Where first-years live' },
  ]);
  const small = await files.send(student, 'GET', `${first?.url}?size=320`);
  const whole = await files.send(student, 'GET', String(first?.url));
  expect([small.status, whole.status]).toEqual([200, 200]);
  expect(small.headers.get('content-type')).toBe('image/webp');
  expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'));

  await remove(rep, lake.id);
  expect(await altsSeenBy(student)).toEqual(['A hall with a red door']);
  expect((await files.send(student, 'GET', String(first?.url))).status).toBe(404);
  await remove(rep, hall.id);
});

test('a picture is not described without words or with too many, and 12 fill a booth', async () => {
  const { id } = (await upload(rep, 400)).json;
  for (const alt of ['', '   ', 'x'.repeat(201)])
    expect((await describe(rep, id, alt)).errors?.[0]?.extensions['fields']).toHaveProperty('alt');
  expect(
    (await describe(rep, id, 'A tree', 'x'.repeat(201))).errors?.[0]?.extensions['fields'],
  ).toHaveProperty('caption');
  expect(await altsSeenBy(student)).toEqual([]);
  for (let n = 1; n < 12; n += 1) expect((await upload(rep, 400 + n)).status).toBe(201);
  expect((await upload(rep, 300)).status).toBeGreaterThanOrEqual(400);
});

test('only the college’s reps and admins put up, describe, move and remove pictures', async () => {
  const other = await exhibitor();
  const [picture] = await seenBy(rep);
  const id = String(picture?.id);
  for (const who of [student, other]) {
    expect((await upload(who, 200)).status).toBeGreaterThanOrEqual(403);
    for (const answer of [
      await describe(who, id, 'Mine'),
      await move(who, id, 'LATER'),
      await remove(who, id),
    ])
      expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codeOf(answer));
  }
  expect((await seenBy(rep)).map((one) => one.id)).toContain(id);
});

test('pictures come along to the college’s next booth with their descriptions and order, until that one is changed', async () => {
  const reps = await app.person('college');
  const collegeId = await make('College', { status: 'active' });
  await make('CollegeRep', { collegeId, userId: reps.id });
  const source = await make('FairBooth', { collegeId });
  app.world.advance(1000);
  await reps.call(writing('update', 'FairBooth', 'about'), {
    input: { id: source, about: 'By the sea.' },
  });
  const [a, b] = [(await upload(reps, 700, source)).json, (await upload(reps, 710, source)).json];
  await describe(reps, a.id, 'A lake');
  await describe(reps, b.id, 'A hall', 'Built in 1890');
  const later = await make('FairBooth', { collegeId });
  const told = async () => {
    await app.jobs.runDue();
    const { rows } = await app.database.pool.query<{ alt: string; caption: string }>(
      `select p.alt, p.caption from file f left join booth_picture p on p.file_id = f.id
       where f.record_id = $1 and f.state = 'ready' order by p.place`,
      [later],
    );
    return rows.map(({ alt, caption }) => `${alt}:${caption}`);
  };
  expect(await told()).toEqual(['A lake:', 'A hall:Built in 1890']);
  app.world.advance(1000);
  await move(reps, b.id, 'EARLIER');
  await describe(reps, a.id, 'A lake in fall');
  expect(await told()).toEqual(['A hall:Built in 1890', 'A lake in fall:']);

  const { rows } = await app.database.pool.query<{ id: string }>(
    `select file_id as id from booth_picture where booth_id = $1 and alt = 'A hall'`,
    [later],
  );
  app.world.advance(1000);
  await describe(reps, String(rows[0]?.id), 'Our hall');
  await describe(reps, a.id, 'A lake in winter');
  expect(await told()).toEqual(['Our hall:', 'A lake in fall:']);
});
