import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request. `cut`: the connection breaks before it arrives; `broken`: the server
 * answers 500; `lost`: it is processed, and the answer gets lost; `stuck`: no answer ever comes.
 */
export type Fault = 'cut' | 'broken' | 'lost' | 'stuck';

/** A connection to a local server on which tests inject failures. */
export interface ShakyConnection {
  readonly url: string;
  /** Where it leads. */
  leadTo(port: number): void;
  /** All further requests fail like this, until `mend`. */
  fail(fault: Fault): void;
  mend(): void;
  /** Requests that arrived, as `POST /v1/refunds`. */
  readonly arrived: string[];
  close(): Promise<void>;
}

/** Opens a proxy without a target. */
export async function openShakyConnection(): Promise<ShakyConnection> {
  let fault: Fault | null = null;
  let port = 0;
  const arrived: string[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    const now = fault;
    if (now === 'cut') return void incoming.socket.destroy();
    if (now === 'stuck') return;
    if (now === 'broken') {
      outgoing.writeHead(500, {
        'content-type': 'application/json',
        'stripe-should-retry': 'false',
      });
      return void outgoing.end('{"error":{"type":"api_error","message":"Sorry."}}');
    }
    arrived.push(`${incoming.method ?? ''} ${(incoming.url ?? '').split('?')[0] ?? ''}`);
    const { method, headers, url } = incoming;
    const onward = ask({ host: '127.0.0.1', port, method, headers, path: url }, (answer) => {
      if (now === 'lost') return void answer.resume().on('end', () => incoming.socket.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  });
  // Idle connections stay open: on a busy machine one might be reused at that moment.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (to) => void (port = to),
    fail: (next) => void (fault = next),
    mend: () => void (fault = null),
    arrived,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
