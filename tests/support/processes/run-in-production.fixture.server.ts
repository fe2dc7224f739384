import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, vi } from 'vitest';
import { picture } from '../files-by-http.fixture.server.ts';
import { ordinary, type LaidOut } from './lay-out-production.fixture.server.ts';
import type { MailServer } from '../../../src/platform/testing/mail-server.server.ts';
import type { Ending } from './run-quad.fixture.server.ts';

type Variables = Readonly<Record<string, string>>;

/** A production that runs. */
export interface Running {
  readonly address: string;
  /** Ends it as systemd and containers do; answers its exit code. */
  stop(): Promise<number | null>;
}

const inFolder = ({ workingDirectory: cwd, variables }: LaidOut, further: Variables) => ({
  cwd,
  env: { PATH: '/usr/bin:/bin', ...variables, ...further },
  ...ordinary,
});

/** Runs its command until it exits. */
export function runToItsEnd(production: LaidOut, further: Variables): Promise<Ending> {
  const [program = '', ...words] = production.command;
  const { promise, resolve } = Promise.withResolvers<Ending>();
  const child = execFile(program, words, inFolder(production, further), (_, output, errors) => {
    resolve({ exitCode: child.exitCode ?? -1, output, errors });
  });
  return promise;
}

/** Starts it, for one test, and waits until it is ready. */
export async function startProduction(production: LaidOut, further: Variables): Promise<Running> {
  const [program = '', ...words] = production.command;
  const child = spawn(program, words, {
    ...inFolder(production, further),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  // A test that fails in between leaves no process behind.
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = further['PUBLIC_URL'] ?? '';
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`It did not start: ${said}`);
    const answer = await fetch(`${address}/readyz`);
    if (!answer.ok) throw new Error(`It is not ready: ${await answer.text()}`);
  };
  await vi.waitFor(isReady, { timeout: 120_000, interval: 100 });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** What a person has after the first visit, to look for after a restart. */
export interface Visited {
  readonly token: string;
  readonly email: string;
  /** The path of the file that they uploaded. */
  readonly logo: string;
}

/** A college's rep signs up with the emailed code, reads a page, adds their college and its logo. */
export async function visit(
  { address }: Running,
  mail: MailServer,
  email: string,
): Promise<Visited> {
  const person = { email, password: 'Lantern-above-9-lakes', name: 'Ada Osei' };
  const signUp = await send(`${address}/api/auth/sign-up/email`, {
    ...person,
    user_type: 'college',
  });
  expect(signUp.status).toBe(200);
  const otp = await vi.waitFor(
    () => {
      const text = mail.received.findLast(({ to }) => JSON.stringify(to).includes(email))?.text;
      const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
      if (code === undefined) throw new Error('The email with the code has not come.');
      return code;
    },
    { timeout: 60_000, interval: 50 },
  );
  const verified = await send(`${address}/api/auth/email-otp/verify-email`, { email, otp });
  expect(verified.status).toBe(200);
  const signedIn = await send(`${address}/api/auth/sign-in/email`, person);
  const token = signedIn.headers.get('set-auth-token') ?? '';
  const made = await ask(
    address,
    token,
    `mutation { createCollege(input: { name: "Lantern College", address1: "1 Main St", city: "Athens",
      state: "OH", postalCode: "45701", boothUrl: "https://college.example" }) { id } }`,
  );
  const { id } = made['createCollege'] as { id: string };
  const uploaded = await fetch(`${address}/api/files/college/${id}/logo?name=logo.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await picture(400, 200)),
  });
  expect(uploaded.status).toBe(201);
  const { url } = (await uploaded.json()) as { url: string };
  return { token, email, logo: new URL(url).pathname };
}

/** All data is still there, and every page with its assets. */
export async function lookAround({ address }: Running, visited: Visited): Promise<void> {
  for (const path of ['/', '/calendar', '/colleges', '/graphiql'])
    expect([path, await countAssets(address, path)]).toEqual([path, expect.any(Number)]);
  const { me } = await ask(address, visited.token, '{ me { email } }');
  expect(me).toEqual({ email: visited.email });
  const logo = await fetch(`${address}${visited.logo}`, {
    headers: { authorization: `Bearer ${visited.token}` },
  });
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await logo.bytes()).length).toBeGreaterThan(100);
}

/** Reads a page and all scripts, styles and pictures that it names; answers how many those are. */
async function countAssets(address: string, path: string): Promise<number> {
  const page = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect([page.status, html.includes('</html>')]).toEqual([200, true]);
  const named = new Set(
    [...html.matchAll(/["'(](\/(?:assets|graphiql\/assets|icons?|favicon)[\w./?=-]*\.\w+)/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  expect(named.size).toBeGreaterThan(3);
  for (const name of named) {
    const asset = await fetch(`${address}${name}`);
    expect([name, asset.status]).toEqual([name, 200]);
    await asset.arrayBuffer();
  }
  return named.size;
}

async function ask(address: string, token: string, query: string) {
  const answer = await send(`${address}/graphql`, { query }, { authorization: `Bearer ${token}` });
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, unknown>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data ?? {};
}

const send = (url: string, body: unknown, headers: Variables = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
