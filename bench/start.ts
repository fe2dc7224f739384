import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { median, startFlags } from './servers.ts';
import type { Figure } from './report.ts';

const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));

/** Megabytes that a process keeps in memory, as Linux counts them. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Seconds from the start on an existing DATA_DIR to the first answer, and the memory it then has. */
export async function measureStart(dataDir: string): Promise<Figure[]> {
  const seconds: number[] = [];
  const memory: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const began = performance.now();
    const child = spawn(process.execPath, [...startFlags, main], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: dataDir,
        PORT: '4104',
        DEMO: 'off',
        NODE_COMPILE_CACHE: `${dataDir}/compiled`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering('http://127.0.0.1:4104/readyz');
    seconds.push((performance.now() - began) / 1000);
    await ask();
    memory.push(await residentMegabytes(child.pid ?? 0));
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  return [
    {
      what: 'start on an existing DATA_DIR',
      value: median(seconds),
      unit: 's',
      aim: { atMost: 2 },
    },
    {
      what: 'resident after the first answers',
      value: median(memory),
      unit: 'MB',
      aim: { atMost: 250 },
    },
  ];
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Quad did not start within 12 s.');
}

/** What a first visitor asks: the directory, which is built by then. */
async function ask(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1)
    await fetch('http://127.0.0.1:4104/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ collegeDirectory(search: "state") { totalCount } }' }),
    }).then((answer) => answer.text());
}
