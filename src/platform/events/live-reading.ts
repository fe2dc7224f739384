import type { Log } from '../log.ts';

/** What is read, and when it is read again. */
export interface ReadingSource<Value> {
  /** What it is, for the log: `The fairs of colleges`. */
  readonly what: string;
  /** Changes of these may change it. */
  readonly topics: readonly string[];
  readonly read: () => Promise<Value>;
  /** Milliseconds between two readings at least. */
  readonly pause: number;
}

/**
 * Something that is read as a whole, kept in the memory of one process, and read again when one of
 * its topics has changed, so that who asks for it asks the database nothing.
 */
export class LiveReading<Value> {
  readonly #source: ReadingSource<Value>;
  readonly #log: Log;
  #newest: { readonly number: number; readonly value: Value } | null = null;
  #count = 0;
  #isKept = false;
  #isStale = true;
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
    return this.#isKept && this.#newest ? this.#newest.value : this.#take();
  }

  /** Hears of events. Never throws, never waits. */
  hear(changes: readonly { readonly topic: string }[]): void {
    if (changes.some(({ topic }) => this.#source.topics.includes(topic))) this.startAfresh();
  }

  startAfresh(): void {
    this.#isStale = true;
    this.#work();
  }

  /** Ends when everything heard so far is taken over. */
  async settled(): Promise<void> {
    while (!this.#isClosed && (this.#working || (this.#isStale && this.#rest)))
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
        if (this.#isStale) this.#work();
        rest.resolve();
      }, this.#source.pause);
      this.#timer.unref();
    });
  }

  async #read(): Promise<void> {
    // What is heard from here on may be newer than what is read, and is read again afterwards.
    this.#isStale = false;
    try {
      await this.#take();
      this.#isKept = true;
    } catch (error) {
      this.#isStale = true;
      if (!this.#isClosed)
        this.#log.warn({ err: error }, `${this.#source.what} could not be read.`);
    }
  }

  /** Reads; whoever has seen something once never sees what was read before it. */
  async #take(): Promise<Value> {
    const number = (this.#count += 1);
    const value = await this.#source.read();
    if (this.#newest && this.#newest.number > number) return this.#newest.value;
    this.#newest = { number, value };
    return value;
  }
}
