import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { HeardChange } from '../../../platform/events/heard-change.ts';
import { LiveReading } from '../../../platform/events/live-reading.ts';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';
import { priceBook, type PriceBook, type PriceVersion, readPriceList } from '../price-book.ts';
import { priceListShape, type PriceList } from '../price-list.ts';

/** The topic of their changes. */
export const priceTopic = 'PriceVersion';

/** The price list in the memory of one process; follows every change. */
export interface LivePrices {
  /** As last read. */
  readonly book: PriceBook;
  /** The variable that sets the list, which admins then can't change; null without one. */
  readonly variable: 'PRICES' | null;
  hear(changes: readonly HeardChange[]): void;
  rebuild(): void;
  /** Resolves when every change received so far is applied. */
  settled(): Promise<void>;
  /** Reads what this process has just written. */
  refresh(): Promise<void>;
  /** Rereads when another process has shown a version that this one has not received yet. */
  catchUp(seen: number | null | undefined): Promise<void>;
  close(): Promise<void>;
}

/** All versions, oldest first. Leaves out a list that this release can't read. */
export async function readPriceVersions(on: Queryable): Promise<readonly PriceVersion[]> {
  const rows = await readRows(on, {
    number: 'number',
    madeAt: 'timestamp',
    madeBy: 'text?',
    byVariable: 'boolean',
    note: 'text?',
    list: 'json',
  })(
    `select p.number, p.list, p.made_at as "madeAt", a.name as "madeBy",
       p.by_variable as "byVariable", p.note
     from price_version p left join account a on a.id = p.made_by order by p.number`,
  );
  return rows.flatMap((row) => {
    const { success, output } = v.safeParse(priceListShape, row.list);
    return success ? [{ ...row, list: output }] : [];
  });
}

/** The price list of the environment; null when not set. @throws EnvError */
const setPrices = ({ prices }: Pick<Env, 'prices'>): PriceList | null =>
  prices === undefined ? null : readPriceList(prices);

const bookOf = (versions: readonly PriceVersion[], list: PriceList | null): PriceBook =>
  priceBook(
    versions,
    list && {
      list,
      number: versions.findLast((one) => isDeepStrictEqual(one.list, list))?.number ?? 0,
    },
  );

/** The current price list, for commands. @throws EnvError for a list that can't be read */
export async function readPriceBook(env: Pick<Env, 'prices'>, on: Queryable): Promise<PriceBook> {
  return bookOf(await readPriceVersions(on), setPrices(env));
}

/**
 * Opens the price list: loaded when this resolves, and following every change from then on. A list
 * set by the environment is recorded as a version, so that promises made under it hold.
 *
 * @throws EnvError for a list that can't be read, and when the database can't be reached
 */
export async function openPrices(
  env: Pick<Env, 'prices'>,
  pool: Queryable,
  world: World,
  log: Log,
  followed: Promise<void>,
): Promise<LivePrices> {
  const set = setPrices(env);
  if (set) await keepSetPrices(pool, world, set);
  const read = async () => bookOf(await readPriceVersions(pool), set);
  const reading = new LiveReading<PriceBook>(
    { what: 'The price list', topics: [priceTopic], pause: 100, read },
    log,
    followed,
  );
  const first = await read();
  const refresh = async () => {
    reading.rebuild();
    await reading.settled();
  };
  const book = () => reading.kept ?? first;
  return {
    get book() {
      return book();
    },
    variable: set ? 'PRICES' : null,
    hear: (changes) => reading.hear(changes),
    rebuild: () => reading.rebuild(),
    settled: () => reading.settled(),
    refresh,
    async catchUp(seen) {
      if ((seen ?? 0) > book().number) await refresh();
    },
    close: () => reading.close(),
  };
}

/** Two processes that start at once write one version. */
const keepSetPrices = (pool: Queryable, world: World, list: PriceList) =>
  pool.query(
    `insert into price_version (number, list, made_at, by_variable)
     select coalesce(max(number), 0) + 1, $1::jsonb, $2, true from price_version
     having (select list from price_version order by number desc limit 1) is distinct from $1::jsonb
     on conflict do nothing`,
    [JSON.stringify(list), world.now()],
  );
