import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Failures of a proxy: no answer, an error, or a body that stops in the middle. */
export type Trouble = 'none' | 'stalls' | 'fails' | 'cuts' | 'stops';

/** A proxy to a local server that fails as a test says. */
export interface TroubledProxy {
  readonly endpoint: string;
  /** Method and address of every request so far; a test may empty it. */
  readonly asked: string[];
  /** What happens to the request that is the so-many-eth, counted from 1. */
  trouble: (place: number, message: IncomingMessage) => Trouble;
  close(): void;
}

/** Opens a proxy before the server at this port. */
export async function openTroubledProxy(port: number): Promise<TroubledProxy> {
  const requests: string[] = [];
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    requests.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    const trouble = proxy.trouble(requests.length, incoming);
    if (trouble === 'stalls') return;
    if (trouble === 'cuts') {
      incoming.socket.destroy();
      return;
    }
    if (trouble === 'fails') {
      incoming.resume();
      outgoing.writeHead(503, { 'content-type': 'application/xml' });
      outgoing.end('<Error><Code>ServiceUnavailable</Code><Message>Not now.</Message></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (trouble === 'none') answer.pipe(outgoing);
      else answer.once('data', (piece: Buffer) => outgoing.write(piece.subarray(0, 1000)));
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const proxy: TroubledProxy = {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    asked: requests,
    trouble: () => 'none',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
