import { comparePositions, type Position } from '../cursor.ts';
import { viewerTopic } from '../read-change.ts';
import type { Concern, OutboxRow } from '../read-outbox.server.ts';

interface Limits {
  readonly most: number;
  /** As the database counts them; objects take several times as much. */
  readonly bytes: number;
  /** Milliseconds. */
  readonly keptFor: number;
}

interface Kept {
  readonly row: OutboxRow;
  readonly at: number;
}

/** So that the people of a process that has died come back without a statement each. */
const everyDay: Limits = { most: 20_000, bytes: 16 * 1024 ** 2, keptFor: 10 * 60_000 };

/**
 * The last events that the reader has handed on. Pages subscribe seconds after they were read, and
 * when a fair opens thousands do: what happened in between comes from here, without a statement.
 */
export class RecentEvents {
  readonly #limits: Limits;
  #kept: Kept[] = [];
  #bytes = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...everyDay, ...limits };
  }

  /** Adds events in their order. @param now in milliseconds */
  add(rows: readonly OutboxRow[], now: number): void {
    // Contents of someone who was erased may be among the earlier ones.
    if (rows.some(({ body }) => body['erased'] === true)) this.forget();
    for (const row of rows) {
      this.#kept.push({ row, at: now });
      this.#bytes += row.bytes;
    }
    const { most, bytes, keptFor } = this.#limits;
    const [oldest] = this.#kept;
    if (oldest === undefined) return;
    // Not at each call: what is cut off moves all the others.
    const isFull = this.#kept.length > most * 1.25 || this.#bytes > bytes * 1.25;
    if (!isFull && oldest.at > now - keptFor * 1.25) return;
    let left = this.#kept.length;
    let first = 0;
    for (const { row, at } of this.#kept) {
      if (left <= most && this.#bytes <= bytes && at > now - keptFor) break;
      this.#bytes -= row.bytes;
      left -= 1;
      first += 1;
    }
    this.#kept = this.#kept.slice(first);
  }

  forget(): void {
    this.#kept = [];
    this.#bytes = 0;
  }

  /** The events after a position that concern someone; null if it lies before what is kept. */
  since(position: Position, { topics, accountId }: Concern): readonly OutboxRow[] | null {
    const kept = this.#kept;
    const [first] = kept;
    if (first === undefined || comparePositions(position, first.row.position) < 0) return null;
    let [from, to] = [0, kept.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const row = kept[middle]?.row;
      if (row !== undefined && comparePositions(row.position, position) <= 0) from = middle + 1;
      else to = middle;
    }
    const found: OutboxRow[] = [];
    for (let n = from; n < kept.length; n += 1) {
      const row = kept[n]?.row;
      if (row === undefined) continue;
      const isOwn = row.topic === viewerTopic && row.body['accountId'] === accountId;
      if (isOwn || topics.includes(row.topic)) found.push(row);
    }
    return found;
  }
}
