import type { Queryable } from '../database/queryable.ts';
import type { Log } from '../log.ts';
import type { HeardChange } from './heard-change.ts';

/** What changes touched: ids, by what they are ids of. */
export type Touched = ReadonlyMap<string, ReadonlySet<string>>;

/** What is read, and when it is read again. */
export interface ReadingSource<Value> {
  /** Its name in the log: `The fairs of colleges`. */
  readonly what: string;
  /** Changes of these may change it. */
  readonly topics: readonly string[];
  readonly read: () => Promise<Value>;
  /** Milliseconds between two readings at least. */
  readonly pause: number;
  /** How a few changes are taken over without reading everything again. */
  readonly partly?: {
    /** What a change touches, as pairs of a kind and an id; none where it changes nothing shown. */
    readonly touchedBy: (change: HeardChange) => readonly (readonly [kind: string, id: string])[];
    readonly read: (before: Value, touched: Touched) => Promise<Value>;
  };
  /** Read again only when it is asked for, not when something has changed. */
  readonly onDemand?: boolean;
  /** The cursor of this moment, for pages that follow what they show. */
  readonly presentCursor?: () => Promise<string>;
}

/** What a reading that pages follow is opened with. */
export interface FollowedParts {
  readonly pool: Queryable;
  readonly log: Log;
  /** Resolves when all later changes will be received. */
  readonly followed: Promise<void>;
  /** See `Events.presentCursor`. */
  readonly presentCursor: () => Promise<string>;
}

/** With more touched than this, reading everything again is quicker. */
const many = 500;

/**
 * In-memory data of one process, so that reads need no database call. It is loaded completely once;
 * then, if the source supports it, only changes are loaded.
 */
export class LiveReading<Value> {
  readonly #source: ReadingSource<Value>;
  readonly #log: Log;
  #newest: { readonly number: number; readonly value: Value } | null = null;
  #count = 0;
  #isKept = false;
  /** Everything up to here is in what was read last. */
  #cursor: string | null = null;
  /** What has changed since the last reading. */
  #stale: 'everything' | Map<string, Set<string>> | null = 'everything';
  #isClosed = false;
  #working: Promise<void> | null = null;
  #rest: PromiseWithResolvers<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `followed` ends when every change from then on will be heard: what is read earlier may be old. */
  constructor(source: ReadingSource<Value>, log: Log, followed: Promise<void>) {
    this.#source = source;
    this.#log = log;
    void followed.then(
      () => this.#work(),
      () => undefined,
    );
  }

  /** What was read last; null before the first reading has ended. */
  get kept(): Value | null {
    return this.#isKept && this.#newest ? this.#newest.value : null;
  }

  /** What was read last; before the first reading, and when that failed, it is read for the caller. */
  async get(): Promise<Value> {
    if (this.#source.onDemand && this.#isKept && this.#stale) {
      this.#work();
      await this.#working;
    }
    return this.#isKept && this.#newest ? this.#newest.value : this.#take();
  }

  /**
   * From where to follow what `get` returns afterwards, so that nothing is missed: what is heard
   * during a pause is not in it yet. Null without `presentCursor`.
   */
  async cursor(): Promise<string | null> {
    const present = (await this.#source.presentCursor?.()) ?? null;
    const isBehind = this.#isKept && (this.#stale !== null || this.#working !== null);
    return isBehind ? this.#cursor : present;
  }

  /** Hears of events. Never throws, never waits. */
  hear(changes: readonly HeardChange[]): void {
    const { topics, partly } = this.#source;
    const relevant = changes.filter(({ topic }) => topics.includes(topic));
    if (relevant.length === 0) return;
    if (!partly) return this.rebuild();
    this.#touch(relevant.flatMap((change) => partly.touchedBy(change)));
    if (this.#stale && !this.#source.onDemand) this.#work();
  }

  rebuild(): void {
    this.#stale = 'everything';
    if (!this.#source.onDemand) this.#work();
  }

  /** Ends when everything heard so far is taken over. */
  async settled(): Promise<void> {
    while (!this.#isClosed && (this.#working || (this.#stale && this.#rest)))
      await (this.#working ?? this.#rest?.promise);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#rest?.resolve();
    await this.#working;
  }

  #work(): void {
    if (this.#isClosed || this.#working || this.#rest) return;
    this.#working = this.#read().finally(() => {
      this.#working = null;
      if (this.#isClosed) return;
      const rest = (this.#rest = Promise.withResolvers<void>());
      this.#timer = setTimeout(() => {
        this.#rest = null;
        if (this.#stale && !this.#source.onDemand) this.#work();
        rest.resolve();
      }, this.#source.pause);
      this.#timer.unref();
    });
  }

  #touch(pairs: readonly (readonly [kind: string, id: string])[]): void {
    if (this.#stale === 'everything' || pairs.length === 0) return;
    const stale = this.#stale ?? new Map<string, Set<string>>();
    this.#stale = stale;
    for (const [kind, id] of pairs) stale.set(kind, (stale.get(kind) ?? new Set()).add(id));
    const count = [...stale.values()].reduce((sum, ids) => sum + ids.size, 0);
    if (count > many) this.#stale = 'everything';
  }

  async #read(): Promise<void> {
    try {
      const cursor = (await this.#source.presentCursor?.()) ?? null;
      const stale = this.#stale;
      // What is heard from here on may be newer than what is read, and is read again afterwards.
      this.#stale = null;
      const { partly } = this.#source;
      const before = this.#isKept ? this.#newest : null;
      if (partly && before && stale instanceof Map)
        await this.#take(() => partly.read(before.value, stale));
      else await this.#take(this.#source.read);
      this.#isKept = true;
      this.#cursor = cursor;
    } catch (error) {
      this.#stale = 'everything';
      if (!this.#isClosed)
        this.#log.warn(
          { event: 'live.read_failed', view: this.#source.what, err: error },
          'Reading a live view failed.',
        );
    }
  }

  /** Reads; once someone has seen a value, no one sees an older one. */
  async #take(read: () => Promise<Value> = this.#source.read): Promise<Value> {
    const number = (this.#count += 1);
    const value = await read();
    if (this.#newest && this.#newest.number > number) return this.#newest.value;
    this.#newest = { number, value };
    return value;
  }
}
