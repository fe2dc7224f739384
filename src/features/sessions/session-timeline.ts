/** What is on in a session: the introduction, a college’s turn, or everyone’s questions at the end. */
export interface Step {
  readonly kind: 'intro' | 'turn' | 'questions';
  /** Of a turn. */
  readonly exhibitorId: string | null;
  /** As planned, then as extended or cut short; of a turn that is left out, as long as it lasted. */
  readonly seconds: number;
  /** Of a turn: its seconds by the plan, for a college that comes late. */
  readonly planned?: number;
}

/** A session as its hosts conduct it. */
export interface SessionRun {
  /** Milliseconds since 1970; null during the roll call, unless it is known when that ends. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly steps: readonly Step[];
  /** Exhibitors who are not there. */
  readonly missing: readonly string[];
  /** When the session is to end by the plan. */
  readonly plannedEnd: number;
}

/** A session as planned. */
export interface PlannedSession {
  /** ISO 8601. */
  readonly startTime: string;
  readonly lengthMinutes: number;
  readonly exhibitors: readonly {
    readonly exhibitorId: string;
    readonly position: number;
    readonly startsAtMinute: number;
    readonly lengthMinutes: number;
  }[];
}

/** When the room of a session closes by itself, if no host ends the session. */
export const longestOver = 15 * 60_000;

const plannedEnd = ({ startTime, lengthMinutes }: PlannedSession): number =>
  Date.parse(startTime) + lengthMinutes * 60_000;

/** The steps of a session as planned: what is left after the last turn is for questions. */
export function plannedSteps({ exhibitors, lengthMinutes }: PlannedSession): readonly Step[] {
  const turns = exhibitors.toSorted((one, other) => one.position - other.position);
  const intro = turns[0]?.startsAtMinute ?? 0;
  const used = intro + turns.reduce((sum, turn) => sum + turn.lengthMinutes, 0);
  return [
    ...(intro > 0 ? [{ kind: 'intro' as const, exhibitorId: null, seconds: intro * 60 }] : []),
    ...turns.map((turn) => ({
      kind: 'turn' as const,
      exhibitorId: turn.exhibitorId,
      seconds: turn.lengthMinutes * 60,
      planned: turn.lengthMinutes * 60,
    })),
    { kind: 'questions', exhibitorId: null, seconds: Math.max(0, lengthMinutes - used) * 60 },
  ];
}

/** A run as it is stored. */
export interface StoredRun {
  /** Milliseconds since 1970, like `endedAt`. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Null before the start. */
  readonly steps: readonly Step[] | null;
  readonly missing: readonly string[];
}

/** A stored run of a session, with the steps of the plan until it starts. */
export const runOf = ({ steps, ...stored }: StoredRun, session: PlannedSession): SessionRun => ({
  ...stored,
  steps: steps ?? plannedSteps(session),
  plannedEnd: plannedEnd(session),
});

/** Where a session is at a moment. */
export type SessionMoment =
  | { readonly phase: 'rollCall' }
  | {
      readonly phase: 'on';
      /** The current one of `steps`. */
      readonly index: number;
      readonly step: Step;
      /** Milliseconds since 1970. */
      readonly since: number;
      readonly until: number;
      /** What follows; null: nothing. */
      readonly next: Step | null;
      /** Milliseconds by which it will end before the planned end; negative: after it. */
      readonly slack: number;
    }
  | { readonly phase: 'over'; readonly at: number };

/** A step of no time is left out: a college that isn’t there, or no time for questions. */
const takesTime = ({ seconds }: Step): boolean => seconds > 0;

/** When each step begins, in milliseconds since 1970. */
export function stepStarts({ startedAt, steps }: Pick<SessionRun, 'startedAt' | 'steps'>) {
  let at = startedAt ?? 0;
  return steps.map((step) => {
    const start = at;
    at += step.seconds * 1000;
    return { step, start, end: at };
  });
}

/**
 * Where a session is: it follows from the run and the time alone, so that every screen and every
 * process finds the same, and a session goes on while its host is away. The last step lasts until a
 * host ends the session, or a quarter of an hour longer than it should.
 */
export function sessionMoment(run: SessionRun, now: number): SessionMoment {
  if (run.endedAt !== null && run.endedAt <= now) return { phase: 'over', at: run.endedAt };
  if (run.startedAt === null || now < run.startedAt) return { phase: 'rollCall' };
  const timed = stepStarts(run).map((one, index) => ({ ...one, index }));
  const shown = timed.filter(({ step }) => takesTime(step));
  const last = shown.at(-1);
  const end = timed.at(-1)?.end ?? run.startedAt;
  if (!last || now >= end + longestOver) return { phase: 'over', at: end };
  const current = shown.find((one) => now < one.end) ?? last;
  const next = shown.find(({ index }) => index > current.index)?.step ?? null;
  return {
    phase: 'on',
    index: current.index,
    step: current.step,
    since: current.start,
    until: current.end,
    next,
    slack: run.plannedEnd - Math.max(end, now),
  };
}

