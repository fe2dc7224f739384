import type { Queryable } from '../platform/database/queryable.ts';
import { demoFairs } from '../fairs/demo-fairs.server.ts';
import { demoId } from '../platform/demo/demo-id.server.ts';
import { Dice } from '../platform/demo/dice.ts';
import { insertRecords } from '../platform/store/house-records.server.ts';
import type { World } from '../platform/world.ts';
import { FairBooth } from './fair-booth.entity.ts';

/** Of the sixty a few have not paid, and some that have are not ready: an admin has work to do. */
const unpaid = 3;
const unready = 9;

/** Loads the booths of the demo's booth fair; the first college has done everything. */
export async function loadDemoBooths(
  tx: Queryable,
  world: World,
  collegeIds: readonly string[],
): Promise<void> {
  const dice = new Dice(60);
  const booths = collegeIds.map((collegeId, place) => {
    const fromEnd = collegeIds.length - place;
    const paid = fromEnd > unpaid;
    const ready = fromEnd > unready;
    return {
      id: demoId('booth', place + 1),
      collegeId,
      fairId: demoFairs.demo,
      paid,
      boothReady: ready,
      questionsAnswered: ready && (place === 0 || dice.happens(0.9)),
      chatReady: ready && (place === 0 || dice.happens(0.8)),
      video: ready && (place === 0 || dice.happens(0.5)),
      boothSent: ready,
    };
  });
  await insertRecords(tx, world, FairBooth, booths, 'ignore');
}
