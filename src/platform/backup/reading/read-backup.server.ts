import * as v from 'valibot';
import { BackupError } from '../backup-error.ts';
import {
  endShape,
  fileShape,
  headerShape,
  frameTypes,
  secretShape,
  sectionEndShape,
  sequencesShape,
  tableShape,
  type BackupEnd,
  type BackupHeader,
  type FileSection,
  type SectionEnd,
  type SequenceState,
  type TableSection,
} from '../backup-format.ts';
import { readSection, SectionDigest, type Frame } from '../frames.server.ts';
import type { OpenedBackup } from './open-backup.server.ts';

/** Handlers for the parts of a backup, in file order. */
export interface BackupReader {
  header(header: BackupHeader): Promise<void>;
  /** Has to read the content to its end; answers how many rows it took, where it counts them. */
  table(table: TableSection, content: AsyncIterable<Buffer>): Promise<number | void>;
  sequences(states: readonly SequenceState[]): Promise<void>;
  secret(secret: string): Promise<void>;
  /** Has to read the content to its end. */
  file(file: FileSection, content: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Reads a backup from its first frame to its end mark and verifies every section against its
 * checksums.
 * @throws BackupError if anything does not match
 */
export async function readBackup(backup: OpenedBackup, reader: BackupReader): Promise<BackupEnd> {
  const frames = backup.frames();
  const found = { tables: 0, rows: 0, files: 0, bytes: 0 };
  const section = async (take: (content: AsyncIterable<Buffer>) => Promise<number | void>) => {
    const digest = new SectionDigest();
    let written: SectionEnd | undefined;
    const content = readSection(frames, digest, (end) => (written = parse(sectionEndShape, end)));
    const counted = await take(content);
    const read = digest.end(0);
    if (written === undefined || read.sha256 !== written.sha256 || read.bytes !== written.bytes)
      throw damaged();
    if (counted !== undefined && counted !== written.rows)
      throw new BackupError(`A table came back with ${counted} rows instead of ${written.rows}.`);
    found.rows += written.rows;
    found.bytes += read.bytes;
  };
  try {
    await reader.header(parse(headerShape, (await next(frames, frameTypes.header)).content));
    for (;;) {
      const { type, content } = await next(frames);
      if (type === frameTypes.end) return await closeWith(parse(endShape, content), found, frames);
      if (type === frameTypes.table) {
        const table = parse(tableShape, content);
        await section((rows) => reader.table(table, rows));
        found.tables += 1;
      } else if (type === frameTypes.file) {
        const file = parse(fileShape, content);
        await section((bytes) => reader.file(file, bytes));
        found.files += 1;
      } else if (type === frameTypes.sequences) {
        await reader.sequences(parse(sequencesShape, content));
      } else if (type === frameTypes.secret) {
        await reader.secret(parse(secretShape, content).secret);
      } else throw damaged();
    }
  } finally {
    await frames.return(undefined);
  }
}

/** Drains the content so that its checksum is computed. */
export async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk;
}

async function closeWith(
  end: BackupEnd,
  found: BackupEnd,
  frames: AsyncGenerator<Frame>,
): Promise<BackupEnd> {
  const same = (Object.keys(found) as (keyof BackupEnd)[]).every((key) => end[key] === found[key]);
  if (!same || (await frames.next()).done !== true) throw damaged();
  return end;
}

async function next(frames: AsyncGenerator<Frame>, expectedType?: string): Promise<Frame> {
  const frame = await frames.next();
  if (frame.done === true) throw new BackupError('The backup ends in the middle.');
  if (expectedType !== undefined && frame.value.type !== expectedType) throw damaged();
  return frame.value;
}

function parse<Shape extends v.GenericSchema>(shape: Shape, content: Buffer): v.InferOutput<Shape> {
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    throw damaged();
  }
  const parsed = v.safeParse(shape, value);
  if (!parsed.success) throw damaged();
  return parsed.output;
}

function damaged(): BackupError {
  return new BackupError('The backup is damaged.');
}
