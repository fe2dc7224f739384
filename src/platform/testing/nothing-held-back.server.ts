import { expect } from 'vitest';
import type { Queryable } from '../database/queryable.ts';
import { readHeldBack } from '../events/read-outbox.server.ts';
import { eventually } from './eventually.ts';

/**
 * Waits until subscribers can receive everything written so far. A transaction that is open
 * anywhere in the cluster, even in another test's database, delays later events: a test that counts
 * events must not still have those of its setup to come.
 */
export async function nothingHeldBack(database: Queryable): Promise<void> {
  await eventually(async () => expect(await readHeldBack(database)).toBe(0));
}
