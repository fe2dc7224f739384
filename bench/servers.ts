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

/** What `npm start` tells Node: a small young generation keeps the process small. */
export const startFlags = ['--max-semi-space-size=32'];

/** Starts one of the servers beside this file and waits until it listens. */
export async function startServer(
  file: 'bare-server.ts' | 'bare-form-server.ts' | 'bare-page-server.ts' | 'quad-server.ts',
  /** Where the database is; for a bare page, the address of the page that it copies. */
  source: string,
  port: number,
  /**
   * Quad with its pages: without them it starts quicker and is smaller. A bare page that someone has
   * to be for is copied with a cookie.
   */
  {
    pages = false,
    budgets = false,
    cookie,
  }: {
    readonly pages?: boolean;
    /** Quad with the budgets of every day. */
    readonly budgets?: boolean;
    readonly cookie?: string;
  } = {},
  /** More of what Node is told. */
  flags: readonly string[] = [],
): Promise<Running> {
  const child = fork(
    fileURLToPath(new URL(file, import.meta.url)),
    [
      source,
      String(port),
      ...(pages || budgets ? ['/tmp'] : []),
      ...(pages ? ['--pages'] : []),
      ...(budgets ? ['--budgets'] : []),
      ...(cookie ? [cookie] : []),
    ],
    {
      execArgv: [...startFlags, ...flags],
    },
  );
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

/** Requests a second, and milliseconds of the answers, over `seconds` from one generator. */
export async function fire(
  server: Running,
  shot: Shot,
  seconds: number,
  connections: number,
): Promise<{ rate: number; p50: number; p95: number }> {
  const result = await autocannon({
    url: `${server.url}${shot.path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shot.token}` },
    body: JSON.stringify(shot.body),
    connections,
    duration: seconds,
    // An answer with errors is a 200 in GraphQL; a benchmark of refusals says nothing.
    verifyBody: (body: unknown) => !String(body).includes('"errors"'),
  });
  if (result.non2xx > 0 || result.errors > 0 || result.mismatches > 0)
    throw new Error(
      `${shot.path}: ${result.non2xx} answers were not 200, ${result.mismatches} had errors, ${result.errors} failed.`,
    );
  return { rate: result.requests.average, p50: result.latency.p50, p95: result.latency.p97_5 };
}

/** The middle one of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
