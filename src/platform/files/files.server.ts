import type { Queryable } from '../database/queryable.ts';
import type { Log } from '../log.ts';
import type { Viewer } from '../model/viewer.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { World } from '../world.ts';
import type { FileSlot } from './file-slot.ts';
import type { FileStore } from './file-store.server.ts';
import type { FileQuotas } from './reserve-room.server.ts';

/** The record that a file belongs to. */
export interface RecordOfFile {
  readonly recordType: string;
  readonly recordId: string;
}

/** Everything that puts files there, gives them out and takes them away works with these. */
export interface FileParts extends Pick<StoreServices, 'database' | 'reader' | 'writer'> {
  readonly store: FileStore;
  readonly slots: readonly FileSlot[];
  readonly quotas: FileQuotas;
  readonly world: World;
  readonly log: Log;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /**
   * Rules about the files of a record that its entity can't declare, asked when the viewer may
   * change the record: throws a Refusal.
   */
  readonly refuse: (tx: Queryable, viewer: Viewer, of: RecordOfFile) => Promise<void>;
}

/** The address of a file. */
export const fileUrl = (publicUrl: string, { id, name }: { id: string; name: string }): string =>
  `${publicUrl}/api/files/${id}/${encodeURIComponent(name)}`;

/** The slot of a file by its row; undefined if the entity no longer has it. */
export const slotOf = (
  slots: readonly FileSlot[],
  { recordType, slot }: { readonly recordType: string; readonly slot: string },
): FileSlot | undefined =>
  slots.find(({ entity, name }) => entity.name === recordType && name === slot);

/** Whether a value of the field that shows files, an address or JSON, holds this one's address. */
export const shows = (value: unknown, id: string): boolean =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null)).includes(`/api/files/${id}/`);
