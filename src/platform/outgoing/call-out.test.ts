import { once } from 'node:events';
import { createServer as createPlain } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { certificate } from './certificate.fixture.server.ts';
import { callOut, isPublicAddress, OutgoingFailure } from './call-out.server.ts';

/** A server on this machine; `host` with its port, `calls` the bodies it got. */
async function listen(server: ReturnType<typeof createPlain> | ReturnType<typeof createServer>) {
  const calls: string[] = [];
  server.on('request', (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push(body);
      if (request.url === '/moved') response.writeHead(302, { location: '/' });
      response.end('x'.repeat(request.url === '/long' ? 1_000_000 : 2));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, calls };
}

const post = (url: string, ownHosts: readonly string[] = [], ca?: string) =>
  callOut({
    url: new URL(url),
    headers: {},
    body: '{}',
    ownHosts,
    ...(ca === undefined ? {} : { ca }),
  });
const failure = async (call: Promise<number>) => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof OutgoingFailure ? error.problem : error;
};

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
])('an attacker can’t make Quad call %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('an attacker’s name or number that leads to this machine is not called', async () => {
  const { cert, key } = await certificate();
  const { port, calls } = await listen(createServer({ cert, key }));
  for (const host of ['localhost', '127.0.0.1', '127.1', '2130706433', '[::1]', '[::ffff:7f00:1]'])
    expect(await failure(post(`https://${host}:${port}/`, [], cert))).toBe('private');
  expect(calls).toEqual([]);
});

test('without TLS nothing is sent, but to a host of the operator', async () => {
  const { port, calls } = await listen(createPlain());
  expect(await failure(post(`http://localhost:${port}/`))).toBe('private');
  expect(await failure(post(`http://localhost:${port}/`, ['localhost:1']))).toBe('private');
  expect(calls).toEqual([]);
  expect(await post(`http://localhost:${port}/`, [`localhost:${port}`])).toBe(200);
  expect(calls).toEqual(['{}']);
});

test('a host of the operator is called over TLS if its certificate is trusted', async () => {
  const { cert, key } = await certificate();
  const { port, calls } = await listen(createServer({ cert, key }));
  const own = [`localhost:${port}`];
  expect(await failure(post(`https://localhost:${port}/`, own))).toBe('connection');
  expect(calls).toEqual([]);
  expect(await post(`https://localhost:${port}/`, own, cert)).toBe(200);
  expect(calls).toEqual(['{}']);
});

test('a redirect isn’t followed, and a long answer isn’t read to its end', async () => {
  const { port, calls } = await listen(createPlain());
  const own = [`localhost:${port}`];
  expect(await failure(post(`http://localhost:${port}/moved`, own))).toBe('redirect');
  expect(calls).toHaveLength(1);
  expect(await post(`http://localhost:${port}/long`, own)).toBe(200);
});

test('an address where no one answers is reported as such', async () => {
  const { port } = await listen(createPlain());
  expect(
    await failure(post(`http://localhost:${port === 1 ? 2 : 1}/`, ['localhost:1', 'localhost:2'])),
  ).toBe('connection');
});
