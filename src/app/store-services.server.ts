import type { Database } from '../platform/database/database.server.ts';
import { model } from './entities.ts';
import { NextTokens } from '../platform/store/next-token.server.ts';
import { Reader } from '../platform/store/reader.server.ts';
import { Writer } from '../platform/store/writer.server.ts';
import type { StoreServices } from '../platform/store/store-services.server.ts';
import type { World } from '../platform/world.ts';

interface Parts {
  readonly database: Database;
  readonly secret: string;
  readonly world: World;
  /** Called after each committed write. */
  readonly onCommit: () => void;
}

/** Reader and writer of all entities. */
export function storeServices({ database, secret, world, onCommit }: Parts): StoreServices {
  const reader = new Reader(model, new NextTokens(secret));
  return { database, reader, writer: new Writer({ model, database, reader, world, onCommit }) };
}
