interface PlannedSession {
  readonly exhibitors: readonly {
    readonly exhibitorId: string;
    readonly startsAtMinute: number;
  }[];
}

/** Each college's position in the recording of a session that went as planned. */
export const plannedChapters = ({ exhibitors }: PlannedSession) =>
  exhibitors.map(({ exhibitorId, startsAtMinute }) => ({
    exhibitorId,
    atSecond: startsAtMinute * 60,
  }));
