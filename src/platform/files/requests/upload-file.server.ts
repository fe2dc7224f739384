import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { writeAuditEntry } from '../../audit/write-audit-entry.server.ts';
import type { Queryable } from '../../database/queryable.ts';
import { spend } from '../../http/spend.server.ts';
import { conflict, forbidden, rateLimited, badInput } from '../../model/refusal.ts';
import type { Viewer } from '../../model/viewer.ts';
import { lockRecord } from '../../store/lock-record.server.ts';
import { changeRecord } from '../../store/insert-records.server.ts';
import { draftKey, fileKey } from '../file-key.ts';
import { examinePdf } from '../pdf/examine-pdf.server.ts';
import { keepImages } from './keep-images.server.ts';
import { cleanFileName } from './file-name.ts';
import { filesIn, letGo, settleFile, type FileFacts, type FileRow } from '../file-rows.server.ts';
import type { FileSlot } from '../file-slot.ts';
import { fileUrl, shows, type FileParts } from '../files.server.ts';
import { Content, tooLarge } from '../read-content.server.ts';
import { reserveRoom } from '../reserve-room.server.ts';
import { apiSentence } from '../../model/api-sentence.ts';
import { fileRefusals as messages } from '../file-refusals.messages.ts';
import { readCaptions } from '../read-captions.ts';

/** An upload for a slot of a record. */
export interface Upload {
  /** The sender, checked again at the end, because rights may end meanwhile. */
  readonly viewer: () => Promise<Viewer>;
  readonly slot: FileSlot;
  readonly recordId: string;
  /** Of a slot with parts: which one, such as the number of a session. */
  readonly part?: string;
  /** Announced bytes, including the surrounding form; null if not announced. */
  readonly announced: number | null;
  /** The content; read once, and never before space is reserved. */
  readonly open: () => Promise<Sent>;
}

