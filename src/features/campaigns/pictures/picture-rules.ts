import type { FileKind } from '../../../platform/files/file-slot.ts';

/** Accepted formats: still pictures, which are re-encoded. */
export const pictureKinds: readonly FileKind[] = ['image'];

/** Media types that a browser offers to choose from. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Bytes that a picture may have as it is sent. */
export const mostPictureBytes = 10_000_000;

/**
 * Maximum bytes of a draft's form with a picture. It exceeds the limit of a picture, so that one
 * that is too large is reported at its field and the text sent with it stays.
 */
export const mostFormBytes = 32_000_000;

/** Maximum pixels stored: twice the display size, for sharp screens. */
export const keptSize = { width: 1200, height: 4000 } as const;

/** The widest that an email shows a picture, in pixels: as wide as its text. */
export const widestShown = 536;

/** Pictures in one email. */
export const mostPictures = 20;

/** Bytes of all pictures in one email, as stored. */
export const mostBytesTogether = 10_000_000;

/** Maximum uploads for one draft, including pictures removed from it. */
export const mostUploads = 100;

/** Bytes of all pictures of all campaigns. */
export const mostBytesOfAll = 5_000_000_000;

/** The display size in an email, in pixels: never larger than stored. */
export function shownSize(
  stored: { readonly width: number; readonly height: number },
  requestedWidth = widestShown,
): { readonly width: number; readonly height: number } {
  const width = Math.max(1, Math.min(stored.width, widestShown, requestedWidth));
  return { width, height: Math.max(1, Math.round((width * stored.height) / stored.width)) };
}
