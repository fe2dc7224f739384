import { comparePositions, type Position } from '../cursor.ts';
import { viewerTopic } from '../read-change.ts';
import type { Concern, OutboxRow } from '../read-outbox.server.ts';

interface Limits {
  readonly most: number;
  /** Milliseconds. */
  readonly keptFor: number;
}

interface Kept {
  readonly row: OutboxRow;
  readonly at: number;
}

/** So that the people of a process that has died come back without a statement each. */
const everyDay: Limits = { most: 20_000, keptFor: 10 * 60_000 };

/**
 * The last events that the reader has handed on. Pages subscribe seconds after they were read, and
 * when a fair opens thousands do: what happened in between comes from here, without a statement.
 */
export class RecentEvents {
  readonly #limits: Limits;
  #kept: Kept[] = [];

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...everyDay, ...limits };
  }

  /** Adds events in their order. @param now in milliseconds */
  add(rows: readonly OutboxRow[], now: number): void {
    // Contents of someone who was erased may be among the earlier ones.
    if (rows.some(({ body }) => body['erased'] === true)) this.forget();
    for (const row of rows) this.#kept.push({ row, at: now });
    const { most, keptFor } = this.#limits;
    const oldest = this.#kept[0];
    if (oldest === undefined) return;
    // Not at each call: what is cut off moves all the others.
    if (this.#kept.length <= most * 1.25 && oldest.at > now - keptFor * 1.25) return;
    const first = this.#kept.findIndex(({ at }) => at > now - keptFor);
    this.#kept = first < 0 ? [] : this.#kept.slice(Math.max(first, this.#kept.length - most));
  }

  forget(): void {
    this.#kept = [];
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
