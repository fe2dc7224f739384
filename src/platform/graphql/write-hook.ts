import type { Row } from '../store/connections.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { Write } from '../store/writer.server.ts';
import type { CallContext } from './operation.ts';

/**
 * A write hook, which replaces a generated write for an entity with rules that its declaration
 * can't express: capacity, or times of another record. The writer still checks access, fields and
 * conditions, in the hook's transaction.
 */
export interface WriteHook<Services = StoreServices> {
  readonly entityName: string;
  readonly verb: 'create' | 'update' | 'delete';
  readonly write: (write: Write, context: CallContext<Services>) => Promise<Row>;
}
