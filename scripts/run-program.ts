import { spawn } from 'node:child_process';
import { readFile, readdir, readlink } from 'node:fs/promises';
import { platform } from 'node:os';
import { sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long, in ms, what was asked to end may take before it is ended: a server stops in order. */
const timeLimit = 10_000;

export interface Ending {
  readonly exitCode: number;
  /** Its output, if captured. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether its output is captured, or shown directly. */
  readonly mode: 'keep' | 'show';
  /** Ends the program, and all it started, when it aborts. */
  readonly signal: AbortSignal;
}

/**
 * Runs a program in its own process group and waits for it. A program that can't be started, or
 * that a signal ends, has exit code 1.
 */
export async function runProgram(
  [program, ...rest]: readonly [string, ...string[]],
  { cwd, env, mode, signal }: RunOptions,
): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(program, rest, {
    cwd,
    env,
    detached: true,
    stdio: mode === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (part: Buffer) => (output += part.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('error', (error) => {
    output += error.message;
    resolve(1);
  });
  // 'close' and not 'exit': all that the program wrote has then been read.
  child.on('close', (code) => resolve(code ?? 1));
  const { pid } = child;
  let ended: Promise<void> | undefined;
  const end = () => {
    if (pid !== undefined) ended = endGroup(pid);
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  const exitCode = await promise;
  signal.removeEventListener('abort', end);
  await ended;
  return { exitCode, output };
}

/** Asks every process of a group to end, and ends those that do not. */
async function endGroup(leader: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    send(leader, signal);
    // Bounded: in a container, zombie processes may never be reaped.
    const deadline = performance.now() + timeLimit;
    while (performance.now() < deadline) {
      if (!send(leader, 0)) return;
      await pause(50);
    }
  }
}

/** Answers whether there was still a process to send it to. */
function send(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * Ends the processes whose working directory is in a folder, and returns their command lines. A
 * PostgreSQL outlives the Quad that started it, in its own session, with its data folder as working
 * directory. Only on Linux.
 */
export async function endProcessesIn(folder: string): Promise<string[]> {
  if (platform() !== 'linux') return [];
  const ended: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    try {
      const place = await readlink(`/proc/${pid}/cwd`);
      if (!`${place}${sep}`.startsWith(`${folder}${sep}`)) continue;
      const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').join(' ').trim();
      process.kill(Number(pid), 'SIGKILL');
      ended.push(words);
    } catch {
      // It belongs to another user, or has ended meanwhile.
    }
  }
  return ended;
}
