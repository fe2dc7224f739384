/** The flags of a college at a fair, in the order in which they come true. */
export const readinessSteps = [
  'paid',
  'boothReady',
  'questionsAnswered',
  'chatReady',
  'video',
  'boothSent',
  'leadsSent',
] as const;
export type ReadinessStep = (typeof readinessSteps)[number];

/** The flags of one booth. */
export type Flags = Readonly<Record<ReadinessStep, boolean | null>>;

/** A line of the checklist. */
export interface ReadinessLine {
  readonly step: ReadinessStep;
  readonly done: boolean;
  /** A camera is not needed. */
  readonly optional: boolean;
  /** Done by an admin: nothing for the college to do. */
  readonly byAdmin: boolean;
}

/** What a college's checklist says; the leads belong to the time after the fair. */
export interface Readiness {
  readonly lines: readonly ReadinessLine[];
  readonly done: number;
  readonly needed: number;
  /** What the college does next; null when the rest is not the college's. */
  readonly next: ReadinessStep | null;
}

const admins: ReadonlySet<ReadinessStep> = new Set(['boothSent', 'leadsSent']);

/** The checklist of a booth. */
export function readinessOf(flags: Flags, isOver: boolean): Readiness {
  const lines = readinessSteps
    .filter((step) => step !== 'leadsSent' || isOver)
    .map((step) => ({
      step,
      done: flags[step] === true,
      optional: step === 'video',
      byAdmin: admins.has(step),
    }));
  const needed = lines.filter(({ optional }) => !optional);
  return {
    lines,
    done: needed.filter(({ done }) => done).length,
    needed: needed.length,
    next: needed.find(({ done, byAdmin }) => !done && !byAdmin)?.step ?? null,
  };
}
