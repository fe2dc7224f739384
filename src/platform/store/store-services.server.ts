import type { Database } from '../database/database.server.ts';
import type { Features } from '../model/features.ts';
import type { Reader } from './reader.server.ts';
import type { Writer } from './writer.server.ts';

/** The services that every call may use; the app adds its own. */
export interface StoreServices {
  readonly database: Database;
  readonly reader: Reader;
  readonly writer: Writer;
  /** Absent: all are on. */
  readonly features?: Features;
}
