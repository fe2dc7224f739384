import { stepStarts, type SessionRun } from '../session-timeline.ts';

interface PlannedSession {
  readonly exhibitors: readonly {
    readonly exhibitorId: string;
    readonly startsAtMinute: number;
  }[];
}

/** Where a college begins in a recording. */
export interface Chapter {
  readonly exhibitorId: string;
  readonly atSecond: number;
}

/** Each college's position in the recording of a session that went as planned. */
export const plannedChapters = ({ exhibitors }: PlannedSession): readonly Chapter[] =>
  exhibitors.map(({ exhibitorId, startsAtMinute }) => ({
    exhibitorId,
    atSecond: startsAtMinute * 60,
  }));

type Conducted = Pick<SessionRun, 'startedAt' | 'steps' | 'missing'>;

/**
 * The same as its hosts conducted it, if they started it: each college where its turn began. One that
 * wasn’t there has no chapter.
 */
export function chaptersOf(session: PlannedSession, run: Conducted | null): readonly Chapter[] {
  if (run === null || run.startedAt === null) return plannedChapters(session);
  const { startedAt, missing } = run;
  const speaking = new Set(session.exhibitors.map(({ exhibitorId }) => exhibitorId));
  // A college that was left out in its turn and came back has two: its longer one counts.
  const longest = new Map<string, { readonly seconds: number; readonly start: number }>();
  for (const { step, start } of stepStarts(run)) {
    const { exhibitorId, seconds } = step;
    if (exhibitorId === null || seconds === 0 || !speaking.has(exhibitorId)) continue;
    if (missing.includes(exhibitorId)) continue;
    if (seconds > (longest.get(exhibitorId)?.seconds ?? 0))
      longest.set(exhibitorId, { seconds, start });
  }
  return sorted(
    [...longest].map(([exhibitorId, { start }]) => ({
      exhibitorId,
      atSecond: Math.round((start - startedAt) / 1000),
    })),
  );
}

const sorted = (chapters: readonly Chapter[]) =>
  chapters.toSorted((one, other) => one.atSecond - other.atSecond);

/** How far a recording may begin from its session, in seconds. */
export const longestShift = 7200;

/**
 * Chapters of a recording in which the session begins at another second than the first; before it,
 * if negative. What was said before the recording has no chapter.
 */
export const shiftChapters = (chapters: readonly Chapter[], seconds: number): readonly Chapter[] =>
  sorted(chapters).flatMap(({ exhibitorId, atSecond }, index, all) => {
    const next = all[index + 1];
    const isCut = next !== undefined && next.atSecond + seconds <= 0;
    return isCut ? [] : [{ exhibitorId, atSecond: Math.max(0, atSecond + seconds) }];
  });
