import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, Refusal } from '../../../platform/model/refusal.ts';
import { collegeImportRefusals as messages } from './college-import-refusals.messages.ts';

/** Maximum entries of a ZIP: the federal ones have up to five, with a dictionary and a readme. */
const mostEntries = 20;

/**
 * Reads the one CSV file of a ZIP. Nothing is unpacked into a folder, and names with a path out of
 * it are rejected. Of two files where one is the revised release of the other (`x.csv`,
 * `x_rv.csv`), the revised one is read.
 * @param pieces the ZIP stream; the caller limits its size
 * @param read receives the name of the CSV file and its bytes, at most the size that the ZIP states
 * @throws Refusal BAD_USER_INPUT with a sentence about the file
 */
export async function readTableInZip<Result>(
  pieces: AsyncIterable<Buffer>,
  name: string,
  read: (name: string, content: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'quad-zip-'));
  let zip: ZipFile | undefined;
  try {
    const path = join(folder, 'sent.zip');
    await pipeline(Readable.from(pieces), createWriteStream(path));
    zip = await openPromise(path, { strictFileNames: true, autoClose: false });
    const entry = tableOf(await entriesOf(zip, name), name);
    const content: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    return await read(entry.fileName, content);
  } catch (error) {
    // File system errors have a code; errors the library finds in the ZIP have none.
    const isOfTheFile = error instanceof Error && !(error instanceof Refusal) && !('code' in error);
    throw isOfTheFile ? refused(messages.zipBroken, name) : error;
  } finally {
    zip?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function entriesOf(zip: ZipFile, name: string): Promise<readonly Entry[]> {
  if (zip.entryCount > mostEntries) throw refused(messages.zipMany, name);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > mostEntries) throw refused(messages.zipMany, name);
  }
  return entries;
}

function tableOf(entries: readonly Entry[], name: string): Entry {
  const tables = entries.filter(
    ({ fileName }) => /\.csv$/iu.test(fileName) && !fileName.startsWith('__MACOSX/'),
  );
  const [first] = tables;
  if (!first) throw refused(messages.zipNoTable, name);
  const revised = tables.find(({ fileName }) => /_rv\.csv$/iu.test(fileName));
  const original = revised?.fileName.toLowerCase().replace(/_rv\.csv$/u, '.csv');
  const isPair =
    tables.length === 2 && tables.some(({ fileName }) => fileName.toLowerCase() === original);
  if (tables.length > 1 && !isPair) throw refused(messages.zipTables, name);
  const table = revised ?? first;
  if (table.isEncrypted()) throw refused(messages.zipLocked, name);
  return table;
}

const refused = (sentence: Parameters<typeof apiSentence>[0], name: string) =>
  badInput({ file: apiSentence(sentence, { name }) });
