import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `GET /build.json`: the build that is running, for open pages that want to know of a newer one. */
export function addBuild(app: FastifyInstance, id: string): void {
  app.get('/build.json', () => ({ id }));
}

/**
 * Names a build by what it consists of, so that all processes of one release agree: a hash over the
 * files below the given folders and the given files.
 */
export async function readBuildId(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    // By their place within the build: the same build may stand in different folders.
    for (const file of await listFiles(path))
      hash.update(relative(dirname(path), file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
