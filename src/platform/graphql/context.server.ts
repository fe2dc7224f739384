import type { Database } from '../database/database.server.ts';
import type { Reader } from '../store/reader.server.ts';
import type { Writer } from '../store/writer.server.ts';
import { unauthenticated } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import type { CallContext } from './operation.ts';

/** The parts of the house that every call may work with; a house adds its own to them. */
export interface StoreServices {
  readonly database: Database;
  readonly reader: Reader;
  readonly writer: Writer;
}

export type ApiContext = CallContext<StoreServices>;

/**
 * Who calls.
 * @throws Refusal UNAUTHENTICATED when there is no credential.
 */
export function viewerOf({ viewer }: Pick<CallContext<unknown>, 'viewer'>): Viewer {
  if (viewer === null) throw unauthenticated();
  return viewer;
}
