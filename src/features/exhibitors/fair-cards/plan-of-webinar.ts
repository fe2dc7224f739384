import type { FairSession } from './fair-card.ts';

/** Public data of a fair's webinar: FairWebinar.details and recordingLinks. */
export interface PublicWebinar {
  readonly details: {
    readonly sessions: readonly {
      readonly number: number;
      readonly title: string;
      readonly startTime: string;
      readonly lengthMinutes: number;
      readonly exhibitors: readonly {
        readonly exhibitorId: string;
        readonly position: number;
        readonly startsAtMinute: number;
        readonly lengthMinutes: number;
      }[];
    }[];
  } | null;
  readonly recordings: Readonly<
    Record<
      string,
      {
        readonly url: string;
        readonly posterUrl?: string;
        readonly captionsUrl?: string;
        readonly chapters: readonly { readonly exhibitorId: string; readonly atSecond: number }[];
      }
    >
  > | null;
}

/** An exhibitor with a time slot from the coordinator. */
export interface PlannedExhibitor {
  readonly name: string;
  readonly collegeId: string | null;
  readonly slug: string | null;
  readonly logo: string | null;
}

/** The sessions of a webinar with the names of the speakers; leaves out those who don't come. */
export function planOf(
  { details, recordings }: PublicWebinar,
  exhibitors: ReadonlyMap<string, PlannedExhibitor>,
): readonly FairSession[] {
  return (details?.sessions ?? []).map((session) => {
    const recording = recordings?.[session.number];
    const chapters = new Map(
      recording?.chapters.map(({ exhibitorId, atSecond }) => [exhibitorId, atSecond]),
    );
    return {
      number: session.number,
      title: session.title,
      startTime: session.startTime,
      lengthMinutes: session.lengthMinutes,
      speakers: session.exhibitors
        .toSorted((one, other) => one.position - other.position)
        .flatMap(({ exhibitorId, startsAtMinute, lengthMinutes }) => {
          const exhibitor = exhibitors.get(exhibitorId);
          const atSecond = chapters.get(exhibitorId) ?? null;
          return exhibitor
            ? [{ exhibitorId, ...exhibitor, startsAtMinute, lengthMinutes, atSecond }]
            : [];
        }),
      recording: recording ?? null,
    };
  });
}
