import type { Row } from '../store/connections.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { Write } from '../store/writer.server.ts';
import type { CallContext } from './operation.ts';

/**
 * What a generated call does instead of writing at once, for a noun whose records keep rules that its
 * declaration cannot say: places that are counted, times of another record. Access, fields and
 * conditions stay the writer's, which the door asks in its own transaction.
 */
export interface WriteDoor<Services = StoreServices> {
  readonly noun: string;
  readonly verb: 'create' | 'update' | 'delete';
  readonly write: (write: Write, context: CallContext<Services>) => Promise<Row>;
}
