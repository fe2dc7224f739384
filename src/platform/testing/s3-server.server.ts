import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3 } from '../env/read-groups.ts';

/** A real S3 server on this machine, with one empty bucket. */
export interface S3Server {
  readonly settings: S3 & { readonly endpoint: string };
  readonly port: number;
  close(): Promise<void>;
}

/** Starts an S3 server; its contents are deleted when it closes. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'quad-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It reckons another signature than S3 does for the address of a bucket, as lists have it.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'quad-tests' }],
  });
  const { port } = await server.run();
  return {
    port,
    settings: {
      bucket: 'quad-tests',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
