import { buffer } from 'node:stream/consumers';
import { findInPdf } from './find-in-pdf.server.ts';

// A separate process: reads a PDF from standard input and prints what it finds. A hostile PDF that
// uses all memory ends only this process. The parser throws at every byte outside an object, and
// warns of every large number.
Error.stackTraceLimit = 0;
process.stderr.write = () => true;
process.stdout.write((await findInPdf(await buffer(process.stdin))) ?? 'nothing');
