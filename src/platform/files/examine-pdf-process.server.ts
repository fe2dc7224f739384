import { buffer } from 'node:stream/consumers';
import { findInPdf } from './find-in-pdf.server.ts';

// A process of its own: reads a PDF from its input and says what it finds. A hostile PDF that takes all the
// memory ends this process and no other.
// The parser throws at every byte that is none of an object, and warns of every large number.
Error.stackTraceLimit = 0;
process.stderr.write = () => true;
process.stdout.write((await findInPdf(await buffer(process.stdin))) ?? 'nothing');
