import { createHash } from 'node:crypto';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { encodeForEmail, type EmailImage } from '../../../platform/files/encode-image.server.ts';
import { fileKey } from '../../../platform/files/file-key.ts';
import { fileRefusals } from '../../../platform/files/file-refusals.messages.ts';
import { settleFile } from '../../../platform/files/file-rows.server.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { endingOf, inBytes } from '../../../platform/files/file-types.ts';
import { Content } from '../../../platform/files/read-content.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import { campaignRefusals as messages } from '../campaign-refusals.messages.ts';
import { picturePath } from './picture-address.ts';
import {
  keptSize,
  mostBytesOfAll,
  mostPictureBytes,
  mostUploads,
  pictureKinds,
  shownSize,
} from './picture-rules.ts';

/** The owner type in the table of files; the record is the draft they were uploaded for. */
export const pictureRecords = 'CampaignPicture';

/** What pictures of campaigns are kept with. */
export interface PictureParts {
  readonly store: FileStore;
  readonly pool: Queryable;
  readonly change: <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>;
  readonly world: World;
}

/** A picture as the editor puts it into a text. */
export interface TakenPicture {
  /** Its address, as a path. */
  readonly src: string;
  /** Pixels in which an email shows it. */
  readonly width: number;
  readonly height: number;
}

/**
 * Accepts a picture for a draft: detected by content, re-encoded for emails and stored.
 * @param still called after the upload is complete: rights may end meanwhile
 * @throws Refusal, or FileStoreError when the store fails
 */
export async function takePicture(
  { store, pool, change, world }: PictureParts,
  draftId: string,
  pieces: AsyncIterable<Uint8Array>,
  still: () => Promise<Viewer>,
): Promise<TakenPicture> {
  await findDraftOf(pool, draftId);
  const content = await Content.open({ kinds: pictureKinds, maxBytes: mostPictureBytes }, pieces);
  const read: Uint8Array[] = [];
  for await (const piece of content.pieces()) read.push(piece);
  const bytes = Buffer.concat(read);
  const image = await encodeForEmail(content.type, () => Promise.resolve(bytes), keptSize);
  const id = world.newId();
  await change((tx) => reserve(tx, world, { id, draftId, bytes: image.bytes.byteLength }));
  async function* whole() {
    yield image.bytes;
  }
  // An upload that fails from here on is never shown, and the sweep deletes it.
  await store.put(fileKey(id), whole(), image.type);
  const by = await still();
  const name = newName(world, image);
  await change(async (tx) => {
    await findDraftOf(tx, draftId);
    const isSettled = await settleFile(tx, id, { ...factsOf(image), name }, world.now());
    if (!isSettled) throw new Error('A picture was let go while it came.');
    await writeAuditEntry(tx, world, by, {
      action: 'uploadCampaignPicture',
      subject: 'CampaignDraft',
      subjectId: draftId,
      details: { file: id },
    });
  });
  return { src: picturePath({ id, name }), ...shownSize(image) };
}

/** 128 random bits: an address is known to those alone who were sent it. */
const newName = (world: World, { type }: EmailImage): string =>
  `${Buffer.from(world.randomBytes(16)).toString('base64url')}.${endingOf(type)}`;

const factsOf = ({ type, bytes, width, height }: EmailImage) => ({
  type,
  width,
  height,
  bytes: bytes.byteLength,
  variants: [],
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** @throws Refusal NOT_FOUND */
async function findDraftOf(tx: Queryable, draftId: string): Promise<void> {
  const { rows } = isUuid(draftId)
    ? await tx.query('select from campaign_draft where id = $1', [draftId])
    : { rows: [] };
  if (rows.length === 0) throw notFound(apiSentence(messages.noDraft));
}

/**
 * Reserves space for a picture; concurrent uploads run one after the other.
 * @throws Refusal CONFLICT that names `file` when there is none
 */
async function reserve(
  tx: Queryable,
  world: World,
  { id, draftId, bytes }: { readonly id: string; readonly draftId: string; readonly bytes: number },
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('campaign-pictures', 0))`);
  const rows = await readRows(tx, { ofDraft: 'number', all: 'number' })(
    `select count(*) filter (where record_id = $2)::int as "ofDraft",
       coalesce(sum(bytes), 0)::float8 as "all"
     from file where record_type = $1 and state <> 'gone'`,
    [pictureRecords, draftId],
  );
  const { ofDraft = 0, all = 0 } = rows[0] ?? {};
  const noRoom = (reason: ReturnType<typeof apiSentence>) =>
    conflict(apiSentence(fileRefusals.noRoom), { file: reason });
  if (ofDraft >= mostUploads)
    throw noRoom(apiSentence(messages.manyUploads, { n: String(mostUploads) }));
  if (all + bytes > mostBytesOfAll)
    throw noRoom(apiSentence(messages.picturesOfAll, { size: inBytes(mostBytesOfAll) }));
  await tx.query(
    `insert into file (id, record_type, record_id, slot, personal, name, bytes, state, created_at,
       changed_at)
     values ($1, $2, $3, 'text', false, '', $4, 'uploading', $5, $5)`,
    [id, pictureRecords, draftId, bytes, world.now()],
  );
}
