import type { BackupEnd } from './backup-format.ts';

/**
 * Says how much a backup holds and how fast it went: `12,034 rows in 41 tables and 3 files (18.2 MB
 * in 2.1 s: 8.7 MB/s, 5,731 rows/s)`. Megabytes are millions of bytes before compression.
 */
export function describeAmount(amount: BackupEnd, seconds: number): string {
  const { rows, tables, files, bytes } = amount;
  const whole = (count: number) => Math.round(count).toLocaleString('en-US');
  const megabytes = bytes / 1_000_000;
  const pace = Math.max(seconds, 0.001);
  return (
    `${whole(rows)} rows in ${whole(tables)} tables and ${whole(files)} ${files === 1 ? 'file' : 'files'} ` +
    `(${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s: ${(megabytes / pace).toFixed(1)} MB/s, ${whole(rows / pace)} rows/s)`
  );
}

/**
 * Warns that a backup lacks objects its records refer to; null if it has all. Not a failure: one
 * lost file must not prevent the nightly backup of the rest.
 */
export function describeMissing(count: number): string | null {
  if (count === 0) return null;
  return `Missing from the backup: ${count} uploaded ${count === 1 ? 'object' : 'objects'} that the database refers to but the file store doesn’t have.`;
}
