import type { Queryable } from '../database/queryable.ts';
import { jsonOf, readRows, row, type RowOf } from '../database/read-rows.ts';
import { sharedRead } from '../database/shared-read.server.ts';

/** A smaller size stored next to the main image. */
interface Variant {
  /** The longest side it had to fit in. */
  readonly size: number;
  readonly bytes: number;
}

const fileRow = row({
  id: 'text',
  recordType: 'text',
  recordId: 'text',
  slot: 'text',
  name: 'text',
  type: 'text',
  /** Of the main object alone. */
  bytes: 'number',
  sha256: 'text',
  width: 'number?',
  height: 'number?',
  variants: jsonOf<readonly Variant[]>(),
});

/** A file as its row has it. */
export type FileRow = RowOf<typeof fileRow>;

/** The facts of a completely stored file. */
export type FileFacts = Pick<
  FileRow,
  'name' | 'type' | 'bytes' | 'sha256' | 'width' | 'height' | 'variants'
>;

const columns = `f.id, f.record_type as "recordType", f.record_id as "recordId", f.slot, f.name, f.type,
  f.bytes::float8 - coalesce((select sum((v ->> 'bytes')::float8) from jsonb_array_elements(f.variants) v), 0) as bytes,
  encode(f.sha256, 'hex') as sha256, f.width, f.height, f.variants`;

/** A file that can be read, by its id. */
export async function findFile(on: Queryable, id: string): Promise<FileRow | null> {
  const rows = await readRows(
    on,
    fileRow,
  )({
    name: 'file-by-id',
    text: `select ${columns} from file f where f.id = $1 and f.state = 'ready'`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Records the facts of a stored file; false if it was given up meanwhile. */
export async function settleFile(
  tx: Queryable,
  id: string,
  facts: FileFacts,
  now: Date,
): Promise<boolean> {
  const { name, type, bytes, sha256, width, height, variants } = facts;
  const all = variants.reduce((sum, variant) => sum + variant.bytes, bytes);
  const { rowCount } = await tx.query(
    `update file set state = 'ready', changed_at = $2, name = $3, type = $4, bytes = $5,
       sha256 = decode($6, 'hex'), width = $7, height = $8, variants = $9
     where id = $1 and state = 'uploading'`,
    [id, now, name, type, all, sha256, width, height, JSON.stringify(variants)],
  );
  return rowCount === 1;
}

/** Marks a file as gone: no one can read it, and the sweep removes it after a day. */
export async function letGo(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `update file set state = 'gone', changed_at = $2 where id = any($1) and state <> 'gone'`,
    [ids, now],
  );
}

const readSlot = sharedRead(fileRow, {
  name: 'files-in-slot',
  types: ['text', 'uuid', 'text'],
  text: `select ${columns} from file f where f.record_type = $1 and f.record_id = $2 and f.slot = $3
     and f.state = 'ready' order by f.created_at, f.id`,
});

/** The files of a record in a slot that can be read, the oldest first. */
export const filesIn = (
  on: Queryable,
  { recordType, recordId, slot }: Pick<FileRow, 'recordType' | 'recordId' | 'slot'>,
): Promise<readonly FileRow[]> => readSlot(on, [recordType, recordId, slot]);
