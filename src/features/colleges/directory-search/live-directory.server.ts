import type { HeardChange } from '../../../platform/events/heard-change.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Log } from '../../../platform/log.ts';
import { unavailable } from '../../../platform/model/refusal.ts';
import type { PublicCard } from './directory-entry.ts';
import type { Coordinates, Home } from '../miles-between.ts';
import type { SimilarCard } from './find-similar.ts';
import { DirectoryIndex, type DirectoryPage, type DirectoryQuery } from './directory-index.ts';
import { loadAllEntries, loadEntries } from './load-entries.server.ts';

/** Colleges reread in one statement. */
const batch = 300;
/** With more pending changes than this, rereading everything is faster. */
const many = 1_500;
/** Milliseconds between retries when the database is down. */
const pause = 1_000;
/** Maximum milliseconds that a query waits for the first build. */
const timeLimit = 5_000;

/**
 * The directory of one process. It is built once from the database and then follows the events of
 * the outbox, so changes by any process appear once the outbox reader has read them.
 */
export class LiveDirectory {
  readonly #database: Queryable;
  readonly #log: Log;
  #index = new DirectoryIndex();
  #isStale = true;
  readonly #changed = new Set<string>();
  #working: Promise<void> | null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #built = Promise.withResolvers<void>();
  #isBuilt = false;
  #hasBegun = false;

  /** `followed` resolves when all later changes are received: earlier reads may be stale. */
  constructor(database: Queryable, log: Log, followed: Promise<void>) {
    this.#database = database;
    this.#log = log;
    this.#working = followed.then(() => this.#run());
  }

  /** Receives every event once, in order. Never throws, never waits. */
  hear(changes: readonly HeardChange[]): void {
    for (const { topic, body } of changes) {
      const id = collegeOf(topic, body);
      if (id !== null) this.#changed.add(id);
    }
    if (this.#changed.size > 0) this.#work();
  }

  /** Rebuilds everything: events may have been missed. Queries use the old data meanwhile. */
  rebuild(): void {
    this.#isStale = true;
    this.#work();
  }

  /**
   * @throws Refusal SERVICE_UNAVAILABLE when it can't be built because the database is down
   */
  async query(query: DirectoryQuery): Promise<DirectoryPage> {
    if (!this.#isBuilt) await this.#firstBuilding();
    return this.#index.query(query);
  }

  /** The open college whose page has this address; null when there is none. */
  async find(slug: string): Promise<PublicCard | null> {
    if (!this.#isBuilt) await this.#firstBuilding();
    return this.#index.find(slug);
  }

  /** The points of each open college that a search by name finds. */
  async match(search: string): Promise<readonly (readonly [id: string, points: number])[]> {
    if (!this.#isBuilt) await this.#firstBuilding();
    return this.#index.match(search);
  }

  /** The open ones of the given colleges, in their order. */
  async cards(ids: readonly string[]): Promise<readonly PublicCard[]> {
    if (!this.#isBuilt) await this.#firstBuilding();
    return ids.flatMap((id) => this.#index.get(id) ?? []);
  }

  /** Where someone lives, estimated from the colleges nearby. */
  async homeOf(home: Home): Promise<Coordinates | null> {
    if (!this.#isBuilt) await this.#firstBuilding();
    return this.#index.homeOf(home);
  }

  /** The colleges most like the one whose page has this address. */
  async similar(slug: string, limit: number): Promise<readonly SimilarCard[]> {
    if (!this.#isBuilt) await this.#firstBuilding();
    return this.#index.similar(slug, limit);
  }

  /** Resolves when everything received so far is applied, or failed. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    // Before the first change is received nothing has started that would have to end.
    if (this.#hasBegun) await this.#working;
  }

  async #firstBuilding(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patient = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(unavailable()), timeLimit);
    });
    await Promise.race([this.#built.promise, patient]).finally(() => clearTimeout(timer));
  }

  #work(): void {
    if (this.#isClosed || this.#working) return;
    clearTimeout(this.#retry);
    this.#working = this.#run();
  }

  async #run(): Promise<void> {
    this.#hasBegun = true;
    let failed = false;
    try {
      await this.#catchUp();
    } catch (error) {
      failed = true;
      this.#isStale = true;
      if (!this.#isClosed) this.#tryLater(error);
    }
    this.#working = null;
    // A change may have been received after the last check and before this line.
    if (!failed && (this.#isStale || this.#changed.size > 0)) this.#work();
  }

  #tryLater(error: unknown): void {
    this.#log.warn(
      { event: 'colleges.directory_load_failed', err: error },
      'Loading the college directory failed.',
    );
    this.#retry = setTimeout(() => this.#work(), pause);
    this.#retry.unref();
  }

  async #catchUp(): Promise<void> {
    while (!this.#isClosed && (this.#isStale || this.#changed.size > 0)) {
      if (this.#isStale || this.#changed.size > many) await this.#build();
      else await this.#takeOver();
    }
  }

  async #build(): Promise<void> {
    // Changes received from here on may be newer than what is read, and are read again afterwards.
    this.#isStale = false;
    this.#changed.clear();
    const index = new DirectoryIndex();
    for await (const page of loadAllEntries(this.#database)) {
      for (const entry of page) index.put(entry);
    }
    this.#index = index;
    this.#isBuilt = true;
    this.#built.resolve();
  }

  async #takeOver(): Promise<void> {
    const ids = [...this.#changed].slice(0, batch);
    for (const id of ids) this.#changed.delete(id);
    const gone = new Set(ids);
    for (const entry of await loadEntries(this.#database, ids)) {
      this.#index.put(entry);
      gone.delete(entry.card.id);
    }
    for (const id of gone) this.#index.remove(id);
  }
}

/** The college that an event concerns, if any. */
function collegeOf(topic: string, body: HeardChange['body']): string | null {
  if (topic === 'College' || topic === 'CollegeAlias') return textOr(body['id']);
  if (topic !== 'CollegeProfile') return null;
  const image = body['after'] ?? body['before'];
  return typeof image === 'object' && image !== null && 'college_id' in image
    ? textOr(image.college_id)
    : null;
}

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
