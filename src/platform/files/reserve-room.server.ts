import type { Queryable } from '../database/queryable.ts';
import { readRows, row } from '../database/read-rows.ts';
import { conflict, rateLimited } from '../model/refusal.ts';
import type { World } from '../world.ts';
import type { FileSlot } from './file-slot.ts';
import { inBytes } from './file-types.ts';
import { apiSentence, type ApiSentence } from '../model/api-sentence.ts';
import { fileRefusals as messages } from './file-refusals.messages.ts';

/** Quotas. */
export interface FileQuotas {
  /** Bytes of all files that one account has put somewhere. */
  readonly perAccount: number;
  /** Bytes of all files on one record. */
  readonly perRecord: number;
  /** Bytes charged to one holder, such as a college. */
  readonly perHolder: number;
  /** Files that one account may be sending at the same time. */
  readonly atOnce: number;
}

/** Enough for a college with documents, videos and recordings, and not for a disk. */
export const usualQuotas: FileQuotas = {
  perAccount: 5_000_000_000,
  perRecord: 5_000_000_000,
  perHolder: 10_000_000_000,
  atOnce: 6,
};

/** An upload that starts. */
export interface Beginning {
  readonly slot: FileSlot;
  readonly recordId: string;
  readonly owner: string;
  /** `college:<id>`, or null. */
  readonly chargedTo: string | null;
  /** Its maximum size. */
  readonly bytes: number;
  /** Slots that don't count against accounts, such as `FairWebinar.recordings`. */
  readonly organizers: readonly string[];
}

const takenRow = row({
  /** Files in the slot, the ones that are still coming included. */
  inSlot: 'number',
  coming: 'number',
  ofAccount: 'number',
  onRecord: 'number',
  ofHolder: 'number',
});

/**
 * Reserves space for a file before its first byte is read, so that concurrent uploads can't exceed
 * a quota together. The caller has locked the record, which serializes uploads to it.
 *
 * @returns the id of the file
 * @throws Refusal CONFLICT if there is no room, RATE_LIMITED for too many at once
 */
export async function reserveRoom(
  tx: Queryable,
  world: World,
  quotas: FileQuotas,
  { slot, recordId, owner, chargedTo, bytes, organizers }: Beginning,
): Promise<string> {
  // Always in the same order, to avoid deadlocks.
  for (const key of [`files:${owner}`, `files:${chargedTo ?? ''}`].sort())
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const [taken] = await readRows(tx, takenRow)(
    `select
       count(*) filter (where record_id = $2 and record_type = $1 and slot = $3)::int as "inSlot",
       count(*) filter (where owner = $4 and state = 'uploading')::int as "coming",
       coalesce(sum(bytes) filter (where owner = $4
         and not (record_type || '.' || slot) = any($6)), 0)::float8 as "ofAccount",
       coalesce(sum(bytes) filter (where record_id = $2 and record_type = $1), 0)::float8 as "onRecord",
       coalesce(sum(bytes) filter (where charged_to = $5), 0)::float8 as "ofHolder"
     from file where state <> 'gone'
       and (owner = $4 or charged_to = $5 or record_type = $1 and record_id = $2)`,
    [slot.entity.name, recordId, slot.name, owner, chargedTo, [...organizers]],
  );
  if (!taken) throw new Error('The room for files was counted without an answer.');
  if (taken.coming >= quotas.atOnce) throw rateLimited(30);
  // In a slot for one file, the new one replaces it.
  if (slot.count > 1 && taken.inSlot >= slot.count)
    throw noRoom(apiSentence(messages.mostHere, { n: slot.count }));
  const onRecord = slot.roomOfRecord ?? quotas.perRecord;
  if (slot.roomOfRecord === undefined && taken.ofAccount + bytes > quotas.perAccount)
    throw noRoom(apiSentence(messages.yours, { size: inBytes(quotas.perAccount) }));
  if (taken.onRecord + bytes > onRecord)
    throw noRoom(apiSentence(messages.here, { size: inBytes(onRecord) }));
  if (taken.ofHolder + bytes > quotas.perHolder)
    throw noRoom(
      apiSentence(messages.ofHolder, {
        kind: slot.chargedTo?.kind ?? 'place',
        size: inBytes(quotas.perHolder),
      }),
    );
  const id = world.newId();
  await tx.query(
    `insert into file (id, record_type, record_id, slot, owner, charged_to, personal, name, bytes,
       state, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, '', $8, 'uploading', $9, $9)`,
    [
      id,
      slot.entity.name,
      recordId,
      slot.name,
      owner,
      chargedTo,
      slot.personal ?? false,
      bytes,
      world.now(),
    ],
  );
  return id;
}

const noRoom = (reason: ApiSentence) => conflict(apiSentence(messages.noRoom), { file: reason });
