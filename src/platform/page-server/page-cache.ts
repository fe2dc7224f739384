import { LRUCache } from 'lru-cache';

/** A cached page: `size` in characters counts against the capacity. */
export interface Cached {
  readonly size: number;
  /** What it shows (see `changed`); a page that shows nothing that changes has none. */
  readonly tags: ReadonlySet<string>;
}

interface Options {
  /** Characters of all pages together. */
  readonly capacity: number;
  /** Milliseconds for which a page is right without any change: fairs open and end by the clock. */
  readonly freshFor: number;
  /** The present in milliseconds. */
  readonly now: () => number;
}

/** A rendering in progress. */
export interface Rendering<Page> {
  /** Keeps what was rendered, unless something it shows has changed since, and gives it to who waits. */
  keep(page: Page): void;
  /** Call when it has ended, even without a page: waiting visitors then render their own. */
  end(): void;
}

/**
 * An LRU cache of pages rendered for visitors without a session. A change drops the pages that show
 * it; a page whose rendering began before the change and ends after it is not cached.
 */
export class PageCache<Page extends Cached> {
  readonly #pages: LRUCache<string, Page>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #rendering = new Map<string, Promise<Page | undefined>>();
  /** Keys of which the last rendering was for one visitor alone, or failed: no one waits for the next. */
  readonly #notForAll: LRUCache<string, true>;
  /** Changes that renderings in progress may not include. */
  readonly #unknownTo = new Set<Set<string>>();

  constructor({ capacity, freshFor, now }: Options) {
    this.#pages = new LRUCache({
      maxSize: capacity,
      maxEntrySize: Math.floor(capacity / 20),
      sizeCalculation: (page, key) => key.length + page.size,
      ttl: freshFor,
      // Every look asks the clock.
      ttlResolution: 0,
      perf: { now },
      dispose: (page, key) => this.#untag(page, key),
    });
    this.#notForAll = new LRUCache({
      max: 1000,
      ttl: freshFor,
      ttlResolution: 0,
      perf: { now },
    });
  }

  find(key: string): Page | undefined {
    return this.#pages.get(key);
  }

  /**
   * What is being rendered under a key for another visitor, if anything: the page, or undefined when it
   * turned out to be for that visitor alone. Where the one before it was, too, no one waits.
   */
  rendering(key: string): Promise<Page | undefined> | undefined {
    return this.#notForAll.has(key) ? undefined : this.#rendering.get(key);
  }

  /** Lets later visitors wait for a rendering in progress. */
  begin(key: string): Rendering<Page> {
    const { promise, resolve } = Promise.withResolvers<Page | undefined>();
    this.#rendering.set(key, promise);
    const changed = new Set<string>();
    this.#unknownTo.add(changed);
    let isForAll = false;
    return {
      keep: (page) => {
        isForAll = true;
        this.#notForAll.delete(key);
        if (![everything, ...page.tags].some((tag) => changed.has(tag))) {
          this.#pages.set(key, page);
          if (this.#pages.has(key)) this.#tag(page, key);
        }
        resolve(page);
      },
      end: () => {
        this.#unknownTo.delete(changed);
        if (!isForAll) this.#notForAll.set(key, true);
        if (this.#rendering.get(key) === promise) this.#rendering.delete(key);
        resolve(undefined);
      },
    };
  }

  /** Something has changed: drops the pages that show it. */
  changed(tags: Iterable<string>): void {
    for (const tag of tags) {
      for (const changes of this.#unknownTo) changes.add(tag);
      for (const key of this.#byTag.get(tag) ?? []) this.#pages.delete(key);
    }
    this.#forgetRenderings();
  }

  /** Anything may have changed: drops every page. */
  empty(): void {
    for (const changes of this.#unknownTo) changes.add(everything);
    this.#pages.clear();
    this.#forgetRenderings();
  }

  /** A rendering in progress may show the old state: later visitors don't wait for it. */
  #forgetRenderings(): void {
    this.#rendering.clear();
  }

  #tag({ tags }: Page, key: string): void {
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set<string>();
      this.#byTag.set(tag, keys.add(key));
    }
  }

  #untag({ tags }: Page, key: string): void {
    for (const tag of tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** Not a page tag: stands for all of them. */
const everything = '';
