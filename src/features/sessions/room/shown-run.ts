import type { SessionRun } from '../session-timeline.ts';

/** The schema types. */
export const runTypes = `
  "The part of a session: its introduction, a college’s turn, or questions at the end."
  enum SessionStepKind { INTRO TURN QUESTIONS }
  "A part of a session, in order; one of no seconds is left out."
  type SessionStep { kind: SessionStepKind! exhibitorId: ID seconds: Float! }
  "A session as its hosts conduct it. What is on follows from it and \`serverTime\`."
  type SessionRun {
    "Null during the roll call."
    startedAt: DateTime
    endedAt: DateTime
    steps: [SessionStep!]!
    "Exhibitors who are not there."
    missing: [ID!]!
    plannedEnd: DateTime!
  }`;

const kinds = { intro: 'INTRO', turn: 'TURN', questions: 'QUESTIONS' } as const;
const kindOf = { INTRO: 'intro', TURN: 'turn', QUESTIONS: 'questions' } as const;

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

/** A run as the API shows it. */
export const shownRun = ({ startedAt, endedAt, steps, missing, plannedEnd }: SessionRun) => ({
  startedAt: dateOf(startedAt),
  endedAt: dateOf(endedAt),
  steps: steps.map(({ kind, ...step }) => ({ ...step, kind: kinds[kind] })),
  missing,
  plannedEnd: new Date(plannedEnd),
});

/** A run as pages receive it. */
export interface ReceivedRun {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly steps: readonly {
    readonly kind: keyof typeof kindOf;
    readonly exhibitorId: string | null;
    readonly seconds: number;
  }[];
  readonly missing: readonly string[];
  readonly plannedEnd: string;
}

const timeOf = (at: string | null) => (at === null ? null : Date.parse(at));

/** The same, to work with. */
export const runFrom = (run: ReceivedRun): SessionRun => ({
  startedAt: timeOf(run.startedAt),
  endedAt: timeOf(run.endedAt),
  steps: run.steps.map(({ kind, ...step }) => ({ ...step, kind: kindOf[kind] })),
  missing: run.missing,
  plannedEnd: Date.parse(run.plannedEnd),
});
