import type { Published, PublishedSession } from './follow-published.ts';
import { startsAtMinute, type Plan } from './plan-shapes.ts';

/** The sessions as published with the plan. */
export function toPublished(plan: Plan, before: Published): Published {
  return {
    sessions: plan.sessions
      .toSorted((one, other) => one.number - other.number)
      .map((session) => {
        const { number, title, startTime, lengthMinutes, host } = session;
        const previous = before.sessions.find((one) => one.number === number);
        return {
          number,
          title,
          startTime,
          lengthMinutes,
          ...(previous?.capacity === undefined ? {} : { capacity: previous.capacity }),
          exhibitors: plan.placements
            .filter((one) => one.session === number)
            .toSorted((one, other) => one.place - other.place)
            .map(({ exhibitorId, place }) => ({
              exhibitorId,
              position: place,
              startsAtMinute: startsAtMinute(session, place),
              lengthMinutes: session.minutesEach,
            })),
          ...(host ? { host } : {}),
          ...(previous?.notes === undefined ? {} : { notes: previous.notes }),
        };
      }),
  };
}

/** What publishing changes. */
export interface PlanDifference {
  /** Exhibitors by id. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  readonly notPlaced: readonly string[];
  /** Numbers of sessions that were removed or whose time changed. */
  readonly movedSessions: readonly number[];
  /** Numbers of sessions with other colleges, or another order. */
  readonly otherColleges: readonly number[];
  /** Another change, e.g. a title or a host. */
  readonly isSame: boolean;
}

const slotsOf = ({ sessions }: Published): ReadonlyMap<string, string> =>
  new Map(
    sessions.flatMap((session) =>
      session.exhibitors.map((one) => [
        one.exhibitorId,
        [
          session.number,
          session.title,
          Date.parse(session.startTime),
          session.lengthMinutes,
          one.startsAtMinute,
          one.lengthMinutes,
        ].join('|'),
      ]),
    ),
  );

const lineUp = ({ exhibitors }: PublishedSession): string =>
  exhibitors
    .toSorted((one, other) => one.position - other.position)
    .map(({ exhibitorId }) => exhibitorId)
    .join();

/** Compares the published plan with the draft, for current participants. */
export function comparePlans(
  before: Published,
  after: Published,
  takesPart: readonly string[],
): PlanDifference {
  const [old, next] = [slotsOf(before), slotsOf(after)];
  const of = (isOne: (was: string | undefined, is: string | undefined) => boolean) =>
    takesPart.filter((id) => isOne(old.get(id), next.get(id)));
  const now = new Map(after.sessions.map((one) => [one.number, one]));
  const movedSessions = before.sessions.filter((was) => {
    const is = now.get(was.number);
    return (
      !is ||
      Date.parse(is.startTime) !== Date.parse(was.startTime) ||
      is.lengthMinutes !== was.lengthMinutes
    );
  });
  const otherColleges = before.sessions.filter((was) => {
    const is = now.get(was.number);
    return is !== undefined && lineUp(is) !== lineUp(was);
  });
  return {
    added: of((was, is) => was === undefined && is !== undefined),
    changed: of((was, is) => was !== undefined && is !== undefined && was !== is),
    removed: of((was, is) => was !== undefined && is === undefined),
    unchanged: of((was, is) => was !== undefined && was === is),
    notPlaced: of((_, is) => is === undefined),
    movedSessions: movedSessions.map(({ number }) => number),
    otherColleges: otherColleges.map(({ number }) => number),
    isSame: textOf(before) === textOf(after),
  };
}

const textOf = ({ sessions }: Published): string =>
  JSON.stringify(
    sessions
      .toSorted((one, other) => one.number - other.number)
      .map((one) => [
        one.number,
        one.title,
        Date.parse(one.startTime),
        one.lengthMinutes,
        one.host ?? '',
        lineUp(one),
        one.exhibitors.map((each) => [each.startsAtMinute, each.lengthMinutes]),
      ]),
  );
