import { once } from 'node:events';
import WebSocket from 'ws';
import type { BenchData } from './bench-data.ts';
import { signedIn } from './fixture.ts';
import { shots } from './reads-and-creates.ts';
import type { Figure } from './report.ts';
import { fire, median, startServer, type Running } from './servers.ts';
import type { Database } from '../src/platform/database/database.server.ts';

const crowd = 50;
const query = 'subscription { onCreateCounselorSchool { id name city state } }';

/** Opens a socket that follows new schools, and counts its events. */
async function follow(server: Running, token: string, heard: () => void): Promise<WebSocket> {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
  );
  await once(socket, 'open');
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
  );
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  socket.on('message', heard);
  return socket;
}

/** Creates a second while fifty admins watch, against the bare route that no one watches. */
export async function measureCreateWithSubscribers(
  { pool, connectionString }: Database,
  data: BenchData,
): Promise<Figure[]> {
  const { token } = await signedIn(pool, 'counselor');
  const admin = await signedIn(pool, 'admin');
  const bare = await startServer('bare-server.ts', connectionString, 4107);
  const quad = await startServer('quad-server.ts', connectionString, 4108);
  let heard = 0;
  const sockets = await Promise.all(
    Array.from({ length: crowd }, () => follow(quad, admin.token, () => (heard += 1))),
  );
  try {
    const { body } = shots(data).create;
    const rates: { bare: number[]; quad: number[] } = { bare: [], quad: [] };
    for (let turn = 0; turn < 4; turn += 1) {
      const one = await fire(bare, { path: '/create', token, body }, 3, 32);
      const other = await fire(quad, { path: '/graphql', token, body }, 3, 32);
      if (turn === 0) continue;
      rates.bare.push(one.rate);
      rates.quad.push(other.rate);
    }
    if (heard === 0) throw new Error('The subscribers heard nothing.');
    return [
      {
        what: `create with ${crowd} subscribers`,
        value: median(rates.quad),
        ceiling: median(rates.bare),
        unit: '/s',
        aim: { atLeastShare: 0.5 },
      },
    ];
  } finally {
    for (const socket of sockets) socket.terminate();
    await bare.stop();
    await quad.stop();
  }
}
