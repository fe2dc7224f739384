import type { Viewer } from '../../model/viewer.ts';
import type { Connection, Row } from '../../store/connections.ts';
import type { ListArgs } from '../../store/selection.ts';

/**
 * Reads the records that a field of a hand-written operation returns: only what the caller selected
 * and the viewer may read.
 */
export interface Records {
  /** The record with this id, or null. */
  get(viewer: Viewer, id: string): Promise<Row | null>;
  /** The first record that fits, or null. */
  first(viewer: Viewer, filter: NonNullable<ListArgs['filter']>): Promise<Row | null>;
  /** A page of the records that fit. */
  list(viewer: Viewer, args: ListArgs): Promise<Connection>;
}
