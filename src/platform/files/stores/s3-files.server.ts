import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3 } from '../../env/read-groups.ts';
import {
  checkKey,
  FileStoreError,
  type ByteRange,
  type FileStore,
  type StoredObject,
} from '../file-store.server.ts';

/** How long and how often an S3 server is waited for. */
export interface S3TimeLimits {
  /** Timeouts in milliseconds for a response to begin, and for a body to continue. */
  readonly answer: number;
  /** Tries of one request, the first included. */
  readonly tries: number;
}

/** Objects of Quad begin so, in a bucket that may hold others'. */
const folder = 'files/';

/** Content up to this size goes in one request, larger content in parts of it, two at a time. */
const partSize = 8 * 1024 * 1024;

const isAbsent = (error: unknown): boolean =>
  error instanceof NoSuchKey ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

const isNotOffered = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;

async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new FileStoreError('away', error);
  }
}

/** Keeps files in a bucket of Amazon S3 or of a server that speaks like it. */
export function openS3Files(
  settings: S3,
  timeLimits: S3TimeLimits = { answer: 20_000, tries: 3 },
): FileStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: timeLimits.tries,
    // Servers that speak like S3 do not all know its newer checksums; ours is in the table.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(5000, timeLimits.answer),
      requestTimeout: timeLimits.answer,
      throwOnRequestTimeout: true,
    },
  });
  const keyOf = (key: string) => ({ Bucket, Key: folder + checkKey(key) });
  return {
    async put(key, content, type) {
      const source = new Source(content);
      const upload = new Upload({
        client,
        params: { ...keyOf(key), ContentType: type, Body: Readable.from(source.pieces()) },
        partSize,
        queueSize: 2,
      });
      try {
        await upload.done();
      } catch (error) {
        if (source.failure) throw source.failure.error;
        throw new FileStoreError('away', error);
      }
      return source.bytes;
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await asking(async () => {
        try {
          return await client.send(new GetObjectCommand({ ...keyOf(key), Range }));
        } catch (error) {
          if (isAbsent(error)) return null;
          throw error;
        }
      });
      if (!(found?.Body instanceof Readable)) return null;
      const body = goingOn(found.Body, timeLimits.answer);
      return Readable.from(range ? within(body, range, firstByte(found.ContentRange)) : body, {
        objectMode: false,
      });
    },

    async delete(key) {
      await asking(() => client.send(new DeleteObjectCommand(keyOf(key))));
    },

    async *list(prefix): AsyncGenerator<StoredObject> {
      let token: string | undefined;
      do {
        const page = await asking(() =>
          client.send(
            new ListObjectsV2Command({ Bucket, Prefix: folder + prefix, ContinuationToken: token }),
          ),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key !== undefined && LastModified)
            yield { key: Key.slice(folder.length), bytes: Size ?? 0, storedAt: LastModified };
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },

    async forgetBrokenOff(before) {
      const uploads = await asking(async () => {
        try {
          const list = new ListMultipartUploadsCommand({ Bucket, Prefix: folder });
          return (await client.send(list)).Uploads ?? [];
        } catch (error) {
          // Some S3-compatible servers clean up themselves, and have no such list.
          if (isNotOffered(error)) return [];
          throw error;
        }
      });
      const old = uploads.filter(({ Initiated }) => Initiated && Initiated < before);
      for (const { Key, UploadId } of old)
        await asking(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
      return old.length;
    },

    identify: async () => `s3:${endpoint ?? 'amazon'}/${Bucket}`,

    async close() {
      client.destroy();
    },
  };
}

/** Counts bytes, and distinguishes failures of the source from those of the store. */
class Source {
  bytes = 0;
  failure: { readonly error: unknown } | null = null;
  readonly #content: AsyncIterable<Uint8Array>;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#content = content;
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    const source = this.#content[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await source.next().catch((error: unknown) => {
          this.failure = { error };
          throw error;
        });
        if (next.done) return;
        this.bytes += next.value.byteLength;
        yield next.value;
      }
    } finally {
      await source.return?.();
    }
  }
}

/** The chunks of a body, with a timeout for each; the reader may take its time. */
async function* goingOn(body: Readable, timeLimit: number): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(new Error('The body stopped.')), timeLimit);
      const next = await asking(() => pieces.next()).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
}

/** Where an answered range begins; a server that does not know ranges gives everything. */
const firstByte = (contentRange: string | undefined): number =>
  Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1] ?? 0);

/** Not every server keeps to the range it was asked for: what is before and behind it is cut off. */
async function* within(
  pieces: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
  begins: number,
): AsyncGenerator<Uint8Array> {
  let at = begins;
  for await (const piece of pieces) {
    const slice = piece.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (slice.byteLength > 0) yield slice;
    at += piece.byteLength;
    if (at > end) return;
  }
}
