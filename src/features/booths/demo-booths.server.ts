import type { Queryable } from '../../platform/database/queryable.ts';
import { demoFairs } from '../fairs/demo-fairs.server.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { demoId } from '../../platform/demo/demo-id.server.ts';
import { SeededRandom } from '../../platform/demo/seeded-random.ts';
import { insertRecords } from '../../platform/store/insert-records.server.ts';
import type { World } from '../../platform/world.ts';
import { demoContents } from './booth-contents/demo-booth-answers.ts';
import { FairBooth } from './fair-booth.entity.ts';

/** A few of the sixty have not paid, and some that have are not ready: work for an admin. */
const unpaid = 3;
const unready = 9;

/** Whether the college at this position in the sign-up order has paid for its booth. */
export const hasPaidInDemo = (place: number, of: number): boolean => of - place > unpaid;

/** Loads the booths of the demo's booth fair; the first college has completed everything. */
export async function loadDemoBooths(
  tx: Queryable,
  world: World,
  collegeIds: readonly string[],
): Promise<void> {
  const seededRandom = new SeededRandom(60);
  const colleges = await factsOf(tx, collegeIds);
  const booths = collegeIds.map((collegeId, place) => {
    const fromEnd = collegeIds.length - place;
    const ready = fromEnd > unready;
    const answered = ready && (place === 0 || seededRandom.happens(0.9));
    const college = colleges.get(collegeId);
    const { about, ...answers } = demoContents(college?.name ?? '', place);
    return {
      id: demoId('booth', place + 1),
      collegeId,
      fairId: demoFairs.demo,
      paid: hasPaidInDemo(place, collegeIds.length),
      boothReady: ready,
      questionsAnswered: answered,
      chatReady: ready && (place === 0 || seededRandom.happens(0.8)),
      video: ready && (place === 0 || seededRandom.happens(0.5)),
      boothSent: ready,
      ...(ready
        ? { about, applyUrl: college?.applyUrl ?? null, visitUrl: college?.site ?? null }
        : {}),
      ...(answered ? answers : {}),
    };
  });
  await insertRecords(tx, world, FairBooth, booths, 'ignore');
}

const factsRow = row({ id: 'text', name: 'text', applyUrl: 'text?', site: 'text?' });

type Facts = RowOf<typeof factsRow>;

/** Names and addresses of the colleges; only those that a booth can link to. */
async function factsOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, Facts>> {
  const rows = await readRows(tx, factsRow)(
    `select c.id, c.name, case when p.apply_url ~* '^https://' then p.apply_url end as "applyUrl",
       case when c.booth_url ~* '^https://' then c.booth_url end as site
     from college c left join college_profile p on p.college_id = c.id where c.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((facts) => [facts.id, facts]));
}
