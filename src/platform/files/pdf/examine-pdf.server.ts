import { execFile } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiSentence } from '../../model/api-sentence.ts';
import { badInput } from '../../model/refusal.ts';
import { fileRefusals as messages } from '../file-refusals.messages.ts';
import { pdfFindings, type PdfFinding } from './find-in-pdf.server.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Milliseconds after which a PDF counts as one that cannot be read. */
const timeLimit = 30_000;
/** Megabytes of heap for the objects of one PDF. */
const mostHeap = 256;

// Each may use the whole heap above, in its own process.
const limited = limitConcurrency(1);
const run = promisify(execFile);
const script = fileURLToPath(new URL('./examine-pdf-process.server.ts', import.meta.url));

const sentences = {
  active: messages.pdfActive,
  encrypted: messages.pdfEncrypted,
  unreadable: messages.pdfUnreadable,
  mixed: messages.pdfMixed,
};

/**
 * Refuses a PDF with scripts, actions or files, an encrypted one, one that is also another kind of
 * file, or one that can't be read within the limits of time and memory.
 *
 * @param read returns the PDF when its turn comes: few are read at once
 * @param whose the account: accounts take turns
 * @throws Refusal BAD_USER_INPUT
 */
export function examinePdf(read: () => Promise<Readable>, whose: string): Promise<void> {
  return limited(async () => {
    const found = await examine(await read());
    if (found) throw badInput({ file: apiSentence(sentences[found]) });
  }, whose);
}

/**
 * Runs in another process, not on a thread: where the heap of a thread cannot grow by a large piece,
 * V8 ends the whole process.
 */
async function examine(pdf: Readable): Promise<PdfFinding | null> {
  const examining = run(process.execPath, [`--max-old-space-size=${mostHeap}`, script], {
    // Nothing of Quad's settings; compiled code loads in two thirds of the time.
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    timeout: timeLimit,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  const { stdin } = examining.child;
  if (!stdin) throw new Error('There is no way to give a PDF to who examines it.');
  const [sent, answer] = await Promise.allSettled([pipeline(pdf, stdin), examining]);
  if (answer.status === 'rejected') {
    if (wasEnded(answer.reason)) return 'unreadable';
    throw answer.reason;
  }
  if (sent.status === 'rejected') throw sent.reason;
  return pdfFindings.find((finding) => finding === answer.value.stdout) ?? null;
}

/** It took too long, or more memory than there is for one; what cannot be started or fails is no such. */
const wasEnded = (reason: unknown): boolean =>
  reason instanceof Error && 'signal' in reason && typeof reason.signal === 'string';
