import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs a Node program that builds something, in a separate process.
 * @throws Error with its output
 */
export async function runBuilder(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (part: Buffer) => (output += part.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve(undefined);
    else reject(new Error(`The pages could not be built.\n${output}`));
  });
  await promise;
}
