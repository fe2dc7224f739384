import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';

/** Who calls whom at a booth. */
interface CallBeginning {
  readonly world: Pick<World, 'newId'>;
  readonly boothId: string;
  /** The rep's account. */
  readonly startedBy: string;
  /** The students who were called together. */
  readonly accountIds: readonly string[];
}

/** Begins a call in the transaction in which its first student accepts; returns its id. */
export const beginCall = (_tx: Queryable, { world }: CallBeginning): Promise<string> =>
  Promise.resolve(world.newId());
