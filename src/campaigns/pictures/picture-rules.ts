import type { FileKind } from '../../platform/files/file-slot.ts';

/** What is taken: still pictures, which are encoded anew. */
export const pictureKinds: readonly FileKind[] = ['image'];

/** Media types that a browser offers to choose from. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Bytes that a picture may have as it is sent. */
export const mostPictureBytes = 10_000_000;

/**
 * Bytes of the form of a draft with a picture. It takes more than a picture may have, so that one that
 * is too large is told at its field and the text that came with it stays.
 */
export const mostFormBytes = 32_000_000;

/** Pixels that are kept at most: twice of what is shown, for sharp screens. */
export const keptSize = { width: 1200, height: 4000 } as const;

/** The widest that an email shows a picture, in pixels: as wide as its text. */
export const widestShown = 576;

/** Pictures in one email. */
export const mostPictures = 20;

/** Bytes of all pictures in one email, as they are kept. */
export const mostBytesTogether = 10_000_000;

/** Pictures that can be uploaded for one draft, those that were taken out of it included. */
export const mostUploads = 100;

/** Bytes of all pictures of all campaigns. */
export const mostBytesOfAll = 5_000_000_000;

/** How large an email shows a picture, in pixels: never larger than it is kept. */
export function shownSize(
  kept: { readonly width: number; readonly height: number },
  asked = widestShown,
): { readonly width: number; readonly height: number } {
  const width = Math.max(1, Math.min(kept.width, widestShown, asked));
  return { width, height: Math.max(1, Math.round((width * kept.height) / kept.width)) };
}
