/** The flags of a college at a fair, in the order in which they come true. */
export const readinessSteps = [
  'paid',
  'boothReady',
  'questionsAnswered',
  'chatReady',
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
  /** Done by an admin: nothing for the college to do. */
  readonly byAdmin: boolean;
  /** The college can do it now. */
  readonly isOpen: boolean;
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
    .map((step) => {
      const done = flags[step] === true;
      const byAdmin = admins.has(step);
      // Once the fair is over a booth need not be made ready, but what is owed is.
      return { step, done, byAdmin, isOpen: !done && !byAdmin && (step === 'paid' || !isOver) };
    });
  return {
    lines,
    done: lines.filter(({ done }) => done).length,
    needed: lines.length,
    next: lines.find(({ isOpen }) => isOpen)?.step ?? null,
  };
}
