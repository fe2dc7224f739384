import { expect } from 'vitest';
import type { Queryable } from '../database/queryable.ts';
import { readHeldBack } from '../events/read-outbox.server.ts';
import { eventually } from './eventually.ts';

/**
 * Waits until subscribers can hear all that has been written so far. A transaction that is open
 * anywhere in the cluster, also in the database of another test, holds back what was written after it
 * began: whoever counts news must not have those of the setting up still before him.
 */
export async function nothingHeldBack(database: Queryable): Promise<void> {
  await eventually(async () => expect(await readHeldBack(database)).toBe(0));
}
