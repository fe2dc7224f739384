interface PlannedSession {
  readonly exhibitors: readonly {
    readonly exhibitorId: string;
    readonly startsAtMinute: number;
  }[];
}

/** Where each college is heard in the recording of a session that went as planned. */
export const plannedChapters = ({ exhibitors }: PlannedSession) =>
  exhibitors.map(({ exhibitorId, startsAtMinute }) => ({
    exhibitorId,
    atSecond: startsAtMinute * 60,
  }));
