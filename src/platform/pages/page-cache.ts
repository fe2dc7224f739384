/** What is kept of a page: `size` in characters counts against the capacity. */
export interface Kept {
  readonly size: number;
}

interface Entry<Page> {
  readonly page: Page;
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
export class PageCache<Page extends Kept> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #rendering = new Map<string, Promise<Page | undefined>>();
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
  find(key: string, now: number): Page | undefined {
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
  keep(key: string, page: Page, now: number, generation: number): void {
    const size = key.length + page.size;
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

  /**
   * What is being rendered under a key for another visitor, if anything: the page, or undefined when it
   * turned out to be for that visitor alone.
   */
  rendering(key: string): Promise<Page | undefined> | undefined {
    return this.#rendering.get(key);
  }

  /** Lets visitors who come now wait for a rendering that begins; call the answer when it has ended. */
  begin(key: string): (page?: Page) => void {
    const { promise, resolve } = Promise.withResolvers<Page | undefined>();
    this.#rendering.set(key, promise);
    return (page) => {
      if (this.#rendering.get(key) === promise) this.#rendering.delete(key);
      resolve(page);
    };
  }

  /** Something that pages show has changed. */
  empty(): void {
    this.#generation += 1;
    // What is being rendered may show what was: visitors who come from here on do not wait for it.
    this.#rendering.clear();
    this.#entries.clear();
    this.#size = 0;
  }
}
