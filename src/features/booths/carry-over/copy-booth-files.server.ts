import type pg from 'pg';
import * as v from 'valibot';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { copyFile } from '../../../platform/files/copy-file.server.ts';
import { filesIn, letGo, type FileRow } from '../../../platform/files/file-rows.server.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler } from '../../../platform/jobs/jobs.ts';
import type { World } from '../../../platform/world.ts';
import { boothDocuments } from '../booth-files.ts';
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
 * Gives a booth the documents of another one of the college. A booth that no one has changed gets
 * exactly those; any other one gets them if it has none of its own.
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
  const slot = boothDocuments;
  const inSlot = (recordId: string) =>
    filesIn(pool, { recordType: FairBooth.name, recordId, slot: slot.name });
  const [theirs, ours] = await Promise.all([inSlot(from), inSlot(to)]);
  const { isFollowing } = booth;
  // A booth whose own documents differ from those is its reps' work.
  if (!isFollowing && !ours.every((file) => has(theirs, file))) return;
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
    await copyFile(parts, file, { recordId: to, chargedTo: `college:${booth.collegeId}` });
  if (missing.length + further.length > 0)
    // Open pages are told to read the booth again.
    await pool.query('update fair_booth set updated_at = greatest(updated_at, $2) where id = $1', [
      to,
      world.now(),
    ]);
}

/** Whether one of these is the same file by its content and its name. */
const has = (files: readonly FileRow[], { sha256, name }: FileRow): boolean =>
  files.some((file) => file.sha256 === sha256 && file.name === name);
