import type { Database } from '../../database/database.server.ts';
import { silentLog } from '../../log.ts';
import type { Viewer } from '../../model/viewer.ts';
import { nothingHeldBack } from '../../testing/nothing-held-back.server.ts';
import { worldAt } from '../../testing/world-at.server.ts';
import type { TestWorld } from '../../testing/world-at.server.ts';
import { beginning, comparePositions } from '../cursor.ts';
import type { Feed } from '../feed.ts';
import { openHub } from './hub.server.ts';
import type { Hub } from './hub.server.ts';
import { readLastPosition, readOutbox, settleEpoch } from '../read-outbox.server.ts';
import type { OutboxRow } from '../read-outbox.server.ts';
import type { Ending, Sink } from '../connections/sink.ts';
import { toyFeed } from '../toys.fixture.server.ts';

/** What someone was shown, in short. */
export interface Seen {
  readonly toy: number | string | null;
  readonly rights: number;
}

/** A child as a viewer with these rights, for an hour from 10:00. */
export function child(id: string, rights: number): Viewer {
  return {
    id,
    role: 'STUDENTS',
    approved: true,
    holds: { rights: [String(rights)] },
    email: null,
    sessionId: `session of ${id}`,
    expiresAt: new Date('2026-11-21T11:00:00Z'),
  };
}

/** A client that records what it receives. */
export function listener() {
  const seen: (Seen | 'read afresh')[] = [];
  const cursors: string[] = [];
  const refused = { count: 0 };
  const sink: Sink = {
    deliver({ json, cursor }) {
      const { data } = JSON.parse(new TextDecoder().decode(json)) as { data: Seen | null };
      seen.push(data === null ? 'read afresh' : { toy: data.toy, rights: data.rights });
      cursors.push(cursor);
    },
    drained: () => Promise.resolve(),
    refuse: () => (refused.count += 1),
  };
  return { seen, sink, cursors, refused };
}

/** A feed whose first execution waits until it is released. */
export function slowFeed(box: string): { feed: Feed; go: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const feed = toyFeed(box);
  let first = true;
  return {
    go: () => resolve(undefined),
    feed: {
      ...feed,
      async execute(viewer, change) {
        const waits = first;
        first = false;
        if (waits) await promise;
        return feed.execute(viewer, change);
      },
    },
  };
}

/** A hub whose reader moves only when the test says so. */
export class HubStand {
  readonly outboxReader = { epoch: '', position: beginning };
  readonly world: TestWorld = worldAt('2026-11-21T10:00:00Z');
  readonly hub: Hub;
  /** While set, reading rights fails. */
  blindness: Error | undefined;
  readonly #pool: Database['pool'];

  constructor({ pool }: Pick<Database, 'pool'>) {
    this.#pool = pool;
    this.hub = openHub({
      world: this.world,
      log: silentLog,
      database: pool,
      outboxReader: () => this.outboxReader,
      rereadViewer: async ({ id }) => {
        if (this.blindness !== undefined) throw this.blindness;
        const { rows } = await pool.query<{ rights: number }>(
          'select rights from child where id = $1',
          [id],
        );
        return rows[0] === undefined ? null : child(id ?? '', rows[0].rights);
      },
    });
  }

  /** Moves to the end of the table, past what others have left there. */
  async stand(): Promise<this> {
    await nothingHeldBack(this.#pool);
    this.outboxReader.epoch = await settleEpoch(this.#pool);
    this.outboxReader.position = await readLastPosition(this.#pool);
    return this;
  }

  /** Someone connects and follows a feed. */
  come(id: string, feed: Feed, after?: string, viewer = child(id, 1)) {
    const heard = listener();
    const endings: Ending[] = [];
    const guest = this.hub.enter(viewer, this.hub.mark(), (ending) => endings.push(ending));
    const leave = guest.follow(feed, heard.sink, after);
    return { ...heard, endings, guest, leave };
  }

  async put(box: string): Promise<number> {
    const { rows } = await this.#pool.query<{ id: number }>(
      'insert into toy (box) values ($1) returning id',
      [box],
    );
    return rows[0]?.id ?? 0;
  }

  /** What the reader would read next: everything, once no other writer delays it. */
  async peek(): Promise<readonly OutboxRow[]> {
    const { rows: all } = await this.#pool.query<{ xid: string; id: number }>(
      'select xid::text, id from event order by event.xid desc, event.id desc limit 1',
    );
    const last = { xid: Number(all[0]?.xid ?? 0), id: all[0]?.id ?? 0 };
    const found: OutboxRow[] = [];
    let position = this.outboxReader.position;
    while (comparePositions(position, last) < 0) {
      const { rows } = await readOutbox(this.#pool, position, 5_000);
      found.push(...rows);
      position = rows.at(-1)?.position ?? position;
    }
    return found;
  }

  /** The reader delivers these. */
  move(rows: readonly OutboxRow[]): void {
    this.outboxReader.position = rows.at(-1)?.position ?? this.outboxReader.position;
    this.hub.take(rows);
  }

  /** The reader reads to the end. */
  async read(): Promise<void> {
    this.move(await this.peek());
  }
}
