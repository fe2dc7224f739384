import { LiveReading } from '../../platform/events/live-reading.ts';
import type { Log } from '../../platform/log.ts';
import type { AttendedFair } from '../attended-fair.ts';

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

/** A coming fair and the ids of the colleges at it. */
export interface ComingFair extends AttendedFair {
  readonly colleges: readonly string[];
}

interface Known {
  readonly byCollege: ReadonlyMap<string, readonly AttendedFair[]>;
  readonly coming: readonly ComingFair[];
}

/** The coming fairs of every college, in the memory of one process, so that a page of cards asks nothing. */
export class LiveFairs extends LiveReading<Known> {
  /** `followed` ends when every change from then on will be heard. */
  constructor(source: FairsSource, log: Log, followed: Promise<void>) {
    const read = async () => sort(await source.read());
    super({ what: 'The fairs of colleges', topics: source.topics, read, pause }, log, followed);
  }

  /** The fairs of a college that have not ended, the next one first. */
  of(collegeId: string, now: Date): readonly AttendedFair[] {
    const fairs = this.kept?.byCollege.get(collegeId) ?? none;
    return fairs.filter(({ endTime }) => endTime > now);
  }

  /** The fairs with colleges that have not ended, the next one first. */
  coming(now: Date): readonly ComingFair[] {
    return (this.kept?.coming ?? []).filter(({ endTime }) => endTime > now);
  }
}

function sort(exhibits: Awaited<ReturnType<FairsSource['read']>>): Known {
  const byFair = Map.groupBy(exhibits, ({ slug }) => slug);
  return {
    byCollege: Map.groupBy(exhibits, ({ collegeId }) => collegeId),
    coming: [...byFair.values()].flatMap((at) => {
      const { collegeId: _, ...fair } = at[0] ?? {};
      return 'slug' in fair ? [{ ...fair, colleges: at.map(({ collegeId }) => collegeId) }] : [];
    }),
  };
}
