import type { Database } from '../database/database.server.ts';
import type { Features } from '../model/features.ts';
import type { Reader } from './reader.server.ts';
import type { Writer } from './writer.server.ts';

/** The parts of the house that every call may work with; a house adds its own to them. */
export interface StoreServices {
  readonly database: Database;
  readonly reader: Reader;
  readonly writer: Writer;
  /** Absent: all are on. */
  readonly features?: Features;
}
