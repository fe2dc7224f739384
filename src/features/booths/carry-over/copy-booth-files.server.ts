import type pg from 'pg';
import * as v from 'valibot';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { copyFile } from '../../../platform/files/copy-file.server.ts';
import { filesIn, letGo, type FileRow } from '../../../platform/files/file-rows.server.ts';
import type { FileSlot } from '../../../platform/files/file-slot.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler } from '../../../platform/jobs/jobs.ts';
import type { World } from '../../../platform/world.ts';
import { boothDocuments, boothPictures } from '../booth-files.ts';
import { FairBooth } from '../fair-booth.entity.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly store: FileStore;
  readonly world: World;
}

const boothId = v.pipe(v.string(), v.uuid());

/** Copies what is on one booth of a college to another; the database enqueues it, too. */
export const copyBoothFiles = jobKind<{ readonly from: string; readonly to: string }>({
  name: 'copy-booth-files',
  parse: (data) => v.parse(v.object({ from: boothId, to: boothId }), data),
});

/** Runs these jobs. */
export const copyBoothFilesJob = (parts: Parts): AnyJobHandler =>
  jobHandler({ kind: copyBoothFiles, run: ({ from, to }) => copyFiles(parts, from, to) });

/**
 * Gives a booth the documents and pictures of another one of the college. A booth that no one has
 * changed gets exactly those; any other one gets them if it has none of its own.
 */
async function copyFiles(parts: Parts, from: string, to: string): Promise<void> {
  const { pool, world } = parts;
  const [booth] = await readRows(pool, { collegeId: 'text', isFollowing: 'boolean' })(
    `select y.college_id as "collegeId",
       not y.booth_sent and exists (select from booth_begun n where n.id = y.id) as "isFollowing"
     from fair_booth y join fair_booth x on x.college_id = y.college_id
     where y.id = $2 and x.id = $1`,
    [from, to],
  );
  if (!booth) return;
  let changed = false;
  for (const slot of [boothDocuments, boothPictures])
    if (await copySlot(parts, slot, { from, to, ...booth })) changed = true;
  if (changed)
    // Open pages are told to read the booth again.
    await pool.query('update fair_booth set updated_at = greatest(updated_at, $2) where id = $1', [
      to,
      world.now(),
    ]);
}

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly collegeId: string;
  /** No one has changed the booth that receives them. */
  readonly isFollowing: boolean;
}

/** Copies the files of one slot; returns whether the other booth has changed by it. */
async function copySlot(
  parts: Parts,
  slot: FileSlot,
  { from, to, collegeId, isFollowing }: Copying,
): Promise<boolean> {
  const { pool, world } = parts;
  const inSlot = (recordId: string) =>
    filesIn(pool, { recordType: FairBooth.name, recordId, slot: slot.name });
  const [theirs, ours] = await Promise.all([inSlot(from), inSlot(to)]);
  // A booth whose own documents differ from those is its reps' work.
  if (!isFollowing && !ours.every((file) => has(theirs, file))) return false;
  const further = isFollowing ? ours.filter((file) => !has(theirs, file)) : [];
  if (further.length > 0)
    await transaction(pool, async (tx) => {
      await tx.query(`select set_config('quad.carries', 'on', true)`);
      await letGo(
        tx,
        further.map(({ id }) => id),
        world.now(),
      );
    });
  const missing = theirs.filter((file) => !has(ours, file));
  const room = slot.count - (ours.length - further.length);
  for (const file of missing.slice(0, room))
    await copyFile(parts, file, { recordId: to, chargedTo: `college:${collegeId}` });
  const isTold = slot === boothPictures && (await tellPictures(parts, { from, to, isFollowing }));
  return isTold || missing.length + further.length > 0;
}

/**
 * Says of copied pictures what is said of the originals, in the same order. Where reps have said
 * something else of one, that stays.
 */
async function tellPictures(
  { pool, world }: Parts,
  { from, to, isFollowing }: Omit<Copying, 'collegeId'>,
): Promise<boolean> {
  return transaction(pool, async (tx) => {
    await tx.query(`select set_config('quad.carries', 'on', true)`);
    const { rowCount } = await tx.query(
      `insert into booth_picture as p (file_id, booth_id, place, alt, caption, changed_at)
       select distinct on (y.id) y.id, $2, o.place, o.alt, o.caption, $3::timestamptz
       from booth_picture o join file x on x.id = o.file_id and x.state = 'ready'
         join file y on y.record_type = x.record_type and y.record_id = $2 and y.slot = x.slot
           and y.state = 'ready' and y.sha256 = x.sha256 and y.name = x.name
       where o.booth_id = $1 order by y.id, o.place
       on conflict (file_id) do update
         set place = excluded.place, alt = excluded.alt, caption = excluded.caption,
           changed_at = excluded.changed_at
         where $4 and (p.place, p.alt, p.caption) is distinct from
           (excluded.place, excluded.alt, excluded.caption)`,
      [from, to, world.now(), isFollowing],
    );
    return rowCount !== 0;
  });
}

/** Whether one of these is the same file by its content and its name. */
const has = (files: readonly FileRow[], { sha256, name }: FileRow): boolean =>
  files.some((file) => file.sha256 === sha256 && file.name === name);
