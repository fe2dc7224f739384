import { comesAfter } from '../../../platform/events/cursor.ts';
import { minutesAt } from './expected-wait.ts';
import type { MyQueues, QueueEntry } from './queue-queries.ts';

/** What `onQueueNews` brings. */
export interface QueueNews {
  readonly boothId: string;
  readonly isOpen: boolean;
  readonly waiting: number;
  readonly secondsPerPlace: number;
  readonly line: readonly string[] | null;
  readonly entry: QueueEntry | null;
}

/** A student's queues in the state of a page. */
export interface QueuesNow {
  readonly page: MyQueues;
  readonly entries: readonly QueueEntry[];
  /** The last news of each booth: whether it can be joined, and how many wait. */
  readonly booths: ReadonlyMap<string, QueueNews>;
  /** News since the page was read; older ones are in the page. */
  readonly since: readonly { readonly news: QueueNews; readonly cursor: string }[];
}

export const beginWith = (page: MyQueues): QueuesNow => ({
  page,
  entries: page.entries,
  booths: new Map(),
  since: [],
});

/** Something has changed in a queue. */
export function hearOfQueue(now: QueuesNow, news: QueueNews, cursor: string): QueuesNow {
  const since = [...now.since, { news, cursor }];
  return { ...apply(now, news), page: now.page, since };
}

/** The page was read again: later news applies on top of it. */
export function readAgain({ since }: QueuesNow, page: MyQueues): QueuesNow {
  const later = since.filter(({ cursor }) => comesAfter(cursor, page.cursor));
  const next = later.reduce<Pick<QueuesNow, 'entries' | 'booths'>>(
    (state, { news }) => apply(state, news),
    beginWith(page),
  );
  return { ...next, page, since: later };
}

function apply(
  { entries, booths }: Pick<QueuesNow, 'entries' | 'booths'>,
  news: QueueNews,
): Pick<QueuesNow, 'entries' | 'booths'> {
  return {
    entries: news.entry
      ? [...entries.filter(({ boothId }) => boothId !== news.boothId), news.entry]
      : entries.map((entry) => (entry.boothId === news.boothId ? moved(entry, news) : entry)),
    booths: new Map([...booths, [news.boothId, news]]),
  };
}

function moved(entry: QueueEntry, { line, waiting, secondsPerPlace }: QueueNews): QueueEntry {
  if (entry.place === null) return { ...entry, waiting };
  const index = line?.indexOf(entry.id) ?? -1;
  const place = index < 0 ? entry.place : index + 1;
  return { ...entry, place, waiting, minutes: minutesAt(place, secondsPerPlace) };
}
