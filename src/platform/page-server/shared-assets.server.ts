import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../database/queryable.ts';
import { readRows, row, type RowOf } from '../database/read-rows.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';

const pageAssetRow = row({
  content: 'bytes',
  /** The same, compressed by Brotli; null where that is no smaller. */
  brotli: 'bytes?',
});

/** A script, style, font or picture that pages are made of. */
export type PageAsset = RowOf<typeof pageAssetRow>;

/** What the pages of all releases that ran of late are made of. */
export interface SharedAssets {
  /** An asset of this or another release; undefined for none. */
  find(name: string): Promise<PageAsset | undefined>;
  /** Stops marking the assets of this process as used. */
  close(): void;
}

interface Options {
  readonly pool: Queryable;
  readonly world: World;
  readonly log: Log;
  /** Where the built assets of this process are. */
  readonly folder: string;
}

const hour = 3_600_000;

/** Milliseconds for which assets stay after their last use. */
const keptFor = 7 * 24 * hour;

/** Assets per statement. */
const atOnce = 40;

/** How the builder names assets; nothing else is looked up. */
const plainName = /^[\w.-]{1,200}$/;

/**
 * Stores the built assets of this process in the database, so that processes of other releases can
 * serve them, and deletes those of releases that have not run for a week. Call it before the
 * process serves a page: another process may get the requests for its assets.
 */
export async function shareAssets({ pool, world, log, folder }: Options): Promise<SharedAssets> {
  const own = (await readdir(folder)).filter((name) => !/\.(?:br|gz)$/.test(name));
  await putMissing();
  await describeInUse();
  const saying = setInterval(() => {
    describeInUse().catch((error: unknown) =>
      log.warn({ event: 'pages.assets_mark_failed', err: error }, 'Marking assets as used failed.'),
    );
  }, 6 * hour).unref();
  const found = new Map<string, Promise<PageAsset | undefined>>();

  async function putMissing(): Promise<void> {
    const rows = await readRows(pool, { name: 'text' })(
      'select name from page_asset where name = any($1)',
      [own],
    );
    const there = new Set(rows.map(({ name }) => name));
    const missing = own.filter((name) => !there.has(name));
    for (let start = 0; start < missing.length; start += atOnce) {
      const names = missing.slice(start, start + atOnce);
      const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
      const smaller = await Promise.all(
        names.map((name) => readFile(join(folder, `${name}.br`)).catch(() => null)),
      );
      await pool.query(
        `insert into page_asset (name, content, brotli, used_at)
         select *, $4 from unnest($1::text[], $2::bytea[], $3::bytea[]) on conflict do nothing`,
        [names, contents, smaller, world.now()],
      );
    }
  }

  async function describeInUse(): Promise<void> {
    const now = world.now();
    await pool.query('update page_asset set used_at = $2 where name = any($1)', [own, now]);
    await pool.query('delete from page_asset where used_at < $1', [
      new Date(now.getTime() - keptFor),
    ]);
  }

  async function read(name: string): Promise<PageAsset | undefined> {
    const rows = await readRows(pool, pageAssetRow)(
      'select content, brotli from page_asset where name = $1',
      [name],
    );
    return rows[0];
  }

  return {
    async find(name) {
      if (!plainName.test(name)) return undefined;
      const cached = found.get(name);
      if (cached) return cached;
      const reading = read(name);
      found.set(name, reading);
      // Misses aren't cached, because the next release may add the asset; hits are a few hundred.
      const asset = await reading.catch((error: unknown) => {
        found.delete(name);
        throw error;
      });
      if (asset === undefined) found.delete(name);
      return asset;
    },
    close: () => clearInterval(saying),
  };
}
