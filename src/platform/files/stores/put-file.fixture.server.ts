import { openLocalFiles } from './local-files.server.ts';
import { realWorld } from '../../real-world.server.ts';
import { FileStoreError } from '../file-store.server.ts';

// Writes a file of the given size into a directory and reports the result: for tests with too
// little space.
const [directory = '', bytes = '0'] = process.argv.slice(2);

async function* content(): AsyncGenerator<Uint8Array> {
  for (let left = Number(bytes); left > 0; left -= 65_536)
    yield Buffer.alloc(Math.min(left, 65_536), 1);
}

const store = openLocalFiles(directory, realWorld);
try {
  process.stdout.write(`kept ${await store.put('aa/file', content(), 'text/plain')}`);
} catch (error) {
  const { cause } = error instanceof Error ? error : {};
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  process.stdout.write(error instanceof FileStoreError ? `${error.reason} ${code}` : String(error));
}
