import type { Queryable } from '../../database/queryable.ts';
import { readRows } from '../../database/read-rows.ts';
import { isUuid } from '../../model/kinds.ts';
import { noOne, type Viewer } from '../../model/viewer.ts';
import { snakeCase } from '../../store/naming.ts';
import type { Reader } from '../../store/reader.server.ts';
import type { Selection } from '../../store/selection.ts';
import { findFile, type FileRow } from '../file-rows.server.ts';
import type { FileSlot } from '../file-slot.ts';
import { shows, slotOf, type FileParts } from '../files.server.ts';

/** A file that someone may read. */
interface Readable {
  readonly file: FileRow;
  /** Whether everyone may: for good, or `for now` where an organizer can take it back. */
  readonly open: boolean | 'for now';
  /** The reader; null if everyone may. */
  readonly viewer: Viewer | null;
}

/** What is read of a record to know whether its file may be: one plan for each slot and role. */
const selections = new WeakMap<FileSlot, Selection>();

function selectionOf(slot: FileSlot): Selection {
  const cached = selections.get(slot);
  if (cached) return cached;
  const fields = ['id', ...(slot.shownIn === undefined ? [] : [slot.shownIn])];
  const selection = { entity: slot.entity, fields, relations: [] };
  selections.set(slot, selection);
  return selection;
}

/**
 * Finds a file by id for someone who may read its record, with the same SQL as any read of that
 * record; a file shown by a field only while the viewer finds it there.
 *
 * @param who called only if the file is not public
 * @returns null if there is none for this viewer
 */
export async function findReadable(
  { database, reader, slots }: FileParts,
  id: string,
  who: () => Promise<Viewer>,
): Promise<Readable | null> {
  const { pool } = database;
  const file = isUuid(id) ? await findFile(pool, id) : null;
  const slot = file && slotOf(slots, file);
  if (file && slot && (await isOpen(pool, slot, file))) return { file, open: true, viewer: null };
  if (file && slot?.parts && (await isShownTo(reader, pool, noOne, slot, file)))
    return { file, open: 'for now', viewer: null };
  const viewer = await who();
  if (!file || !slot) return null;
  return (await isShownTo(reader, pool, viewer, slot, file)) ? { file, open: false, viewer } : null;
}

/** Whether a viewer reads the record, and finds the file where a field shows it. */
async function isShownTo(
  reader: Reader,
  pool: Queryable,
  viewer: Viewer,
  slot: FileSlot,
  { id, recordId }: FileRow,
): Promise<boolean> {
  const record = await reader.get(pool, viewer, selectionOf(slot), recordId, {});
  return !!record && (slot.shownIn === undefined || shows(record[slot.shownIn], id));
}

/** Whether the record makes its files in this slot public. */
async function isOpen(
  pool: Queryable,
  { entity, publicWhere, shownIn }: FileSlot,
  { id, recordId }: FileRow,
): Promise<boolean> {
  if (!publicWhere) return false;
  const shown = shownIn === undefined ? 'null::text' : `t.${snakeCase(shownIn)}`;
  const [record] = await readRows(pool, { value: 'text?', shown: 'text?' })({
    name: `file-open-${snakeCase(entity.name)}-${shownIn ?? ''}-${publicWhere.field}`.slice(0, 63),
    text: `select t.${snakeCase(publicWhere.field)}::text as value, ${shown} as shown
      from ${snakeCase(entity.name)} t where t.id = $1`,
    values: [recordId],
  });
  return record?.value === publicWhere.equals && (shownIn === undefined || shows(record.shown, id));
}
