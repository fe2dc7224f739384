import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Attack } from './abuse-attackers.ts';
import type { Broadcast } from './bare-broadcast.ts';
import type { FairOrder } from './fair-crowd.ts';
import type { SendTask } from './mail-sender.ts';
import type { Opening } from './opening-crowd.ts';
import type { Order } from './fan-out-listeners.ts';

/** Starts one of the processes of a fan-out and waits for what it says first, if it says anything. */
export function startProcess(
  file:
    | 'abuse-attackers.ts'
    | 'fan-out-listeners.ts'
    | 'bare-broadcast.ts'
    | 'quad-server.ts'
    | 'mail-sink-server.ts'
    | 'mail-sender.ts'
    | 'opening-crowd.ts'
    | 'fair-crowd.ts',
  args: readonly string[] = [],
  execArgv: readonly string[] = [],
): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: [...execArgv] });
}

/** Tells a process to do something and waits for its answer. Throws what went wrong there. */
export async function ask<Answer>(
  child: ChildProcess,
  order: Attack | Order | Broadcast | SendTask | Opening | FairOrder | 'memory' | 'processor',
): Promise<Answer> {
  child.send(order);
  const [answer] = (await once(child, 'message')) as [Answer | { failed: string }];
  if (typeof answer === 'object' && answer !== null && 'failed' in answer)
    throw new Error(answer.failed);
  return answer;
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
