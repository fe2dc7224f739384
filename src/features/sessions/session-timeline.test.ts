import { expect, test } from 'vitest';
import {
  conduct,
  plannedSteps,
  runOf,
  sessionMoment,
  stepStarts,
  type Conducting,
  type SessionRun,
} from './session-timeline.ts';

const minute = 60_000;
const start = Date.parse('2026-12-01T18:00:00Z');
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six colleges of six minutes in 45: a minute of introduction, eight for questions. */
const plan = {
  startTime: new Date(start).toISOString(),
  lengthMinutes: 45,
  exhibitors: names.map((exhibitorId, index) => ({
    exhibitorId,
    position: index + 1,
    startsAtMinute: 1 + index * 6,
    lengthMinutes: 6,
  })),
};

const planned: SessionRun = runOf(
  { startedAt: null, endedAt: null, steps: null, missing: [] },
  plan,
);

/** The run after what a host did at minutes from the start. */
function after(...actions: readonly (readonly [atMinute: number, what: Conducting])[]): SessionRun {
  let run = planned;
  for (const [at, what] of actions) {
    const done = conduct(run, what, start + at * minute);
    if ('refused' in done) throw new Error(done.refused);
    run = done.run;
  }
  return run;
}

const started = [0, { action: 'START' }] as const;

/** What is on, in short: `a until 7, then b`. */
function at(run: SessionRun, minutes: number): string {
  const moment = sessionMoment(run, start + minutes * minute);
  if (moment.phase !== 'on') return moment.phase;
  const { step, until, next } = moment;
  const name = (one: typeof next) => one && (one.exhibitorId ?? one.kind);
  return `${name(step) ?? ''} until ${(until - start) / minute}, then ${name(next) ?? 'nothing'}`;
}

test('a session that goes as planned has its introduction, six turns and questions', () => {
  const run = after(started);
  expect(at(planned, -5)).toBe('rollCall');
  expect(at(run, 0)).toBe('intro until 1, then a');
  expect(at(run, 1)).toBe('a until 7, then b');
  expect(at(run, 36.9)).toBe('f until 37, then questions');
  expect(at(run, 40)).toBe('questions until 45, then nothing');
});

test('a session that starts late, or runs over, says by how much', () => {
  const run = after([3, { action: 'START' }]);
  expect(sessionMoment(run, start + 4 * minute)).toMatchObject({ slack: -3 * minute });
  expect(sessionMoment(run, start + 50 * minute)).toMatchObject({ slack: -5 * minute });
});

test('a session that no host ends is over a quarter of an hour later than it should be', () => {
  const run = after(started);
  expect(at(run, 59)).toBe('questions until 45, then nothing');
  expect(at(run, 60)).toBe('over');
});

test('the next college begins early, and what was saved is left at the end', () => {
  const run = after(started, [4, { action: 'NEXT', from: 1 }]);
  expect(at(run, 4)).toBe('b until 10, then c');
  expect(sessionMoment(run, start + 5 * minute)).toMatchObject({ slack: 3 * minute });
});

test('a turn is extended while it is on, and the others come later', () => {
  const run = after(started, [6, { action: 'EXTEND', from: 1, seconds: 60 }]);
  expect(at(run, 7.5)).toBe('a until 8, then b');
  expect(sessionMoment(run, start + 8 * minute)).toMatchObject({ slack: -1 * minute });
});

test('questions that run over are extended from the present', () => {
  const run = after(started, [47, { action: 'EXTEND', from: 7, seconds: 120 }]);
  expect(at(run, 47)).toBe('questions until 49, then nothing');
});

test('two hosts who press next at the same moment move on once', () => {
  const run = after(started, [4, { action: 'NEXT', from: 1 }]);
  const again = conduct(run, { action: 'NEXT', from: 1 }, start + 4 * minute + 80);
  expect(again).toEqual({ refused: 'moved' });
});

test('a college that misses the roll call leaves no gap', () => {
  const run = after([-4, { action: 'MISSING', exhibitorId: 'b' }], started);
  expect(at(run, 6.9)).toBe('a until 7, then c');
  expect(at(run, 7)).toBe('c until 13, then d');
  expect(sessionMoment(run, start + 8 * minute)).toMatchObject({ slack: 6 * minute });
});

test('a college that doesn’t answer in its turn gives way to the next', () => {
  const run = after(started, [7.5, { action: 'MISSING', exhibitorId: 'b' }]);
  expect(at(run, 7.5)).toBe('c until 13.5, then d');
});

test('a college that comes late is taken in at its time', () => {
  const late = after([-4, { action: 'MISSING', exhibitorId: 'd' }], started, [
    10,
    { action: 'PRESENT', exhibitorId: 'd' },
  ]);
  expect(at(late, 20)).toBe('d until 25, then e');
});

