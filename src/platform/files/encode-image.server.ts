import { ResizeFit, Transformer } from '@napi-rs/image';
import { badInput } from '../model/refusal.ts';
import type { ImageWords } from './file-slot.ts';
import { readImageSize, type ImageSize } from './read-image-size.ts';
import { takeTurns } from './turns.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { fileRefusals as said } from './file-refusals.words.ts';

/** A picture as it is kept: WebP, upright, with nothing in it but pixels. */
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

// Each takes some hundred megabytes for a second or two, on a thread of its own.
const inTurn = takeTurns(2);

const unreadable = () => badInput({ file: apiSentence(said.unreadable) });

/**
 * Makes the pictures of a slot from one that came: turned as its camera says, not larger than the
 * slot takes, and encoded anew, so that neither places nor other contents travel with it.
 *
 * @param read gives the picture when its turn comes: few are in memory at the same time
 * @param type what the content shows: image/png, image/jpeg or image/webp
 * @throws Refusal BAD_USER_INPUT when it cannot be read or has too many pixels
 */
export function encodeImages(
  type: string,
  read: () => Promise<Uint8Array>,
  { fitIn, sizes, maxPixels = usualMaxPixels }: ImageWords,
): Promise<EncodedImages> {
  return inTurn(async () => {
    const bytes = await read();
    const size = readImageSize(type, bytes);
    if (!size) throw unreadable();
    if (size.width * size.height > maxPixels)
      throw badInput({
        file: apiSentence(said.mostPixels, { n: maxPixels / 1_000_000 }),
      });
    const main = await encode(bytes, size, fitIn);
    const smaller = [];
    for (const side of sizes)
      if (side < Math.max(main.width, main.height))
        smaller.push({ size: side, ...(await encode(main.bytes, main, side)) });
    return { main, smaller };
  });
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
