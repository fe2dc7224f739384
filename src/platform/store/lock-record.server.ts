import type { Queryable } from '../database/queryable.ts';
import type { Entity, Values } from '../model/entity.ts';
import { isUuid } from '../model/kinds.ts';
import { forbidden, notFound } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import { scopeOf } from './params.ts';
import type { Reader } from './reader.server.ts';
import { column } from './statement.server.ts';
import { planLock, planStored } from './statements/write-plan.ts';

/**
 * For data that belongs to a record without being a field: locks the record until the caller's
 * transaction ends, if this viewer may change it, and returns it. Same rule and SQL as an update.
 *
 * @throws Refusal NOT_FOUND or FORBIDDEN, like an update
 */
export async function lockRecord(
  tx: Queryable,
  reader: Reader,
  viewer: Viewer,
  entity: Entity,
  id: string,
): Promise<Values> {
  if (!isUuid(id)) throw notFound();
  const run = reader.run(viewer, {}, { id });
  const lock = planLock(reader.model, entity, scopeOf(viewer));
  const [held] = await column(tx, lock.text, lock.params.bind(run));
  if (typeof held === 'string') return JSON.parse(held) as Values;
  const storedPlan = planStored(reader.model, entity, scopeOf(viewer), 'update');
  const [found] = await column(tx, storedPlan.text, storedPlan.params.bind(run));
  if (typeof found !== 'string') throw notFound();
  throw (JSON.parse(found) as { readable: boolean }).readable ? forbidden() : notFound();
}
