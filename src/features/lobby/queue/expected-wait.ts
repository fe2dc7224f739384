/** Seconds in which someone who is called can accept. */
export const callSeconds = 60;

/** Seconds a call takes, at a booth that has had none. */
const usualPace = 240;

/** What the expected wait follows from. */
export interface Pace {
  /** The median length of the last calls, in seconds; null before the first one. */
  readonly pace: number | null;
  /** The reps at the booth. */
  readonly reps: number;
}

/** The seconds that each place in the queue takes. */
export const secondsPerPlace = ({ pace, reps }: Pace): number =>
  Math.round((pace ?? usualPace) / Math.max(1, reps));

/** The minutes until someone with this place is called, at least one. */
export const minutesAt = (place: number, seconds: number): number =>
  Math.max(1, Math.ceil((place * seconds) / 60));

/** The same, from what it follows from. */
export const expectedMinutes = (place: number, pace: Pace): number =>
  minutesAt(place, secondsPerPlace(pace));

/** When the time to accept ends. */
export const callEnds = (calledAt: Date): Date => new Date(calledAt.getTime() + callSeconds * 1000);
