import { writeCursor } from './cursor.ts';
import type { Position } from './cursor.ts';
import type { Change } from './feed.ts';

/** The topic under which changes of what an account may do are published. */
export const viewerTopic = 'viewer';

interface Row {
  readonly position: Position;
  readonly topic: string;
  readonly kind: Change['kind'];
  readonly body: Readonly<Record<string, unknown>>;
}

const changes = new WeakMap<Row, Change>();

/** A row of the outbox as the change of a record, the same one at each call. */
export function readChange(row: Row, epoch: string): Change {
  const known = changes.get(row);
  if (known !== undefined) return known;
  const { topic, kind, body, position } = row;
  const change: Change = {
    cursor: writeCursor(epoch, position),
    topic,
    kind,
    id: String(body.id),
    before: readImage(body.before),
    after: readImage(body.after),
    ...(body.erased === true ? { erased: true } : {}),
  };
  changes.set(row, change);
  return change;
}

function readImage(image: unknown): Change['before'] {
  return typeof image === 'object' && image !== null ? { ...image } : null;
}

/** Whose rights have changed: an account's in all its sessions, or in one of them. */
export interface ViewerChange {
  readonly accountId: string;
  readonly sessionId: string | null;
}

/** A row of the topic `viewer`; null if it names no one. */
export function readViewerChange(row: Row): ViewerChange | null {
  const { accountId, sessionId } = row.body;
  if (typeof accountId !== 'string') return null;
  return { accountId, sessionId: typeof sessionId === 'string' ? sessionId : null };
}