/** Milliseconds after a session in which its speakers answer what was left open. */
const answeredWithin = 7 * 86_400_000;

/** Until when speakers answer questions after the session, in milliseconds since 1970; null before its end. */
export const answersUntil = (moment: SessionMoment): number | null =>
  moment.phase === 'over' ? moment.at + answeredWithin : null;

/** Whether a host can go back to the roll call, after a start or an end by mistake: not once people have gone. */
export const canCallRollAgain = (run: SessionRun, moment: SessionMoment, now: number): boolean =>
  moment.phase === 'on' ||
  (moment.phase === 'over' && now < Math.max(moment.at, run.plannedEnd) + longestOver);

/** What a host does to a session that is on, or about to start. */
export type Conducting =
  | { readonly action: 'START' }
  | { readonly action: 'END' }
  | { readonly action: 'ROLL_CALL' }
  | { readonly action: 'NEXT'; readonly from: number }
  | { readonly action: 'EXTEND'; readonly from: number; readonly seconds: number }
  | { readonly action: 'MISSING' | 'PRESENT'; readonly exhibitorId: string };

type Conducted =
  | { readonly run: SessionRun }
  | { readonly refused: 'started' | 'notOn' | 'moved' | 'noSpeaker' | 'past' };

/** A session after what a host did at a moment, or why that can’t be done. */
export function conduct(run: SessionRun, what: Conducting, now: number): Conducted {
  const moment = sessionMoment(run, now);
  if (what.action === 'START') {
    if (moment.phase !== 'rollCall') return { refused: 'started' };
    const steps = run.steps.map((step) => (isMissing(run, step) ? { ...step, seconds: 0 } : step));
    return { run: { ...run, startedAt: now, steps } };
  }
  if (what.action === 'ROLL_CALL') {
    if (!canCallRollAgain(run, moment, now)) return { refused: 'notOn' };
    return { run: { ...run, startedAt: null, endedAt: null } };
  }
  if (what.action === 'MISSING' || what.action === 'PRESENT') return callRoll(run, what, now);
  if (moment.phase !== 'on') return { refused: 'notOn' };
  if (!('from' in what)) return { run: { ...run, endedAt: now } };
  // A second host pressed the same button a moment ago.
  if (what.from !== moment.index) return { refused: 'moved' };
  if (what.action === 'EXTEND') {
    const late = Math.max(0, now - moment.until) / 1000;
    const seconds = moment.step.seconds + what.seconds + late;
    return { run: withSeconds(run, moment.index, seconds) };
  }
  if (moment.next === null) return { refused: 'notOn' };
  return { run: withSeconds(run, moment.index, (now - moment.since) / 1000) };
}

const isMissing = ({ missing }: Pick<SessionRun, 'missing'>, { exhibitorId }: Step): boolean =>
  exhibitorId !== null && missing.includes(exhibitorId);

const withSeconds = (run: SessionRun, at: number, seconds: number): SessionRun => ({
  ...run,
  steps: run.steps.map((step, index) => (index === at ? { ...step, seconds } : step)),
});

/**
 * Someone isn’t there: the others come earlier. Or came after all: their turn is back if the session
 * hasn’t passed it; else they are next.
 */
function callRoll(
  run: SessionRun,
  { action, exhibitorId }: Extract<Conducting, { readonly exhibitorId: string }>,
  now: number,
): Conducted {
  const moment = sessionMoment(run, now);
  if (moment.phase === 'over') return { refused: 'notOn' };
  const at = run.steps.findLastIndex((step) => step.exhibitorId === exhibitorId);
  const step = run.steps[at];
  if (!step) return { refused: 'noSpeaker' };
  const others = run.missing.filter((id) => id !== exhibitorId);
  const missing = action === 'MISSING' ? [...others, exhibitorId] : others;
  if (moment.phase === 'rollCall') {
    if (run.startedAt === null) return { run: { ...run, missing } };
    const seconds = action === 'MISSING' ? 0 : (step.planned ?? step.seconds);
    return { run: { ...withSeconds(run, at, seconds), missing } };
  }
  if (action === 'MISSING') {
    if (at < moment.index) return { refused: 'past' };
    const lasted = at === moment.index ? (now - moment.since) / 1000 : 0;
    return { run: { ...withSeconds(run, at, lasted), missing } };
  }
  if (!run.missing.includes(exhibitorId)) return { run };
  const back: Step = { ...step, seconds: step.planned ?? step.seconds };
  if (at > moment.index) return { run: { ...withSeconds(run, at, back.seconds), missing } };
  // What has run over its time ends now: the turn begins in the present.
  const lasted = Math.max(moment.step.seconds, (now - moment.since) / 1000);
  const current = moment.until < now ? { ...moment.step, seconds: lasted } : moment.step;
  const steps = run.steps.flatMap((one) => {
    if (one === moment.step) return [current, back];
    return one === step && step.seconds === 0 ? [] : [one];
  });
  return { run: { ...run, missing, steps } };
}
