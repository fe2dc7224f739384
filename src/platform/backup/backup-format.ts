import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

/**
 * A backup is one file (docs/decisions/0016-backups-are-logical.md):
 *
 *     quad-backup 1 plain\n    or    quad-backup 1 sealed <salt, 32 hex digits>\n
 *     frames, compressed with zstd, and then encrypted when it is sealed
 *     SHA-256 of everything before, 32 bytes
 *
 * A frame is a type (one letter), four bytes of length (big endian) and as many bytes. The first is
 * a header, then come the sections (tables, sequences, the secret, files), the last one is the end
 * mark.
 */
export const formatVersion = 1;

/** Bytes of the digest at the end of the file. */
export const digestLength = 32;

/** Frame types. */
export const frameTypes = {
  header: 'H',
  table: 'T',
  file: 'F',
  data: 'D',
  sectionEnd: 'E',
  sequences: 'N',
  secret: 'S',
  end: 'Z',
} as const;

/** Maximum bytes of one frame; longer data is split over several. */
export const frameLimit = 8 * 1024 * 1024;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const table = v.object({
  /** Null: the schema in which Quad's own migrations make their tables. */
  schema: v.nullable(v.string()),
  name: v.string(),
  columns: v.array(v.string()),
  rows: count,
});

/** The header of a backup. */
export const headerShape = v.object({
  /** ISO 8601, UTC: the instant of the snapshot. */
  madeAt: v.string(),
  /** Version of the Quad that made it. */
  quad: v.string(),
  /** Version of the PostgreSQL it was read from. */
  postgres: v.string(),
  /** Names of the migrations that had run, in order. */
  migrations: v.array(v.string()),
  tables: v.array(table),
  /** How many files, and how large together, as far as known at the beginning. */
  files: v.object({ count, bytes: count }),
});

export const tableShape = v.omit(table, ['rows']);

export const sequencesShape = v.array(
  v.object({
    schema: v.nullable(v.string()),
    name: v.string(),
    /** A bigint, as text. */
    value: v.string(),
    called: v.boolean(),
  }),
);

export const secretShape = v.object({ secret: v.string() });

export const fileShape = v.object({ key: v.string(), size: count });

/** Closes a table or a file: what it held. */
export const sectionEndShape = v.object({ rows: count, bytes: count, sha256: v.string() });

/** Closes the backup: what it held in all. */
export const endShape = v.object({ tables: count, rows: count, files: count, bytes: count });

export type BackupHeader = v.InferOutput<typeof headerShape>;
export type TableSection = v.InferOutput<typeof tableShape>;
export type FileSection = v.InferOutput<typeof fileShape>;
export type SectionEnd = v.InferOutput<typeof sectionEndShape>;
export type SequenceState = v.InferOutput<typeof sequencesShape>[number];
export type BackupEnd = v.InferOutput<typeof endShape>;

/** The line at the very beginning. */
export interface Preamble {
  /** Hex digits; absent: the backup is not encrypted. */
  readonly salt?: string;
}

/** Writes the first line. */
export function formPreamble({ salt }: Preamble): string {
  return `quad-backup ${formatVersion} ${salt === undefined ? 'plain' : `sealed ${salt}`}\n`;
}

/** Bytes in which the first line ends, at most. */
export const preambleLimit = 80;

/**
 * Reads the first line from the first bytes of a file.
 * @throws BackupError when it is no backup, or one of a newer format.
 */
export function readPreamble(start: Buffer, file: string): Preamble & { readonly length: number } {
  const end = start.indexOf(0x0a);
  const line = start.subarray(0, end < 0 ? 0 : end).toString('latin1');
  const [word, version, form, salt, ...rest] = line.split(' ');
  if (word !== 'quad-backup' || !/^\d+$/.test(version ?? '') || rest.length > 0)
    throw new BackupError(`${file} is not a backup of Quad.`);
  if (Number(version) > formatVersion)
    throw new BackupError(
      `${file} was made by a newer Quad (its format is ${version}, this Quad reads ${formatVersion}).`,
    );
  if (form === 'plain' && salt === undefined) return { length: end + 1 };
  if (form === 'sealed' && /^[\da-f]{32}$/.test(salt ?? ''))
    return { length: end + 1, salt: salt ?? '' };
  throw new BackupError(`${file} is not a backup of Quad.`);
}
