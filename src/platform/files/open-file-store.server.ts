import { join } from 'node:path';
import type { Env } from '../env.server.ts';
import type { World } from '../world.ts';
import type { FileStore } from './file-store.server.ts';
import { openLocalFiles } from './stores/local-files.server.ts';
import { openS3Files } from './stores/s3-files.server.ts';

/** The store that the environment asks for: the bucket of S3_BUCKET, else the directory DATA_DIR/files. */
export function openFileStore(
  { s3, dataDir }: Pick<Env, 's3' | 'dataDir'>,
  world: World,
): FileStore {
  return s3 ? openS3Files(s3) : openLocalFiles(join(dataDir, 'files'), world);
}
