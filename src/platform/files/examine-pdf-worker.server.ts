import { parentPort, workerData } from 'node:worker_threads';
import { findInPdf } from './find-in-pdf.server.ts';

// Runs on a thread of its own: a large or hostile PDF must not hold up requests.
if (!(workerData instanceof Uint8Array)) throw new TypeError('There is no PDF to examine.');
parentPort?.postMessage(await findInPdf(workerData));
