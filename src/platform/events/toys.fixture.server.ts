import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../database/database.server.ts';
import { silentLog } from '../log.ts';
import type { Log } from '../log.ts';
import { Refusal, forbidden } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import { realWorld } from '../real-world.server.ts';
import type { World } from '../world.ts';
import { openEvents } from './events.server.ts';
import type { EventLimits, Events } from './events.server.ts';
import type { AnswerRequest, Change, Feed, LiveRequest } from './feed.ts';

type ToyDatabase = Pick<Database, 'pool' | 'connectionString'>;

/** A table of toys, and children whose rights are a number that only grows. */
export async function makeToys({ pool }: ToyDatabase): Promise<void> {
  await pool.query(`
    create table toy (id serial primary key, box text not null, secret boolean not null default false,
      fill text not null default '', updated_at timestamptz default now());
    create trigger record_change after insert or update or delete on toy
      for each row execute function record_change('Toy');
    create table child (id text primary key, rights int not null default 1);
    create trigger record_viewer_change after update or delete on child
      for each row execute function record_viewer_change('id');`);
}

/** A child as a viewer; its rights are the number of the only thing it holds. */
function asViewer(id: string, rights: number, expiresAt: Date): Viewer {
  return {
    id,
    role: 'STUDENTS',
    approved: true,
    holds: { rights: [String(rights)] },
    email: null,
    sessionId: `session of ${id}`,
    expiresAt,
  };
}

export function rightsOf(viewer: Viewer): number {
  return Number(viewer.holds.rights?.[0]);
}

/** Follows the toys of one box. Odd rights see secret toys, even ones do not. */
export function toyFeed(box: string, allows?: Feed['allows']): Feed {
  return {
    topics: ['Toy'],
    key: `toys ${box}`,
    classOf: (viewer) => String(rightsOf(viewer)),
    async execute(viewer, { kind, before, after }: Change) {
      const toy = after ?? before;
      if (toy?.box !== box) return null;
      if (toy.fill === 'broken') throw new Error('This toy is broken.');
      // Sometimes slow, so that changes queue up.
      if (Number(toy.id) % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      const rights = rightsOf(viewer);
      const shown = toy.secret === true && rights % 2 === 0 ? null : Number(toy.id);
      return { data: { toy: shown, kind, rights, fill: toy.fill } };
    },
    ...(allows === undefined ? {} : { allows }),
  };
}

/** Follows the toys of one box and declares which changes concern it. */
export const nearToyFeed = (box: string): Feed => ({
  ...toyFeed(box),
  key: `near toys ${box}`,
  concerns: ({ before, after }) => (after ?? before)?.box === box,
});

/** `box NAME` and `near NAME` follow a box, anything else is answered at once. */
export const answerToys: AnswerRequest = async ({ query, variables }: LiveRequest, { viewer }) => {
  const [, isNear, box] = /^(?:box|(near)) (.*)$/.exec(query) ?? [];
  if (box !== undefined) {
    const after = variables?.after;
    const feed = isNear ? nearToyFeed(box) : toyFeed(box);
    return typeof after === 'string' ? { feed, after } : { feed };
  }
  if (query.startsWith('even ')) {
    return { feed: toyFeed(query.slice(5), (now) => rightsOf(now) % 2 === 0) };
  }
  if (query === 'who') return { result: { data: { who: viewer.id } } };
  if (query === 'throw') throw new Error('not for the client');
  return { result: { errors: [{ message: 'No such toy.', extensions: { code: 'NOT_FOUND' } }] } };
};

export interface SampleApp {
  readonly events: Events;
  readonly port: number;
  close(): Promise<void>;
}

export interface SampleAppOptions {
  readonly world?: World;
  readonly log?: Log;
  readonly limits?: Partial<EventLimits>;
}

/** A web server with nothing but sockets and event streams; the token is a child's name. */
export async function openSampleApp(
  database: ToyDatabase,
  { world = realWorld, log = silentLog, limits = {} }: SampleAppOptions = {},
): Promise<SampleApp> {
  const { pool } = database;
  async function readChild(id: string, expiresAt: Date): Promise<Viewer | null> {
    const { rows } = await pool.query<{ rights: number }>(
      'select rights from child where id = $1',
      [id],
    );
    return rows[0] === undefined ? null : asViewer(id, rows[0].rights, expiresAt);
  }
  const events = openEvents({
    database,
    world,
    log,
    limits,
    async identify({ authorization, cookie }) {
      const id = authorization ?? cookie;
      const expiresAt = new Date(world.now().getTime() + 60_000);
      return id === undefined ? null : readChild(id, expiresAt);
    },
    rereadViewer: (viewer) => readChild(viewer.id ?? '', viewer.expiresAt),
    answer: answerToys,
    admit({ headers }) {
      if (headers.origin === 'http://evil.test') throw forbidden();
    },
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
  });
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const lastEventId = request.headers['last-event-id'];
      readChild(request.headers.authorization ?? '', new Date(world.now().getTime() + 60_000))
        .then(async (viewer) => {
          if (viewer === null) throw forbidden();
          await events.openStream({
            request: JSON.parse(body) as LiveRequest,
            viewer,
            address: '',
            response,
            ...(typeof lastEventId === 'string' ? { lastEventId } : {}),
          });
        })
        .catch((error: unknown) => {
          const retryAfter = error instanceof Refusal ? error.retryAfter : undefined;
          response.writeHead(
            503,
            retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
          );
          response.end();
        });
    });
  });
  events.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await events.ready;
  const { port } = server.address() as AddressInfo;
  return {
    events,
    port,
    async close() {
      await events.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
