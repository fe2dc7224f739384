import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';

type Variables = Readonly<Record<string, string>>;

const programs = { quad: 'src/app/cli/quad.ts', app: 'src/app/main.ts' };
const repository = join(import.meta.dirname, '../../..');

/** The variables of this process that a program needs besides its settings. */
const inherited = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
};

const pathOf = (program: keyof typeof programs) => join(repository, programs[program]);

/** A command's output and exit code. */
export interface Ending {
  readonly exitCode: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command line as an operator does, in a separate process. */
export function runQuad(words: readonly string[], variables: Variables): Promise<Ending> {
  return runShell('exec "$@"', [process.execPath, pathOf('quad'), ...words], variables);
}

/** Runs a shell line with `$@` in it, e.g. the command line of Quad in a pipe. */
export function runShell(
  line: string,
  words: readonly string[],
  variables: Variables,
): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  const env = { ...inherited(), ...variables };
  const child = execFile('sh', ['-c', line, 'sh', ...words], { env }, (_error, output, errors) => {
    resolve({ exitCode: child.exitCode ?? -1, output, errors });
  });
  return promise;
}

/** The command line of Quad, for `runShell`. */
export const quadWords = [process.execPath, pathOf('quad')];

/** A server in a separate process. */
export interface RunningServer {
  readonly address: string;
  /** Its whole output. */
  said(): string;
  /** Ends it as systemd does; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a fault of the machine does, without a word. */
  kill(): Promise<void>;
}

/**
 * Starts a server, on a free port by default, and waits until it is ready: from these sources, or
 * from another release in its own folder.
 */
export async function startServer(
  variables: Variables,
  release = repository,
): Promise<RunningServer> {
  const port = variables['PORT'] ?? String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(release, programs.app)], {
    cwd: release,
    // The demo's people would act meanwhile, unless a test asks for them.
    env: { ...inherited(), DEMO_LIFE: 'off', ...variables, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'exit');
  const isReady = async () => {
    const answer = await fetch(`${address}/readyz`);
    await answer.arrayBuffer();
    const { status } = answer;
    if (status !== 200) throw new Error(`Quad is not ready: ${status}`);
  };
  // On a machine that does much else at the same time, a start takes its time.
  await Promise.race([
    vi.waitFor(isReady, { timeout: 120_000, interval: 50 }),
    ended.then(() => Promise.reject(new Error(`Quad did not start: ${said}`))),
  ]);
  return {
    address,
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
