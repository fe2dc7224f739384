import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/** What one caller sends again and again. */
export interface Shot {
  readonly path: string;
  readonly token: string;
  readonly body: object;
}

/** A server in a process of its own. */
export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts one of the servers beside this file and waits until it listens. */
export async function startServer(
  file: 'bare-server.ts' | 'quad-server.ts',
  connectionString: string,
  port: number,
): Promise<Running> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [connectionString, String(port)]);
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/**
 * Requests a second over `seconds`, from 32 connections of one generator.
 * @throws Error when any answer is not 200: a benchmark of refusals says nothing.
 */
export async function rateOf(server: Running, shot: Shot, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${server.url}${shot.path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shot.token}` },
    body: JSON.stringify(shot.body),
    connections: 32,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${shot.path}: ${result.non2xx} answers were not 200, ${result.errors} failed.`);
  return result.requests.average;
}
