import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { apiSentence } from '../../model/api-sentence.ts';
import { badInput } from '../../model/refusal.ts';
import { fileRefusals as messages } from '../file-refusals.messages.ts';
import { readCaptions } from '../read-captions.ts';

/**
 * Reads stored captions, up to the slot's limit.
 * @throws Refusal BAD_USER_INPUT if they can't be read, or aren't UTF-8
 */
export async function examineCaptions(kept: Readable): Promise<void> {
  const written = await text(kept);
  if (written.includes('\uFFFD') || readCaptions(written) === null)
    throw badInput({ file: apiSentence(messages.captionsUnreadable) });
}
