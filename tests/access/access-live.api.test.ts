import { beforeAll, describe, expect, test } from 'vitest';
import type { Change } from '../../src/platform/events/feed.ts';
import type { Viewer } from '../../src/platform/model/viewer.ts';
import { snakeCase } from '../../src/platform/store/naming.ts';
import { changeInSql, type EntityName } from '../support/entity-cases.ts';
import { callers, cases, described, type Caller, type Case } from '../support/test-access-table.ts';
import { testServer } from '../support/test-server.server.ts';
import { testFollowing } from '../support/test-live.server.ts';
import { testRecords } from '../support/test-records.server.ts';
import { setScene, viewerOf } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { changesOf, brings } = testFollowing(app);
const { pool } = app.database;

/** The payload of a change for a subscriber of one of the three subscriptions. */
async function hears(
  on: string,
  entityName: EntityName,
  viewer: Viewer,
  change: Change,
): Promise<unknown> {
  const heard = await brings(`subscription { it: on${on}${entityName} { id } }`, viewer, change);
  if (heard === null || !('refused' in heard)) return heard;
  expect(heard.refused).toBe('FORBIDDEN');
  return null;
}

const lively = cases.filter(({ state }) => state !== 'deleted');

describe.each(lively)('$name:', (one: Case) => {
  const { entityName, may } = one;
  const asked = callers.filter((caller) => caller !== 'stranger' && may[caller] !== undefined);
  const viewers = new Map<Caller, Viewer>();
  let id: string;
  let changes: readonly Change[];

  beforeAll(async () => {
    const scene = setScene(app, records);
    id = await scene.record(one);
    for (const caller of asked)
      viewers.set(caller, (await viewerOf(app, await scene.who(caller, entityName)))!);
    const table = snakeCase(entityName);
    await pool.query(`update ${table} set ${changeInSql(entityName)} where id = $1`, [id]);
    const before = (await changesOf(entityName, id)).length;
    await pool.query(`delete from ${table} where id = $1`, [id]);
    const all = await changesOf(entityName, id);
    // The creator of the scene may have changed the record in between.
    changes = [all[0]!, all[before - 1]!, all.at(-1)!];
    expect(changes.map(({ kind }) => kind)).toEqual(['created', 'updated', 'deleted']);
  });

  const rows = asked.map((caller) => {
    const reads = may[caller]?.includes('R') ?? false;
    const hears = reads ? 'hears of it when it is made, changed or deleted' : 'hears nothing of it';
    return { caller, reads, sentence: `${described[caller]} ${hears}` };
  });
  test.each(rows)('$sentence', async ({ caller, reads }) => {
    const viewer = viewers.get(caller)!;
    const heard = await Promise.all(
      ['Create', 'Update', 'Delete'].flatMap((on) =>
        changes.map((change) => hears(on, entityName, viewer, change)),
      ),
    );
    const it = reads ? { data: { it: { id } } } : null;
    expect(heard).toEqual([it, null, null, null, it, null, null, null, it]);
  });
});
