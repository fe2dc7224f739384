import type { HeardChange } from '../../../platform/events/heard-change.ts';
import { LiveReading } from '../../../platform/events/live-reading.ts';
import type { Log } from '../../../platform/log.ts';
import type { AttendedFair } from '../card-view.ts';

/** The source of colleges' upcoming fairs; fairs belong to a later entity. */
export interface FairsSource {
  /** Changes of these may change who attends what. */
  readonly topics: readonly string[];
  /** The fairs that a change affects. */
  readonly fairsOf: (change: HeardChange) => readonly string[];
  /** The colleges at upcoming fairs, next fair first. `fairs` null: at all of them. */
  readonly read: (fairs: readonly string[] | null) => Promise<readonly Exhibit[]>;
}

type Exhibit = AttendedFair & { readonly collegeId: string; readonly fairId: string };

/** Minimum milliseconds between two reads: booths change often during a fair. */
const pause = 500;

const none: readonly AttendedFair[] = [];

/** An upcoming fair and the ids of its colleges. */
export interface ComingFair extends AttendedFair {
  readonly colleges: readonly string[];
}

interface Known {
  readonly exhibits: readonly Exhibit[];
  readonly byCollege: ReadonlyMap<string, readonly AttendedFair[]>;
  readonly coming: readonly ComingFair[];
}

/** Every college's upcoming fairs, in one process's memory, so a page of cards needs no query. */
export class LiveFairs extends LiveReading<Known> {
  /** `followed` resolves when all later changes are received. */
  constructor(source: FairsSource, log: Log, followed: Promise<void>) {
    const { topics, fairsOf } = source;
    super(
      {
        what: 'The fairs of colleges',
        topics,
        pause,
        read: async () => sort(await source.read(null)),
        partly: {
          touchedBy: (change) => fairsOf(change).map((id) => ['fair', id] as const),
          async read({ exhibits }, touched) {
            const fairs = touched.get('fair') ?? new Set();
            const untouched = exhibits.filter(({ fairId }) => !fairs.has(fairId));
            return sort([...untouched, ...(await source.read([...fairs]))]);
          },
        },
      },
      log,
      followed,
    );
  }

  /** The fairs of a college that have not ended, next one first. */
  of(collegeId: string, now: Date): readonly AttendedFair[] {
    const fairs = this.kept?.byCollege.get(collegeId) ?? none;
    return fairs.filter(({ endTime }) => endTime > now);
  }

  /** The fairs with colleges that have not ended, next one first. */
  coming(now: Date): readonly ComingFair[] {
    return (this.kept?.coming ?? []).filter(({ endTime }) => endTime > now);
  }
}

/** By college and by fair, next fair first; fairs of the same time keep their order. */
function sort(found: readonly Exhibit[]): Known {
  const exhibits = found.toSorted(
    (one, other) =>
      one.startTime.getTime() - other.startTime.getTime() || (one.fairId < other.fairId ? -1 : 1),
  );
  const byFair = Map.groupBy(exhibits, ({ fairId }) => fairId);
  const shown = new Map(
    [...byFair].map(([id, [first]]): [string, AttendedFair | undefined] => [
      id,
      first && fairOf(first),
    ]),
  );
  const byCollege = Map.groupBy(exhibits, ({ collegeId }) => collegeId);
  return {
    exhibits,
    byCollege: new Map(
      [...byCollege].map(([id, at]) => [id, at.flatMap(({ fairId }) => shown.get(fairId) ?? [])]),
    ),
    coming: [...byFair].flatMap(([id, at]) => {
      const fair = shown.get(id);
      return fair ? [{ ...fair, colleges: at.map(({ collegeId }) => collegeId) }] : [];
    }),
  };
}

const fairOf = ({ collegeId: _college, fairId: _fair, ...fair }: Exhibit): AttendedFair => fair;
