import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { encodeImages } from '../../../platform/files/encode-image.server.ts';
import { fileKey } from '../../../platform/files/file-key.ts';
import { letGo, settleFile } from '../../../platform/files/file-rows.server.ts';
import type { FileStore } from '../../../platform/files/file-store.server.ts';
import { Content } from '../../../platform/files/read-content.server.ts';
import { readImageSize, type ImageSize } from '../../../platform/files/read-image-size.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import { settingRefusals as messages } from '../setting-refusals.messages.ts';
import {
  leastIcon,
  leastLogo,
  logoShape,
  mostPictureBytes,
  pictureVariables,
  type PicturePlace,
} from './picture-rules.ts';
import type { SiteSettings } from '../open-settings.server.ts';

/** Dependencies for storing brand pictures. */
export interface PictureParts {
  readonly settings: SiteSettings;
  readonly store: Pick<FileStore, 'put'>;
  readonly pool: Queryable;
  readonly change: <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>;
  readonly world: World;
}

/** Accepted types: pictures that are decoded and re-encoded; nothing executable. */
const taken = { kinds: ['image'], maxBytes: mostPictureBytes } as const;
/** The longest side that is kept, in pixels. */
const fitIn: Readonly<Record<PicturePlace, number>> = { logo: 800, icon: 512 };

/** @throws Refusal BAD_USER_INPUT where the environment sets the picture */
export function refuseLocked({ base }: Pick<SiteSettings, 'base'>, place: PicturePlace): void {
  const variable = pictureVariables[place];
  if (base.setVariables.has(variable))
    throw badInput({ file: apiSentence(messages.locked, { variable }) });
}

/**
 * Stores a picture: detected by content, measured, re-encoded and saved in the file store. What it
 * replaces is deleted in the same transaction.
 *
 * @param still called after the upload completes: permissions may end meanwhile
 * @throws Refusal, or FileStoreError when the store does not do its part
 */
export async function takePicture(
  { settings, store, pool, change, world }: PictureParts,
  place: PicturePlace,
  pieces: AsyncIterable<Uint8Array>,
  still: () => Promise<Viewer>,
): Promise<ImageSize> {
  refuseLocked(settings, place);
  const content = await Content.open(taken, pieces);
  const read: Uint8Array[] = [];
  for await (const piece of content.pieces()) read.push(piece);
  const bytes = Buffer.concat(read);
  const size = readImageSize(content.type, bytes);
  if (size) judge(place, size);
  const { main } = await encodeImages(content.type, () => Promise.resolve(bytes), {
    fitIn: fitIn[place],
    sizes: [],
  });
  const id = world.newId();
  await pool.query(
    `insert into file (id, record_type, record_id, slot, personal, name, bytes, state, created_at,
       changed_at)
     values ($1, 'Setting', $1, $2, false, '', $3, 'uploading', $4, $4)`,
    [id, place, main.bytes.byteLength, world.now()],
  );
  async function* whole() {
    yield main.bytes;
  }
  // An upload aborted from here on is never shown; the sweep deletes it.
  await store.put(fileKey(id), whole(), 'image/webp');
  const by = await still();
  const { width, height } = main;
  await change(async (tx) => {
    const isSettled = await settleFile(
      tx,
      id,
      {
        name: `${place}.webp`,
        type: 'image/webp',
        bytes: main.bytes.byteLength,
        sha256: createHash('sha256').update(main.bytes).digest('hex'),
        width,
        height,
        variants: [],
      },
      world.now(),
    );
    if (!isSettled) throw new Error('A picture was let go while it came.');
    await setPicture(tx, world, by, place, id);
  });
  // The next page renders with it.
  await settings.refresh();
  return { width, height };
}

/** Sets or removes a picture, and releases the previous file. */
export async function setPicture(
  tx: Queryable,
  world: World,
  by: Viewer,
  place: PicturePlace,
  to: string | null,
): Promise<void> {
  const now = world.now();
  // Serializes admins who save at once.
  await tx.query('lock table setting in share row exclusive mode');
  const rows = await readRows(tx, { value: 'text?' })(
    `select value #>> '{}' as value from setting where key = $1`,
    [place],
  );
  const from = rows[0]?.value ?? null;
  if (from === to) return;
  if (to === null) await tx.query('delete from setting where key = $1', [place]);
  else
    await tx.query(
      `insert into setting (key, value, changed_at, changed_by) values ($1, $2, $3, $4)
       on conflict (key) do update set value = $2, changed_at = $3, changed_by = $4`,
      [place, JSON.stringify(to), now, by.id],
    );
  await letGoOf(tx, place, to, now);
  await writeAuditEntry(tx, world, by, {
    action: 'saveSiteSettings',
    subject: 'Setting',
    subjectId: null,
    details: { fields: [place], changes: { [place]: { from, to } } },
  });
}

/** Releases every other file of a slot that was in use. */
async function letGoOf(tx: Queryable, place: PicturePlace, keptId: string | null, now: Date) {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from file where record_type = 'Setting' and slot = $1 and state = 'ready'
       and id is distinct from $2`,
    [place, keptId],
  );
  await letGo(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}

/** @throws Refusal BAD_USER_INPUT for a picture that would not look well in its place */
function judge(place: PicturePlace, { width, height }: ImageSize): void {
  const sizes = { width: String(width), height: String(height) };
  const refuse = (sentence: Parameters<typeof apiSentence>[0], rule: Record<string, string>) => {
    throw badInput({ file: apiSentence(sentence, { ...sizes, ...rule }) });
  };
  if (place === 'icon') {
    if (width !== height) refuse(messages.iconShape, {});
    if (width < leastIcon) refuse(messages.iconSmall, { least: String(leastIcon) });
    return;
  }
  if (width > height * logoShape.widest || height > width * logoShape.highest)
    refuse(messages.logoShape, { times: String(logoShape.widest) });
  if (height < leastLogo.height && width < leastLogo.width)
    refuse(messages.logoSmall, {
      leastHeight: String(leastLogo.height),
      leastWidth: String(leastLogo.width),
    });
}
