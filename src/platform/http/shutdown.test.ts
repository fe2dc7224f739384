import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

type Child = ChildProcessByStdio<Writable, Readable, null>;
const children: Child[] = [];

async function startProcess(
  grace = 120_000,
  delay = 0,
  linger = 0,
): Promise<{ child: Child; address: string }> {
  const file = join(import.meta.dirname, 'shutdown.fixture.server.ts');
  const child = spawn('node', [file, String(grace), String(delay), String(linger)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, address: await nextLine(child) };
}

async function nextLine(child: Child): Promise<string> {
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return chunk.toString().trim();
}

async function mayEnter(address: string): Promise<boolean> {
  return fetch(`${address}/nowhere`).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** Asks it to stop until it does; answers how it ended. */
async function insist(child: Child): Promise<unknown[]> {
  const asking = setInterval(() => child.kill('SIGTERM'), 100);
  try {
    return await once(child, 'exit');
  } finally {
    clearInterval(asking);
  }
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('A visitor whose server is told to stop', () => {
  it('still gets the answer that was under way, and then the process ends well', async () => {
    const { child, address } = await startProcess();
    const exit = once(child, 'exit');
    const asked = nextLine(child);
    const answer = fetch(address).then((response) => response.text());
    expect(await asked).toBe('asked');
    child.kill('SIGTERM');
    // Once new connections fail, the process has received the signal.
    await expect.poll(() => mayEnter(address)).toBe(false);
    child.stdin.write('go on\n');
    expect(await answer).toBe('answered');
    expect(await exit).toEqual([0, null]);
  });

  it('does not hold it up with a stream that never ends', async () => {
    const { child, address } = await startProcess(100);
    const exit = once(child, 'exit');
    const stream = await fetch(`${address}/forever`);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await expect(stream.text()).rejects.toThrow();
  });

  it('gets the answer under way also when an error that no one caught ends it', async () => {
    const { child, address } = await startProcess();
    const exit = once(child, 'exit');
    const asked = nextLine(child);
    const answer = fetch(address).then((response) => response.text());
    expect(await asked).toBe('asked');
    await fetch(`${address}/stray`);
    await expect.poll(() => mayEnter(address)).toBe(false);
    child.stdin.write('go on\n');
    expect(await answer).toBe('answered');
    expect(await exit).toEqual([1, null]);
  });

  it('is served on while a balancer hears that the process stops, over connections that end', async () => {
    const { child, address } = await startProcess(0, 120_000);
    const ready = () => fetch(`${address}/readyz`).then(({ status }) => status);
    expect(await ready()).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    const served = await fetch(`${address}/nowhere`);
    expect([served.status, served.headers.get('connection')]).toEqual([404, 'close']);
    expect(await insist(child)).toEqual([1, null]);
  });

  it('is answered over a connection that was open when no new ones were taken any more', async () => {
    const { child, address } = await startProcess(0, 1, 120_000);
    const { hostname, port } = new URL(address);
    const line = connect(Number(port), hostname);
    await once(line, 'connect');
    child.kill('SIGTERM');
    await expect.poll(() => mayEnter(address)).toBe(false);
    line.write('GET /nowhere HTTP/1.1\r\nhost: quad\r\n\r\n');
    expect(await text(line)).toMatch(/^HTTP\/1\.1 404 [^]*connection: close/i);
    expect(await insist(child)).toEqual([1, null]);
  });

  it('sees it end well by itself after the time for which it serves on', async () => {
    const { child } = await startProcess(0, 50);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('still gets the answer when one Ctrl-C reaches the process twice', async () => {
    const { child, address } = await startProcess();
    const exit = once(child, 'exit');
    const asked = nextLine(child);
    const answer = fetch(address).then((response) => response.text());
    expect(await asked).toBe('asked');
    // Two kinds, for two of one kind may arrive as one.
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await expect.poll(() => mayEnter(address)).toBe(false);
    child.stdin.write('go on\n');
    expect(await answer).toBe('answered');
    expect(await exit).toEqual([0, null]);
  });

  it('sees it end at once when it is told again a while later', async () => {
    const { child, address } = await startProcess();
    const asked = nextLine(child);
    const cut = expect(fetch(address)).rejects.toThrow();
    await asked;
    expect(await insist(child)).toEqual([1, null]);
    await cut;
  });
});
