import * as v from 'valibot';
import { isInstant } from '../../../platform/model/kinds.ts';

const count = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const sessionNumber = count(1, 999);
const exhibitorId = v.pipe(v.string(), v.uuid());
const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

const spot = v.object({ session: sessionNumber, place: count(1, 20) });

const session = v.object({
  number: sessionNumber,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200), v.regex(/^[^\p{Cc}]*$/u)),
  startTime: v.pipe(
    v.string(),
    v.check((text) => isInstant(text)),
  ),
  /** The whole session: introduction, colleges, questions. */
  lengthMinutes: count(1, 1440),
  /** Maximum colleges in the session. */
  places: count(1, 20),
  /** Minutes of each college. */
  minutesEach: count(1, 120),
  /** Minutes before the first college. */
  introMinutes: count(0, 120),
  host: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
});

const wish = v.variant('kind', [
  /** Between two times in the fair's time zone; `must`: not available at other times. */
  v.object({
    kind: v.literal('time'),
    from: v.optional(clock),
    until: v.optional(clock),
    must: v.boolean(),
  }),
  v.object({
    kind: v.literal('sessions'),
    numbers: v.pipe(v.array(sessionNumber), v.minLength(1), v.maxLength(20)),
    must: v.boolean(),
  }),
  v.object({
    kind: v.literal('places'),
    places: v.pipe(v.array(count(1, 20)), v.minLength(1), v.maxLength(20)),
  }),
  /** In the same session as another exhibitor, or in a different one. */
  v.object({ kind: v.literal('with'), exhibitorId }),
  v.object({ kind: v.literal('apart'), exhibitorId }),
  /**
   * What someone needs there, e.g. a captioner; or a time when they aren't available, as
   * `writeUnavailable` formats it: a release that doesn't know such times shows the text to people.
   */
  v.object({ kind: v.literal('need'), text: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
]);
const wishList = v.pipe(v.array(wish), v.maxLength(20));

const placement = v.object({
  exhibitorId,
  session: sessionNumber,
  place: count(1, 20),
  /** Not moved when a plan is suggested. */
  locked: v.optional(v.boolean()),
});

/** An exhibitor who withdrew while they had a spot. */
const left = v.object({ name: v.string(), session: sessionNumber, place: count(1, 20) });

/** The coordinators' working draft, separate from the published plan. */
export const planShape = v.object({
  sessions: v.pipe(v.array(session), v.maxLength(100)),
  placements: v.pipe(v.array(placement), v.maxLength(2000)),
  wishes: v.record(v.string(), wishList),
  left: v.pipe(v.array(left), v.maxLength(200)),
});

export type Plan = v.InferOutput<typeof planShape>;
export type PlannedSession = Plan['sessions'][number];
export type Placement = Plan['placements'][number];
export type Spot = v.InferOutput<typeof spot>;
export type Wish = v.InferOutput<typeof wish>;

export const emptyPlan: Plan = { sessions: [], placements: [], wishes: {}, left: [] };

const nullableSpot = v.nullable(spot);

/**
 * A coordinator's operation. Each includes what it is based on (`from`, `over`, `before`), so that
 * it is applied to a newer plan only where it still means the same.
 */
export const operationShape = v.variant('kind', [
  /** To a spot, or out of all sessions; its previous exhibitor (`over`) takes the vacated spot. */
  v.object({
    kind: v.literal('move'),
    exhibitorId,
    from: nullableSpot,
    to: nullableSpot,
    over: v.nullable(exhibitorId),
  }),
  v.object({ kind: v.literal('lock'), exhibitorId, locked: v.boolean() }),
  /** Many moves at once, each from the exhibitor's earlier spot: a suggestion, or an undo. */
  v.object({
    kind: v.literal('arrange'),
    moves: v.pipe(
      v.array(v.object({ exhibitorId, from: nullableSpot, to: nullableSpot })),
      v.minLength(1),
      v.maxLength(2000),
    ),
  }),
  v.object({
    kind: v.literal('addSessions'),
    sessions: v.pipe(v.array(session), v.minLength(1), v.maxLength(50)),
    placements: v.pipe(v.array(placement), v.maxLength(400)),
  }),
  v.object({
    kind: v.literal('removeSessions'),
    numbers: v.pipe(v.array(sessionNumber), v.minLength(1), v.maxLength(50)),
  }),
  v.object({ kind: v.literal('editSession'), before: session, after: session }),
  v.object({ kind: v.literal('wish'), exhibitorId, before: wishList, after: wishList }),
  /** The vacated spot of a withdrawn exhibitor has been seen. */
  v.object({ kind: v.literal('forgetLeft'), left: v.array(left) }),
  v.object({ kind: v.literal('recallLeft'), left: v.array(left) }),
]);

export type PlanOperation = v.InferOutput<typeof operationShape>;

/** The start of a session's spot, in minutes from the session's start. */
export const startsAtMinute = (
  { introMinutes, minutesEach }: Pick<PlannedSession, 'introMinutes' | 'minutesEach'>,
  place: number,
): number => introMinutes + (place - 1) * minutesEach;

/** Minutes of the introduction and all colleges. */
export const fullMinutes = (session: PlannedSession): number =>
  startsAtMinute(session, session.places + 1);

/** Six colleges of six minutes, one of introduction, the rest for questions. */
export const usualFormat = {
  places: 6,
  minutesEach: 6,
  introMinutes: 1,
  lengthMinutes: 45,
} as const;

/** Minutes before the start when reps and the host arrive. */
export const rollCallMinutes = 10;
