import type { Readable } from 'node:stream';

/** Bytes from first to last, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** An object as a list gives it. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was put there, by the clock of the store. */
  readonly storedAt: Date;
}

/**
 * Stores objects under keys. A key has lowercase letters, digits, `.` and `-`, with `/` between its
 * parts; each key gets one content, once. Objects appear atomically: once the last byte is safely
 * stored, never in part.
 */
export interface FileStore {
  /**
   * Stores a stream. If `content` fails, its own error is rethrown and nothing is stored.
   * @param type the media type, for stores that record it
   * @returns the number of bytes
   * @throws FileStoreError
   */
  put(key: string, content: AsyncIterable<Uint8Array>, type: string): Promise<number>;
  /**
   * Opens an object, or the part in `range`; null if there is none. The stream fails with a
   * FileStoreError if the store stops in the middle.
   * @throws FileStoreError
   */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /**
   * Removes an object; one that is not there is no mistake.
   * @throws FileStoreError
   */
  delete(key: string): Promise<void>;
  /**
   * Every object whose key begins so, in no order.
   * @throws FileStoreError
   */
  list(prefix: string): AsyncIterable<StoredObject>;
  /**
   * Removes what puts have left that broke off before this instant, e.g. with their process.
   * @returns how many
   * @throws FileStoreError
   */
  forgetBrokenOff(before: Date): Promise<number>;
  /**
   * Identifies this store: the same for all processes that share it. A directory is marked by a
   * file in it; null for an unmarked one, unless it is to be marked.
   * @throws FileStoreError
   */
  identify(how: { readonly create: boolean }): Promise<string | null>;
  close(): Promise<void>;
}

/** The store does not do its part: it is full, or it does not answer as it should. */
export class FileStoreError extends Error {
  readonly reason: 'full' | 'away';

  constructor(reason: 'full' | 'away', cause: unknown) {
    super(
      reason === 'full' ? 'There is no room for files.' : 'The store of files does not answer.',
      {
        cause,
      },
    );
    this.name = 'FileStoreError';
    this.reason = reason;
  }
}

const keyForm = /^[a-z\d][a-z\d.-]*(?:\/[a-z\d][a-z\d.-]*)*$/;

/** Keys come from our own code; this keeps it so. */
export function checkKey(key: string): string {
  if (keyForm.test(key)) return key;
  throw new Error(`${JSON.stringify(key)} is no key of a file.`);
}
