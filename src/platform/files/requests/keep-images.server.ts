import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { encodeImages } from '../encode-image.server.ts';
import { draftKey, fileKey } from '../file-key.ts';
import type { FileFacts } from '../file-rows.server.ts';
import type { ImageOptions } from '../file-slot.ts';
import type { FileStore } from '../file-store.server.ts';

/**
 * Encodes an uploaded image for a file, and stores the result.
 * @throws Refusal BAD_USER_INPUT if it is not an image, FileStoreError
 */
export async function keepImages(
  store: FileStore,
  image: ImageOptions,
  type: string,
  id: string,
): Promise<Omit<FileFacts, 'name'>> {
  const read = async (): Promise<Uint8Array> => {
    const draft = await store.get(draftKey(id));
    if (!draft) throw new Error('The draft of a picture is not where it was put.');
    return buffer(draft);
  };
  const { main, smaller } = await encodeImages(type, read, image);
  const put = (bytes: Uint8Array, size?: number) =>
    store.put(fileKey(id, size), one(bytes), 'image/webp');
  await put(main.bytes);
  for (const { bytes, size } of smaller) await put(bytes, size);
  return {
    type: 'image/webp',
    bytes: main.bytes.byteLength,
    sha256: createHash('sha256').update(main.bytes).digest('hex'),
    width: main.width,
    height: main.height,
    variants: smaller.map(({ size, bytes }) => ({ size, bytes: bytes.byteLength })),
  };
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
