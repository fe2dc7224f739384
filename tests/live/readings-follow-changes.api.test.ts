import { expect, onTestFinished, test } from 'vitest';
import { readComingExhibits } from '../../src/features/exhibitors/fair-cards/coming-exhibits.server.ts';
import { readFairCards } from '../../src/features/exhibitors/fair-cards/read-fair-cards.server.ts';
import { openFloors } from '../../src/features/lobby/floor/floors.server.ts';
import { seededRandom } from '../../src/platform/events/seeded-random.fixture.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { nothingHeldBack } from '../../src/platform/testing/nothing-held-back.server.ts';
import { testServer } from '../support/test-server.server.ts';
import { testRecords } from '../support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make } = await testRecords(app);
const { pool } = app.database;

/** An installation with this many fairs and this many colleges, each at half of the fairs. */
const size = { fairs: 20, colleges: 40 };
const fairs: string[] = [];
for (let n = 0; n < size.fairs; n += 1) fairs.push(await make('Fair', { name: `Fair ${n}` }));
const colleges: string[] = [];
for (let n = 0; n < size.colleges; n += 1) {
  const collegeId = await make('College', { name: `College ${n}` });
  await make('CollegeProfile', { collegeId });
  colleges.push(collegeId);
}
const boothCount = (size.fairs * size.colleges) / 2;
await pool.query(
  `insert into fair_booth (id, fair_id, college_id, booth_sent)
   select gen_random_uuid(), f.id, c.id, true
   from unnest($1::uuid[]) with ordinality f (id, at), unnest($2::uuid[]) with ordinality c (id, at)
   where (f.at + c.at) % 2 = 0`,
  [fairs, colleges],
);

/** The in-memory state of this process, once it has applied every write. */
async function kept() {
  await nothingHeldBack(pool);
  return {
    cards: await app.fairCards.get(),
    floors: inOrder((await app.lobby.floors.get()).values()),
    coming: app.directory.comingFairs().map(({ slug, name, colleges: at }) => ({
      slug,
      name,
      at: at.toSorted(),
    })),
  };
}

/** The same, read from the database as a whole. */
async function wholly() {
  const read = {
    log: silentLog,
    world: app.world,
    followed: Promise.withResolvers<void>().promise,
    presentCursor: () => Promise.resolve(''),
  };
  const floors = openFloors({ pool, ...read });
  const exhibits = await readComingExhibits(pool, app.world.now());
  return {
    cards: await readFairCards(pool),
    floors: inOrder((await floors.get()).values()),
    coming: [...Map.groupBy(exhibits, ({ fairId }) => fairId).values()].flatMap((at) => {
      const [first] = at;
      if (!first) return [];
      const { slug, name } = first;
      return { slug, name, at: at.map(({ collegeId }) => collegeId).toSorted() };
    }),
  };
}

/** Booths of one name have no order. */
const inOrder = (floors: Iterable<readonly { readonly id: string }[]>) =>
  [...floors].flat().toSorted((one, other) => (one.id < other.id ? -1 : 1));

test('what is kept of fairs, booths and colleges follows any changes as if all were read again', async () => {
  const drawSeeded = seededRandom(20_261_122);
  const one = (ids: readonly string[]) => ids[drawSeeded(ids.length)];
  const changes: readonly ((n: number) => [text: string, values: unknown[]])[] = [
    (n) => ['update fair set name = $2 where id = $1', [one(fairs), `Renamed ${n}`]],
    () => [
      "update fair set start_time = start_time + interval '1 hour' where id = $1",
      [one(fairs)],
    ],
    () => ['update fair set published_at = null where id = $1', [one(fairs)]],
    () => ['update fair set published_at = created_at where id = any($1)', [fairs]],
    () => ['update fair set cancelled_at = created_at where id = $1', [one(fairs)]],
    (n) => ['update college set name = $2 where id = $1', [one(colleges), `Named ${n}`]],
    () => ["update college set status = 'draft' where id = $1", [one(colleges)]],
    () => ["update college set status = 'active' where id = any($1)", [colleges]],
    () => ['update college set fair_credits = fair_credits + 1 where id = any($1)', [colleges]],
    () => [
      'update college_profile set majors = $2 where college_id = $1',
      [one(colleges), ['History']],
    ],
    () => [
      'delete from fair_booth where fair_id = $1 and college_id = $2',
      [one(fairs), one(colleges)],
    ],
    () => [
      'update fair_booth set booth_sent = not booth_sent where college_id = $1',
      [one(colleges)],
    ],
    () => [
      `insert into fair_booth (id, fair_id, college_id, booth_sent)
       values (gen_random_uuid(), $1, $2, true) on conflict do nothing`,
      [one(fairs), one(colleges)],
    ],
    () => [
      `insert into college_payment (id, college_id, fair_ids, payment_type, payment_status)
       select gen_random_uuid(), $1, array[id::text], 'invoice', 'refunded'
       from fair where id = $2 and published_at is not null`,
      [one(colleges), one(fairs)],
    ],
    () => [
      "update college_payment set payment_status = 'pending' where college_id = $1",
      [one(colleges)],
    ],
  ];
  for (let n = 0; n < 60; n += 1) {
    const change = changes[drawSeeded(changes.length)];
    if (change) await pool.query(...change(n));
    if (n % 6 === 5) {
      const whole = await wholly();
      await expect.poll(kept).toEqual(whole);
    }
  }
});

/** Counts the rows that statements matching `about` bring from here on. */
function countRows(about: RegExp): () => number {
  let count = 0;
  const { query } = pool;
  Object.defineProperty(pool, 'query', {
    configurable: true,
    value: async (...args: [string | { text: string }]): Promise<unknown> => {
      const [first] = args;
      const answer = (await Reflect.apply(query, pool, args)) as { rows: unknown[] };
      if (about.test(typeof first === 'string' ? first : first.text)) count += answer.rows.length;
      return answer;
    },
  });
  const stop = () => {
    Object.defineProperty(pool, 'query', { configurable: true, value: query });
    return count;
  };
  onTestFinished(() => void stop());
  return stop;
}

test('a rep who saves a booth, or a fair that is renamed, has one fair read again and not all of them', async () => {
  await pool.query("update college set status = 'active' where id = any($1)", [colleges]);
  await pool.query(
    'update fair set published_at = created_at, cancelled_at = null where id = any($1)',
    [fairs],
  );
  const [fair] = fairs;
  const settled = () =>
    Promise.all([app.directory.settled(), app.fairCards.settled(), app.lobby.settled()]);
  const rename = async (name: string) => {
    await pool.query('update fair set name = $2 where id = $1', [fair, name]);
    await expect.poll(async () => (await kept()).coming.map((one) => one.name)).toContain(name);
    await settled();
    expect((await app.fairCards.get()).map((one) => one.name)).toContain(name);
  };
  // Everything that was written before is taken over with it.
  await rename('Renamed at first');
  const readings =
    /from fair f left join fair_webinar|from exhibit e|from shown f|from fair_booth b/;
  const stop = countRows(readings);
  await pool.query("update fair_booth set about = 'New' where fair_id = $1", [fair]);
  await rename('Renamed at last');
  // The card with its colleges, the booths, and the colleges for the directory: of one fair each.
  const ofOneFair = boothCount / size.fairs;
  expect(stop()).toBeLessThanOrEqual(1 + 3 * (ofOneFair + 5));
});
