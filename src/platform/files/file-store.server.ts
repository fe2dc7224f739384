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
 * Keeps objects under keys. A key is of small letters, digits, `.` and `-`, with `/` between its
 * parts; under one key comes one content, once. What is there is there whole: an object appears when
 * its last byte is kept safely, and never in part.
 */
export interface FileStore {
  /**
   * Keeps everything that comes. When `content` fails its own error goes on to the caller, and
   * nothing is kept.
   * @param type the media type, for stores that note it
   * @returns how many bytes came
   * @throws FileStoreError
   */
  put(key: string, content: AsyncIterable<Uint8Array>, type: string): Promise<number>;
  /**
   * Opens an object, or the part of it that lies in `range`; null when there is none. The stream
   * fails with a FileStoreError when the store stops in the middle.
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
   * What tells this store from every other: the same for all processes that share it. A directory is
   * marked by a file in it; null for one that is not marked, unless it is to be.
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