test('a college that comes after its time is next', () => {
  const late = after([-4, { action: 'MISSING', exhibitorId: 'a' }], started, [
    8,
    { action: 'PRESENT', exhibitorId: 'a' },
  ]);
  expect(at(late, 8)).toBe('c until 13, then a');
  expect(at(late, 13)).toBe('a until 19, then d');
  expect(late.missing).toEqual([]);
});

test('a college that was left out in its turn comes back for all of its time', () => {
  const late = after(
    started,
    [1.5, { action: 'MISSING', exhibitorId: 'a' }],
    [4, { action: 'PRESENT', exhibitorId: 'a' }],
  );
  expect(at(late, 4)).toBe('b until 7.5, then a');
  expect(at(late, 8)).toBe('a until 13.5, then c');
});

test('a college that comes while questions run over begins in the present', () => {
  const late = after([-4, { action: 'MISSING', exhibitorId: 'b' }], started, [
    44,
    { action: 'PRESENT', exhibitorId: 'b' },
  ]);
  // Without b, the questions were to end at 39.
  expect(at(late, 44.5)).toBe('b until 50, then nothing');
});

test('a session that was started by mistake goes back to the roll call, and starts again', () => {
  const again = after(started, [1, { action: 'ROLL_CALL' }], [5, { action: 'START' }]);
  expect(at(again, 6)).toBe('a until 12, then b');
  const ended = after(started, [1, { action: 'END' }], [2, { action: 'ROLL_CALL' }]);
  expect(at(ended, 3)).toBe('rollCall');
  expect(conduct(ended, { action: 'ROLL_CALL' }, start + 3 * minute)).toEqual({ refused: 'notOn' });
});

test('a session that has ended stays where it ended', () => {
  const run = after(started, [30, { action: 'END' }]);
  expect(sessionMoment(run, start + 90 * minute)).toEqual({
    phase: 'over',
    at: start + 30 * minute,
  });
  expect(conduct(run, { action: 'EXTEND', from: 5, seconds: 60 }, start + 31 * minute)).toEqual({
    refused: 'notOn',
  });
  // The next day, going back to the roll call can only be a mistake.
  expect(conduct(run, { action: 'ROLL_CALL' }, start + 24 * 60 * minute)).toEqual({
    refused: 'notOn',
  });
});

test('a session of one speaker is a turn and questions', () => {
  const steps = plannedSteps({
    ...plan,
    exhibitors: [{ exhibitorId: 'a', position: 1, startsAtMinute: 0, lengthMinutes: 30 }],
  });
  expect(steps.map(({ kind, seconds }) => [kind, seconds])).toEqual([
    ['turn', 1800],
    ['questions', 900],
  ]);
});

test('each step’s beginning cuts the recording', () => {
  const run = after([2, { action: 'START' }], [6, { action: 'NEXT', from: 1 }]);
  const starts = stepStarts(run).map(({ step, start: begins }) => [
    step.exhibitorId,
    (begins - start) / minute,
  ]);
  expect(starts.slice(0, 4)).toEqual([
    [null, 2],
    ['a', 3],
    ['b', 6],
    ['c', 12],
  ]);
});

test('any sequence of what hosts do keeps the session in one piece', () => {
  // A linear congruential generator: the same sequences each time.
  let seed = 20261128;
  const dice = (sides: number): number => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % sides;
  };
  for (let round = 0; round < 200; round += 1) {
    let run = after(started);
    let now = start;
    while (sessionMoment(run, now).phase === 'on') {
      const before = sessionMoment(run, now);
      if (before.phase !== 'on') break;
      const from = before.index;
      const exhibitorId = names[dice(6)] ?? 'a';
      const actions: readonly Conducting[] = [
        { action: 'NEXT', from },
        { action: 'EXTEND', from, seconds: 10 + dice(120) },
        { action: 'MISSING', exhibitorId },
        { action: 'PRESENT', exhibitorId },
      ];
      const done = conduct(run, actions[dice(4)] ?? { action: 'END' }, now);
      if ('run' in done) {
        run = done.run;
        const moment = sessionMoment(run, now);
        // What was on before stays in the past: no step that has ended begins anew.
        expect(moment.phase === 'on' && moment.since <= now).toBe(true);
        expect(run.steps.every(({ seconds }) => seconds >= 0)).toBe(true);
        for (const { step, start: begins } of stepStarts(run))
          expect(
            begins > now && step.exhibitorId && step.seconds > 0
              ? run.missing.includes(step.exhibitorId)
              : false,
          ).toBe(false);
      }
      now += dice(90) * 1000;
    }
  }
});
