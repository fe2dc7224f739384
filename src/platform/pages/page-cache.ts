/** A page as it was rendered, with the place of the nonce still open. */
export interface KeptPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

interface Entry {
  readonly page: KeptPage;
  readonly size: number;
  readonly until: number;
}

interface Options {
  /** Characters of all pages together. */
  readonly capacity: number;
  /** Milliseconds for which a page is right without any change: fairs open and end by the clock. */
  readonly freshFor: number;
}

/**
 * Pages that were rendered for visitors without a session, the least used forgotten first. A change
 * empties it; what was rendered before the change and arrives after it is not taken in.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #capacity: number;
  readonly #freshFor: number;
  #size = 0;
  #generation = 0;

  constructor({ capacity, freshFor }: Options) {
    this.#capacity = capacity;
    this.#freshFor = freshFor;
  }

  /** To be read before a page is rendered, and given to `keep`. */
  get generation(): number {
    return this.#generation;
  }

  /** @param now milliseconds */
  find(key: string, now: number): KeptPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= now) {
      this.#size -= entry.size;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** Keeps a page whose rendering began at `generation`. */
  keep(key: string, page: KeptPage, now: number, generation: number): void {
    const size = key.length + page.body.length;
    if (generation !== this.#generation || size > this.#capacity / 20) return;
    this.#size += size - (this.#entries.get(key)?.size ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, { page, size, until: now + this.#freshFor });
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#capacity) break;
      this.#entries.delete(oldest);
      this.#size -= entry.size;
    }
  }

  /** Something that pages show has changed. */
  empty(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#size = 0;
  }
}
