import { usualFormat, type Placement, type Plan, type PlannedSession } from './plan-shapes.ts';

/** A published session: `FairWebinar.details`. */
export interface PublishedSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: string;
  readonly lengthMinutes: number;
  readonly capacity?: number | undefined;
  readonly exhibitors: readonly {
    readonly exhibitorId: string;
    readonly position: number;
    readonly startsAtMinute: number;
    readonly lengthMinutes: number;
  }[];
  readonly host?: string | undefined;
  readonly notes?: string | undefined;
}

/** The published state of a fair's sessions. */
export interface Published {
  readonly sessions: readonly PublishedSession[];
}

/**
 * Merges into the draft what others changed in the published state since `base`: the form for links
 * and recordings, the API, a withdrawn college. The draft's own changes take precedence.
 */
export function followPublished(plan: Plan, base: Published, now: Published): Plan {
  let next = plan;
  for (const session of now.sessions) {
    const before = base.sessions.find(({ number }) => number === session.number);
    next = before ? follow(next, before, session) : take(next, session);
  }
  const gone = base.sessions
    .filter(({ number }) => !now.sessions.some((one) => one.number === number))
    .map(({ number }) => number);
  return {
    ...next,
    sessions: next.sessions
      .filter(({ number }) => !gone.includes(number))
      .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime)),
    placements: next.placements.filter(({ session }) => !gone.includes(session)),
  };
}

/** A session missing from the draft. */
function take(plan: Plan, session: PublishedSession): Plan {
  const { number, title, startTime, lengthMinutes, exhibitors, host } = session;
  if (plan.sessions.some((one) => one.number === number)) return plan;
  const [first] = exhibitors.toSorted((one, other) => one.position - other.position);
  const positions = exhibitors.map(({ position }) => position);
  const made: PlannedSession = {
    number,
    title,
    startTime,
    lengthMinutes,
    places: Math.min(20, Math.max(usualFormat.places, ...positions)),
    minutesEach: Math.max(1, first?.lengthMinutes ?? usualFormat.minutesEach),
    introMinutes: introOf(first),
    ...(host ? { host: host.slice(0, 200) } : {}),
  };
  return placeAll({ ...plan, sessions: [...plan.sessions, made] }, session, exhibitors);
}

const introOf = (first: PublishedSession['exhibitors'][number] | undefined): number =>
  first
    ? Math.max(0, first.startsAtMinute - (first.position - 1) * first.lengthMinutes)
    : usualFormat.introMinutes;

function follow(plan: Plan, before: PublishedSession, now: PublishedSession): Plan {
  const changed = (['title', 'startTime', 'lengthMinutes', 'host'] as const).filter(
    (part) => before[part] !== now[part],
  );
  const edits = Object.fromEntries(
    changed.map((part) => [part, now[part]] as const).filter(([, value]) => value !== undefined),
  );
  const sessions = plan.sessions.map((one) =>
    one.number === now.number ? { ...one, ...edits } : one,
  );
  const isIn = (list: PublishedSession['exhibitors'], id: string) =>
    list.some(({ exhibitorId }) => exhibitorId === id);
  const out = before.exhibitors.filter(({ exhibitorId }) => !isIn(now.exhibitors, exhibitorId));
  const placements = plan.placements.filter(
    ({ exhibitorId, session }) => session !== now.number || !isIn(out, exhibitorId),
  );
  const added = now.exhibitors.filter(({ exhibitorId }) => !isIn(before.exhibitors, exhibitorId));
  return placeAll({ ...plan, sessions, placements }, now, added);
}

/** Places exhibitors who have no spot in the draft, if theirs is free. */
function placeAll(
  plan: Plan,
  { number }: PublishedSession,
  exhibitors: PublishedSession['exhibitors'],
): Plan {
  const session = plan.sessions.find((one) => one.number === number);
  const placements: Placement[] = [...plan.placements];
  for (const { exhibitorId, position } of exhibitors) {
    const isPlaced = placements.some(
      (one) =>
        one.exhibitorId === exhibitorId || (one.session === number && one.place === position),
    );
    if (session && !isPlaced && position <= session.places)
      placements.push({ exhibitorId, session: number, place: position });
  }
  return { ...plan, placements };
}

/** Removes exhibitors who no longer participate; `nameOf` returns their names, if known. */
export function takeOutGone(
  plan: Plan,
  takesPart: ReadonlySet<string>,
  nameOf: (exhibitorId: string) => string,
): Plan {
  const gone = plan.placements.filter(({ exhibitorId }) => !takesPart.has(exhibitorId));
  const remainingWishes = Object.entries(plan.wishes).filter(([exhibitorId]) =>
    takesPart.has(exhibitorId),
  );
  if (gone.length === 0 && remainingWishes.length === Object.keys(plan.wishes).length) return plan;
  return {
    ...plan,
    placements: plan.placements.filter((one) => !gone.includes(one)),
    wishes: Object.fromEntries(remainingWishes),
    left: [
      ...plan.left,
      ...gone.map(({ exhibitorId, session, place }) => ({
        name: nameOf(exhibitorId),
        session,
        place,
      })),
    ].slice(-200),
  };
}
