import type { Log } from '../../platform/log.ts';
import type { AttendedFair } from '../attended-fair.ts';
import type { HeardChange } from './live-directory.server.ts';

/** Where the coming fairs of colleges are read; fairs are a later noun's. */
export interface FairsSource {
  /** Changes of these may change who attends what. */
  readonly topics: readonly string[];
  /** All colleges at all coming fairs, the next fair first. */
  readonly read: () => Promise<readonly (AttendedFair & { readonly collegeId: string })[]>;
}

/** Milliseconds between two readings at least: booths change often while a fair is on. */
const pause = 500;

const none: readonly AttendedFair[] = [];

/**
 * The coming fairs of every college, in the memory of one process. All of them are read in one
 * statement when one of them has changed, so that a page of cards asks nothing.
 */
export class LiveFairs {
  readonly #source: FairsSource;
  readonly #log: Log;
  #fairs: ReadonlyMap<string, readonly AttendedFair[]> = new Map();
  #isStale = true;
  #isClosed = false;
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `followed` ends when every change from then on will be heard. */
  constructor(source: FairsSource, log: Log, followed: Promise<void>) {
    this.#source = source;
    this.#log = log;
    void followed.then(
      () => this.#work(),
      () => undefined,
    );
  }

  /** The fairs of a college that have not ended, the next one first. */
  of(collegeId: string, now: Date): readonly AttendedFair[] {
    const fairs = this.#fairs.get(collegeId) ?? none;
    return fairs.filter(({ endTime }) => endTime > now);
  }

  /** Hears of events. Never throws, never waits. */
  hear(changes: readonly HeardChange[]): void {
    if (changes.some(({ topic }) => this.#source.topics.includes(topic))) this.startAfresh();
  }

  startAfresh(): void {
    this.#isStale = true;
    this.#work();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #work(): void {
    if (this.#isClosed || this.#working || this.#timer) return;
    this.#working = this.#read().finally(() => {
      this.#working = null;
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        if (this.#isStale) this.#work();
      }, pause);
      this.#timer.unref();
    });
  }

  async #read(): Promise<void> {
    // What is heard from here on may be newer than what is read, and is read again afterwards.
    this.#isStale = false;
    try {
      const fairs = Map.groupBy(await this.#source.read(), ({ collegeId }) => collegeId);
      this.#fairs = fairs;
    } catch (error) {
      this.#isStale = true;
      if (!this.#isClosed)
        this.#log.warn({ err: error }, 'The fairs of colleges could not be read.');
    }
  }
}
