import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('keep-writing.server.ts', import.meta.url));

/** A process of Quad's that writes rows into its embedded database until it is killed. */
export interface Writer {
  /** The rows it found when it started. */
  readonly found: readonly number[];
  /** Resolves when it has had `count` more rows acknowledged; answers all so far. */
  wrote(count: number): Promise<readonly number[]>;
  /** kill -9; answers every row that was acknowledged. */
  kill(): Promise<readonly number[]>;
}

/** Starts a writer on a DATA_DIR; resolves when it has read what is there. */
export async function startWriter(dataDir: string): Promise<Writer> {
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const acknowledged: number[] = [];
  let found: number[] | undefined;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const message: unknown = JSON.parse(line);
    if (
      typeof message !== 'object' ||
      message === null ||
      !('word' in message && 'value' in message)
    )
      return;
    if (message.word === 'found' && Array.isArray(message.value)) found = message.value.map(Number);
    if (message.word === 'wrote') acknowledged.push(Number(message.value));
  });
  const ended = once(lines, 'close');
  const until = async (done: () => boolean) => {
    while (!done()) {
      await Promise.race([once(lines, 'line'), ended]);
      if (hasEnded(child)) throw new Error(`The writer ended: ${complaint}`);
    }
  };
  await until(() => found !== undefined);
  return {
    found: found ?? [],
    async wrote(count) {
      const goal = acknowledged.length + count;
      await until(() => acknowledged.length >= goal);
      return acknowledged;
    },
    async kill() {
      child.kill('SIGKILL');
      // Output from before it was killed is still in the pipe.
      await ended;
      return acknowledged;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
