import { buffer } from 'node:stream/consumers';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import type { Env } from '../../../platform/env.server.ts';
import { fileKey } from '../../../platform/files/file-key.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { Refusal } from '../../../platform/model/refusal.ts';
import { fileRefusals } from '../../../platform/files/file-refusals.messages.ts';
import { isPicturePlace, picturePlaces, type PicturePlace } from './picture-rules.ts';

/** The pictures that are set. */
export type SitePictures = Readonly<Partial<Record<PicturePlace, NonNullable<Env['logo']>>>>;

/** A picture as the database knows it. */
export interface PictureRow {
  readonly place: PicturePlace;
  /** Its file. */
  readonly id: string;
  readonly changedAt: Date;
  /** Null where the account is gone. */
  readonly changedBy: string | null;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Metadata of the current logo and icon. The settings hold the ids of their files. */
export async function readPictureRows(on: Queryable): Promise<readonly PictureRow[]> {
  const rows = await readRows<Omit<PictureRow, 'sha256' | 'width' | 'height'>>(on, {
    id: 'text',
    place: textOf(),
    changedAt: 'timestamp',
    changedBy: 'text?',
  })(
    `select s.key as place, s.value #>> '{}' as id, s.changed_at as "changedAt",
       a.name as "changedBy"
     from setting s left join account a on a.id = s.changed_by where s.key = any($1)`,
    [picturePlaces],
  );
  const set = rows.filter(({ place, id }) => isPicturePlace(place) && isUuid(id));
  if (set.length === 0) return [];
  const files = await readRows(on, {
    id: 'text',
    sha256: 'text',
    width: 'number',
    height: 'number',
  })(
    `select id, encode(sha256, 'hex') as sha256, width, height from file
     where id = any($1) and state = 'ready'`,
    [set.map(({ id }) => id)],
  );
  return set.flatMap((row) => {
    const file = files.find(({ id }) => id === row.id);
    return file ? [{ ...row, ...file }] : [];
  });
}

/** The pictures of rows, whose content is read from the store when it is asked for. */
export const picturesOf = (
  rows: readonly PictureRow[],
  store: () => Pick<FileStore, 'get'>,
): SitePictures =>
  Object.fromEntries(
    rows.map(({ place, id, sha256, width, height }) => {
      const content = () => readContent(store(), id);
      return [
        place,
        { type: 'image/webp' as const, tag: sha256.slice(0, 22), content, width, height },
      ];
    }),
  );

/** @throws Refusal SERVICE_UNAVAILABLE when the store cannot return it */
async function readContent(store: Pick<FileStore, 'get'>, id: string): Promise<Buffer> {
  const away = () =>
    new Refusal('SERVICE_UNAVAILABLE', apiSentence(fileRefusals.away), { retryAfter: 60 });
  const stream = await store.get(fileKey(id)).catch(() => null);
  if (stream === null) throw away();
  return buffer(stream).catch(() => {
    throw away();
  });
}