/** A file on its way in. */
export interface Sent {
  /** What the sender calls it. */
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** What a form adds around a file at most. */
const formBytes = 10_000;
/** Maximum files per account: more than a person needs, and fewer than a bot could send. */
const perHour = { points: 300, perSeconds: 3600 };

/**
 * Receives a file: reserves space, streams it into the store, and once it is complete and valid
 * publishes it, in one transaction with the removal of what it replaces. If anything fails, nothing
 * of it is ever shown, and the stored bytes are removed now or by the sweep.
 *
 * @throws Refusal, or FileStoreError if the store fails
 */
export async function uploadFile(parts: FileParts, upload: Upload): Promise<FileRow> {
  const { database, writer, world, log } = parts;
  const { slot, recordId, announced } = upload;
  const viewer = await upload.viewer();
  const { id: owner } = viewer;
  if (owner === null) throw forbidden();
  if (announced !== null && announced > slot.maxBytes + formBytes) throw tooLarge(slot.maxBytes);
  const { allowed, retryAfter } = await spend(database.pool, world, `upload:${owner}`, perHour);
  if (!allowed) throw rateLimited(retryAfter);
  const id = await writer.change(async (tx) => {
    const record = await lockRecord(tx, parts.reader, viewer, slot.entity, recordId);
    await parts.refuse(tx, viewer, { recordType: slot.entity.name, recordId });
    // Checked before any of the file arrives.
    await slot.parts?.link(tx, record, upload.part ?? '', '');
    const holder = slot.chargedTo && record[slot.chargedTo.field];
    return reserveRoom(tx, world, parts.quotas, {
      slot,
      recordId,
      owner,
      chargedTo: typeof holder === 'string' ? `${slot.chargedTo?.kind ?? ''}:${holder}` : null,
      bytes: Math.min(slot.maxBytes, announced ?? slot.maxBytes),
      organizers: parts.slots.flatMap(({ entity, name, roomOfRecord }) =>
        roomOfRecord === undefined ? [] : [`${entity.name}.${name}`],
      ),
    });
  });
  try {
    const facts = await keep(parts, upload, { id, owner });
    const still = await upload.viewer();
    return await writer.change((tx) => show(tx, parts, upload, still, id, facts));
  } catch (error) {
    await giveUp(parts, id).catch((reason: unknown) => {
      log.warn(
        { event: 'files.upload_leftover', err: reason, file: id },
        'Leftovers of a failed upload are left for the sweep.',
      );
    });
    throw error;
  }
}

/** Streams a file into the store; pictures and PDFs are read from there, so that few are in memory. */
async function keep(
  { store }: FileParts,
  upload: Upload,
  { id, owner }: { readonly id: string; readonly owner: string },
): Promise<FileFacts> {
  const { slot } = upload;
  const sent = await upload.open();
  const content = await Content.open(slot, sent.pieces);
  const isImage = content.type.startsWith('image/');
  const key = isImage ? draftKey(id) : fileKey(id);
  const bytes = await store.put(key, content.pieces(), content.type);
  const read = async () => {
    const stored = await store.get(key);
    if (!stored) throw new Error('A file is not where it was put.');
    return stored;
  };
  if (content.type === 'application/pdf') await examinePdf(read, owner);
  if (content.type === 'text/vtt') await examineCaptions(await read());
  if (!isImage || !slot.image)
    return {
      name: cleanFileName(sent.name, content.type, slot.name),
      type: content.type,
      bytes,
      sha256: content.sha256().toString('hex'),
      width: null,
      height: null,
      variants: [],
    };
  const stored = await keepImages(store, slot.image, content.type, id);
  await store.delete(key);
  return { ...stored, name: cleanFileName(sent.name, stored.type, slot.name) };
}

/** Publishes a stored file, if its sender still may. */
async function show(
  tx: Queryable,
  { reader, world, publicUrl, refuse }: FileParts,
  { slot, recordId, part = '' }: Upload,
  viewer: Viewer,
  id: string,
  facts: FileFacts,
): Promise<FileRow> {
  const { entity, shownIn } = slot;
  const fileSlot = { recordType: entity.name, recordId, slot: slot.name };
  const now = world.now();
  const record = await lockRecord(tx, reader, viewer, entity, recordId);
  await refuse(tx, viewer, fileSlot);
  if (slot.count === 1) {
    const others = await filesIn(tx, fileSlot);
    await letGo(
      tx,
      others.map((other) => other.id),
      now,
    );
  }
  if (!(await settleFile(tx, id, facts, now))) throw conflict(apiSentence(messages.tooSlow));
  const file: FileRow = { id, ...fileSlot, ...facts };
  if (shownIn !== undefined && slot.parts) {
    const value = await slot.parts.link(tx, record, part, fileUrl('', file));
    await changeRecord(tx, world, entity, recordId, { [shownIn]: value });
    await letGoUnshown(tx, fileSlot, value, now);
  } else if (shownIn !== undefined)
    await changeRecord(tx, world, entity, recordId, { [shownIn]: fileUrl(publicUrl, file) });
  await writeAuditEntry(tx, world, viewer, {
    action: 'uploadFile',
    subject: entity.name,
    subjectId: recordId,
    details: { slot: slot.name, file: id, ...(slot.parts ? { part } : {}) },
  });
  return file;
}

/** Releases the previous file of a part. */
async function letGoUnshown(
  tx: Queryable,
  fileSlot: Pick<FileRow, 'recordType' | 'recordId' | 'slot'>,
  value: unknown,
  now: Date,
): Promise<void> {
  const left = (await filesIn(tx, fileSlot)).filter(({ id }) => !shows(value, id));
  await letGo(
    tx,
    left.map(({ id }) => id),
    now,
  );
}

/** Gives up an incomplete file. */
async function giveUp({ database, store, world }: FileParts, id: string): Promise<void> {
  await letGo(database.pool, [id], world.now());
  for await (const { key } of store.list(fileKey(id))) await store.delete(key);
  await database.pool.query('delete from file where id = $1', [id]);
}

/**
 * Reads stored captions, up to the slot's limit.
 * @throws Refusal BAD_USER_INPUT if they can't be read, or aren't UTF-8
 */
async function examineCaptions(captions: Readable): Promise<void> {
  const written = await text(captions);
  if (written.includes('\uFFFD') || readCaptions(written) === null)
    throw badInput({ file: apiSentence(messages.captionsUnreadable) });
}
