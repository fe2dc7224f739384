// Tests Quad's nginx site on the loopback interface: a real nginx with a self-signed certificate,
// Quad in production mode behind it, a mail server. Run it after a change to
// deploy/nginx-site.conf: node scripts/check-nginx-site.ts (needs nginx and openssl)
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { stopPostmaster } from '../src/platform/database/cluster/stop-postmaster.server.ts';
import { buildPages } from '../src/platform/page-server/build-pages.server.ts';
import { startMailServer } from '../src/platform/testing/mail-server.server.ts';
import { startNginx } from '../src/platform/testing/start-nginx.server.ts';

const root = dirname(import.meta.dirname);
const name = 'fairs.example.org';
const folder = mkdtempSync(join(tmpdir(), 'quad-nginx-'));
const quadPort = await freePort();
const mail = await startMailServer();
await buildPages();

const nginx = await startNginx([quadPort]);
const { ca, plainPort, port } = nginx;
const quad = spawn(process.execPath, ['src/app/main.ts'], {
  cwd: root,
  env: {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(quadPort),
    PUBLIC_URL: `https://${name}`,
    TRUST_PROXY: 'loopback',
    SMTP_URL: mail.url,
    MAIL_FROM: 'fairs@example.org',
    DATA_DIR: join(folder, 'data'),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

try {
  await ready();
  await walk();
  console.log('The site does what it should.');
} finally {
  await nginx.close();
  quad.kill();
  await once(quad, 'exit');
  await mail.close();
  await stopPostmaster(join(folder, 'data', 'postgres'));
  rmSync(folder, { recursive: true, force: true });
}

async function walk(): Promise<void> {
  const home = await call('GET', '/healthz', {});
  assert.equal(home.status, 200);
  assert.match(String(home.headers['strict-transport-security']), /max-age/);
  console.log('answers over TLS, with the headers of Quad');

  assert.equal((await call('GET', '/metrics', {})).status, 404);
  console.log('does not show its figures to visitors');

  const person = { email: 'ada@example.test', password: 'Quad-2026!', name: 'Ada' };
  const signedUp = await call('POST', '/api/auth/sign-up/email', {
    ...person,
    user_type: 'college',
  });
  assert.equal(signedUp.status, 200);
  const otp = await codeFor(person.email);
  assert.equal(
    (await call('POST', '/api/auth/email-otp/verify-email', { ...person, otp })).status,
    200,
  );
  const signedIn = await call('POST', '/api/auth/sign-in/email', person, {
    'x-forwarded-for': '203.0.113.7',
  });
  const token = String(signedIn.headers['set-auth-token']);
  console.log('signs somebody up, mails the code, and signs in');

  const authorization = `Bearer ${token}`;
  const session = JSON.parse(
    (await call('GET', '/api/auth/get-session', undefined, { authorization })).body,
  ) as { session: { ipAddress?: string } };
  assert.equal(session.session.ipAddress, '127.0.0.1');
  console.log('believes nginx about the address, and nobody else');

  const query = 'subscription { onUpdateCollege { id city } }';
  const stream = await open('POST', '/graphql', JSON.stringify({ query }), {
    authorization,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  });
  assert.equal(stream.statusCode, 200);
  const socket = new WebSocket(`wss://${name}:${port}/graphql`, 'graphql-transport-ws', {
    ca,
    headers: { host: name },
    lookup: (_host, _how, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const said: string[] = [];
  socket.on('message', (message: Buffer) => said.push(message.toString()));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
  await until(() => said.some((line) => line.includes('connection_ack')));
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  let streamed = '';
  stream.on('data', (part: Buffer) => (streamed += part.toString()));
  const made = await graphql(
    authorization,
    `
      mutation {
        createCollege(
          input: {
            name: "A College"
            address1: "1 Main St"
            city: "Here"
            state: "OH"
            postalCode: "43004"
            boothUrl: "https://college.example"
          }
        ) {
          id
        }
      }
    `,
  );
  const id = /"id":"([^"]+)"/.exec(made)?.[1];
  assert.ok(id, made);
  await until(async () => {
    await graphql(
      authorization,
      `mutation { updateCollege(input: { id: "${id}", city: "There ${said.length}" }) { id } }`,
    );
    return streamed.includes('There') && said.some((line) => line.includes('There'));
  });
  socket.close();
  stream.destroy();
  console.log('lets WebSockets and event streams through at once');

  assert.equal(
    (await call('POST', '/api/auth/sign-up/email', { name: 'x'.repeat(80 * 1024 * 1024) })).status,
    413,
  );
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = { host: '127.0.0.1', port: plainPort, path: '/calendar', headers: { host: name } };
  get(asked, resolve).on('error', reject);
  const plain = await promise;
  assert.deepEqual([plain.statusCode, plain.headers.location], [301, `https://${name}/calendar`]);
  plain.resume();
  console.log('keeps absurd bodies away, and leads to TLS');
}

async function ready(): Promise<void> {
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${quadPort}/readyz`).catch(() => null);
    return answer?.status === 200;
  });
}

async function codeFor(email: string): Promise<string> {
  let code: string | undefined;
  await until(() => {
    const found = mail.received.find(({ to }) => JSON.stringify(to).includes(email));
    code = /\b\d{6}\b/.exec(found?.text ?? '')?.[0];
    return code !== undefined;
  });
  return code ?? '';
}

async function graphql(authorization: string, query: string): Promise<string> {
  return (await call('POST', '/graphql', { query }, { authorization })).body;
}

async function call(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const content = method === 'GET' ? '' : JSON.stringify(body);
  const answer = await open(method, path, content, {
    ...(content === '' ? {} : { 'content-type': 'application/json' }),
    ...headers,
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

async function open(
  method: string,
  path: string,
  content: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(
    {
      host: '127.0.0.1',
      port,
      servername: name,
      ca,
      method,
      path,
      headers: { host: name, ...headers },
    },
    resolve,
  );
  sent.on('error', reject);
  sent.end(content);
  return promise;
}

async function until(look: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + 60_000; !(await look()); await pause(100))
    if (performance.now() > deadline) throw new Error('It did not happen within a minute.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}
