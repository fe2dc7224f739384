import { CompressionType, FilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { badInput } from '../model/refusal.ts';
import type { ImageOptions } from './file-slot.ts';
import { readImageSize, type ImageSize } from './read-image-size.ts';
import { limitConcurrency } from './pdf/limit-concurrency.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { fileRefusals as messages } from './file-refusals.messages.ts';

/** A stored image: WebP, upright, with nothing but pixels. */
export interface EncodedImage extends ImageSize {
  readonly bytes: Uint8Array;
}

/** What is made of one picture. */
export interface EncodedImages {
  readonly main: EncodedImage;
  /** Smaller ones, by the longest side that they had to fit in. */
  readonly smaller: readonly (EncodedImage & { readonly size: number })[];
}

const quality = 88;
const usualMaxPixels = 24_000_000;

// Each takes some hundred megabytes for a second or two, on its own thread.
const limited = limitConcurrency(2);

const unreadable = () => badInput({ file: apiSentence(messages.unreadable) });

/**
 * Creates the images of a slot from an upload: rotated as its metadata says, resized to the slot's
 * limit, and re-encoded, so that no metadata or other content survives.
 *
 * @param read returns the image when its turn comes: few are in memory at once
 * @param type the detected type: image/png, image/jpeg or image/webp
 * @throws Refusal BAD_USER_INPUT if it can't be read or has too many pixels
 */
export function encodeImages(
  type: string,
  read: () => Promise<Uint8Array>,
  { fitIn, sizes, maxPixels = usualMaxPixels }: ImageOptions,
): Promise<EncodedImages> {
  return limited(async () => {
    const bytes = await read();
    const size = sizeOf(type, bytes, maxPixels);
    const main = await encode(bytes, size, fitIn);
    const smaller = [];
    for (const side of sizes)
      if (side < Math.max(main.width, main.height))
        smaller.push({ size: side, ...(await encode(main.bytes, main, side)) });
    return { main, smaller };
  });
}

/** An image for email: with its type, because not every email program supports WebP. */
export interface EmailImage extends EncodedImage {
  readonly type: 'image/jpeg' | 'image/png';
}

const quick = { compressionType: CompressionType.Fast, filterType: FilterType.NoFilter };

/** Of a JPEG in an email: it is shown at half its size, so less is seen of what is lost. */
const emailQuality = 82;

/**
 * Creates an image for email like `encodeImages`, as JPEG or PNG, whichever is smaller. Transparent
 * areas become white, so that it is visible on a dark background.
 *
 * @throws Refusal BAD_USER_INPUT if it can't be read, is animated, or has too many pixels
 */
export function encodeForEmail(
  type: string,
  read: () => Promise<Uint8Array>,
  fitIn: ImageSize,
): Promise<EmailImage> {
  return limited(async () => {
    const bytes = await read();
    if (moves(type, bytes)) throw badInput({ file: apiSentence(messages.moves) });
    sizeOf(type, bytes, usualMaxPixels);
    try {
      // Upright first: a camera may have turned it.
      const upright = await new Transformer(bytes).rotate().png(quick);
      const whole = sizeOf('image/png', upright, usualMaxPixels);
      const isLarge = whole.width > fitIn.width || whole.height > fitIn.height;
      const drawn = isLarge
        ? await new Transformer(upright).resize({ ...fitIn, fit: ResizeFit.Inside }).png(quick)
        : upright;
      const size = sizeOf('image/png', drawn, usualMaxPixels);
      const white = Buffer.alloc(size.width * size.height * 4, 255);
      const onWhite = () =>
        Transformer.fromRgbaPixels(white, size.width, size.height).overlay(drawn, 0, 0);
      const jpeg = await onWhite().jpeg(emailQuality);
      const png = await onWhite().png({
        compressionType: CompressionType.Best,
        filterType: FilterType.Adaptive,
      });
      return png.byteLength < jpeg.byteLength
        ? { ...size, type: 'image/png', bytes: png }
        : { ...size, type: 'image/jpeg', bytes: jpeg };
    } catch {
      throw unreadable();
    }
  });
}

/** Whether a WebP is an animation (RFC 9649, section 2.7.1); a PNG that is one is known by its beginning. */
const moves = (type: string, bytes: Uint8Array): boolean =>
  type === 'image/webp' &&
  Buffer.from(bytes.subarray(12, 16)).toString('latin1') === 'VP8X' &&
  ((bytes[20] ?? 0) & 0b10) !== 0;

/** @throws Refusal BAD_USER_INPUT for an image without a size, or with too many pixels */
function sizeOf(type: string, bytes: Uint8Array, maxPixels: number): ImageSize {
  const size = readImageSize(type, bytes);
  if (!size) throw unreadable();
  if (size.width * size.height > maxPixels)
    throw badInput({
      file: apiSentence(messages.mostPixels, { n: maxPixels / 1_000_000 }),
    });
  return size;
}

async function encode(
  bytes: Uint8Array,
  { width, height }: ImageSize,
  fitIn: number,
): Promise<EncodedImage> {
  let encoded: Uint8Array;
  try {
    const picture = new Transformer(bytes).rotate();
    if (Math.max(width, height) > fitIn)
      picture.resize({ width: fitIn, height: fitIn, fit: ResizeFit.Inside });
    encoded = await picture.webp(quality);
  } catch {
    throw unreadable();
  }
  const made = readImageSize('image/webp', encoded);
  if (!made) throw new Error('The encoder made a picture without a size.');
  return { ...made, bytes: encoded };
}
