import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a compressed copy of every asset that gets smaller, once, by default at the highest level. */
export async function compressAssets(
  folder: string,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const squeeze = promisify(brotliCompress);
  const zip = promisify(gzip);
  for await (const entry of glob('**/*.{js,css,svg,json,txt,ttf,webmanifest,xml}', {
    cwd: folder,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < 512) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${path}.br`, await squeeze(content, { params }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
}
