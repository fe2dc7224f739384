import { beforeAll, expect, test } from 'vitest';
import { refetch } from '../../src/platform/events/feed.ts';
import { testServer } from '../support/test-server.server.ts';
import { testFollowing } from '../support/test-live.server.ts';
import { viewerOf } from '../support/test-scene.server.ts';

const app = await testServer();
const admin = await app.person('admin');

/** A thousand colleges, whose profiles have so long lists of majors that a page of them has 22 MB. */
beforeAll(async () => {
  const { pool } = app.database;
  await pool.query(
    `insert into college (id, name, name_lower, booth_url, address1, city, state, postal_code, status)
     select gen_random_uuid(), 'College ' || i, 'college ' || i, 'https://c' || i || '.edu',
       '1 Main St', 'Tiffin', 'OH', '44883', 'active' from generate_series(1, 1000) i`,
  );
  await pool.query(
    `insert into college_profile (id, college_id, majors, campus_size, campus_setting, college_type)
     select gen_random_uuid(), id, array(select rpad('Major ' || n, 52, '.') from generate_series(1, 400) n),
       '{}', '{}', '{}' from college`,
  );
});

const page = (limit: number) =>
  `listColleges(limit: ${limit}) { items { collegeProfile { majors } } nextToken }`;
const tooLarge = {
  code: 'BAD_USER_INPUT',
  fields: { limit: 'This could give more than 16 MB.' },
};
const refusals = (errors: Awaited<ReturnType<typeof admin.call>>['errors']) =>
  errors?.map(({ extensions }) => extensions);

test('someone who asks for too much in one list is told to ask for less', async () => {
  const { data, errors } = await admin.call(`{ ${page(1000)} }`);
  expect(data).toEqual({ listColleges: null });
  expect(refusals(errors)).toEqual([tooLarge]);
  expect(errors?.[0]?.message).toBe('The answer would be too large. Please ask for less at once.');
});

test('and gets it piece by piece', async () => {
  let got = 0;
  let nextToken: string | null = null;
  do {
    const { data, errors } = await admin.call(
      'query ($t: String) { listColleges(limit: 500, nextToken: $t) { items { collegeProfile { majors } } nextToken } }',
      { t: nextToken },
    );
    expect(errors).toBeUndefined();
    const list = data?.['listColleges'] as {
      items: { collegeProfile: { majors: string[] } }[];
      nextToken: string | null;
    };
    expect(list.items.every(({ collegeProfile }) => collegeProfile.majors.length === 400)).toBe(
      true,
    );
    got += list.items.length;
    ({ nextToken } = list);
  } while (nextToken !== null);
  expect(got).toBe(1000);
});

test('someone who asks for it in several lists at once is told the same', async () => {
  const { data, errors } = await admin.call(`{ a: ${page(450)} b: ${page(450)} c: ${page(450)} }`);
  const lists = Object.values(data ?? {});
  expect(lists.filter((list) => list !== null)).toHaveLength(1);
  expect(refusals(errors)).toEqual([tooLarge, tooLarge]);
});

test('someone who asks for it below one record is told the same', async () => {
  const { pool } = app.database;
  const id = app.world.newId();
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
     values ($1, 'Large fair', 'large', now(), now() + interval '1 day', now(), 'booth', now())`,
    [id],
  );
  await pool.query(
    `insert into fair_booth (id, fair_id, college_id) select gen_random_uuid(), $1, id from college`,
    [id],
  );
  const below = (limit: number) =>
    admin.call(
      `{ getFair(id: "${id}") { booths(limit: ${limit}) { items { college { collegeProfile { majors } } } } } }`,
    );
  expect(refusals((await below(1000)).errors)).toEqual([tooLarge]);
  const { data, errors } = await below(500);
  expect(errors).toBeUndefined();
  const { booths } = data?.['getFair'] as { booths: { items: unknown[] } };
  expect(booths.items).toHaveLength(500);
});

test('someone who follows more than can be sent is told to read it himself, and others get theirs', async () => {
  const { pool } = app.database;
  const id = app.world.newId();
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
     values ($1, 'Followed fair', 'followed', now(), now() + interval '1 day', now(), 'booth', now())`,
    [id],
  );
  await pool.query(
    `insert into fair_booth (id, fair_id, college_id) select gen_random_uuid(), $1, id from college`,
    [id],
  );
  await pool.query("update fair set name = 'Renamed fair' where id = $1", [id]);
  const { changesOf, feedOf } = testFollowing(app);
  const viewer = await viewerOf(app, admin);
  const change = (await changesOf('Fair', id)).at(-1)!;
  const follow = async (limit: number) => {
    const feed = await feedOf(
      `subscription { onUpdateFair { name booths(limit: ${limit}) { items { college { collegeProfile { majors } } } } } }`,
      viewer!,
    );
    return feed.execute(viewer!, change);
  };
  expect(await follow(1000)).toBe(refetch);
  expect(await follow(2)).toMatchObject({
    data: { onUpdateFair: { name: 'Renamed fair', booths: { items: [{}, {}] } } },
  });
});
