import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { apiSentence } from '../model/api-sentence.ts';
import { badInput } from '../model/refusal.ts';
import { fileRefusals as said } from './file-refusals.words.ts';
import type { PdfFinding } from './find-in-pdf.server.ts';
import { takeTurns } from './turns.ts';

/** Milliseconds after which a PDF counts as one that cannot be read. */
const patience = 30_000;
/** Megabytes of heap for the objects of one PDF. */
const mostHeap = 512;

// Each may take the whole heap above, on a thread of its own.
const inTurn = takeTurns(1);

const sentences = {
  active: said.pdfActive,
  encrypted: said.pdfEncrypted,
  unreadable: said.pdfUnreadable,
  mixed: said.pdfMixed,
};

/**
 * Refuses a PDF that holds scripts, actions or files, that is encrypted or another kind of file as
 * well, or that cannot be read within bounds of time and memory.
 *
 * @param read gives the PDF when its turn comes: few are in memory at the same time
 * @param whose account it is: people take turns
 * @throws Refusal BAD_USER_INPUT
 */
export function examinePdf(read: () => Promise<Uint8Array>, whose: string): Promise<void> {
  return inTurn(async () => {
    const found = await examine(await read());
    if (found) throw badInput({ file: apiSentence(sentences[found]) });
  }, whose);
}

async function examine(bytes: Uint8Array): Promise<PdfFinding | null> {
  const worker = new Worker(new URL('./examine-pdf-worker.server.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  try {
    const [found] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(patience),
    })) as [PdfFinding | null];
    return found;
  } catch (error) {
    if (isOutOfBounds(error)) return 'unreadable';
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** It took too long, or more memory than there is for one. */
const isOutOfBounds = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
