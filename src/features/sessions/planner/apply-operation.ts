import type { Placement, Plan, PlannedSession, PlanOperation, Spot } from './plan-shapes.ts';

/** Why an operation can't be applied to the current plan. */
export type Contradiction =
  | { readonly why: 'elsewhere'; readonly exhibitorId: string; readonly at: Spot | null }
  | { readonly why: 'taken'; readonly by: string; readonly at: Spot }
  | { readonly why: 'noSession'; readonly number: number }
  | { readonly why: 'noPlace'; readonly at: Spot }
  | { readonly why: 'sameNumber'; readonly number: number }
  | { readonly why: 'edited'; readonly number: number }
  | { readonly why: 'wishChanged'; readonly exhibitorId: string }
  | { readonly why: 'full'; readonly number: number };

export type Applied =
  | { readonly plan: Plan; readonly inverse: PlanOperation }
  | { readonly contradiction: Contradiction };

/** An exhibitor's position; null while they have none. */
export function spotOf(plan: Plan, exhibitorId: string): Spot | null {
  const found = plan.placements.find((one) => one.exhibitorId === exhibitorId);
  return found ? { session: found.session, place: found.place } : null;
}

/** The exhibitor at a spot. */
export const placedAt = (plan: Plan, at: Spot): Placement | undefined =>
  plan.placements.find(({ session, place }) => session === at.session && place === at.place);

export const isSameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one?.session === other?.session && one?.place === other?.place;

/** Deep JSON equality, ignoring key order: the database reorders keys. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

/**
 * Applies a coordinator's operation to the current plan, whatever happened since they looked; if
 * the two conflict, nothing changes, and the result says why.
 */
export function applyOperation(plan: Plan, operation: PlanOperation): Applied {
  switch (operation.kind) {
    case 'move':
      return move(plan, operation);
    case 'arrange':
      return arrange(plan, operation);
    case 'lock':
      return lock(plan, operation);
    case 'addSessions':
      return addSessions(plan, operation);
    case 'removeSessions':
      return removeSessions(plan, operation);
    case 'editSession':
      return editSession(plan, operation);
    case 'wish':
      return changeWishes(plan, operation);
    case 'forgetLeft':
      return {
        plan: {
          ...plan,
          left: plan.left.filter((one) => !operation.left.some((gone) => isSame(gone, one))),
        },
        inverse: { kind: 'recallLeft', left: operation.left },
      };
    case 'recallLeft':
      return {
        plan: { ...plan, left: [...plan.left, ...operation.left] },
        inverse: { kind: 'forgetLeft', left: operation.left },
      };
  }
}

type Of<Kind extends PlanOperation['kind']> = Extract<PlanOperation, { kind: Kind }>;

function move(plan: Plan, { exhibitorId, from, to, over }: Of<'move'>): Applied {
  const moves = [{ exhibitorId, from, to }];
  if (over !== null) moves.push({ exhibitorId: over, from: to, to: from });
  const applied = arrange(plan, { kind: 'arrange', moves });
  if ('contradiction' in applied) return applied;
  return { plan: applied.plan, inverse: { kind: 'move', exhibitorId, from: to, to: from, over } };
}

function arrange(plan: Plan, { moves }: Of<'arrange'>): Applied {
  for (const { exhibitorId, from } of moves) {
    const at = spotOf(plan, exhibitorId);
    if (!isSameSpot(at, from)) return { contradiction: { why: 'elsewhere', exhibitorId, at } };
  }
  const moved = new Map(moves.map((one) => [one.exhibitorId, one.to]));
  const locked = new Set(
    plan.placements.filter((one) => one.locked).map(({ exhibitorId }) => exhibitorId),
  );
  const staying = plan.placements.filter(({ exhibitorId }) => !moved.has(exhibitorId));
  const placements = [...staying];
  for (const [exhibitorId, to] of moved) {
    if (to === null) continue;
    const session = plan.sessions.find(({ number }) => number === to.session);
    if (!session) return { contradiction: { why: 'noSession', number: to.session } };
    if (to.place > session.places) return { contradiction: { why: 'noPlace', at: to } };
    const there = placements.find((one) => one.session === to.session && one.place === to.place);
    if (there) return { contradiction: { why: 'taken', by: there.exhibitorId, at: to } };
    placements.push({ exhibitorId, ...to, ...(locked.has(exhibitorId) ? { locked: true } : {}) });
  }
  return {
    plan: { ...plan, placements, left: stillFree(plan, placements) },
    inverse: {
      kind: 'arrange',
      moves: moves.map(({ exhibitorId, from, to }) => ({ exhibitorId, from: to, to: from })),
    },
  };
}

/** A vacated spot is no longer reported once it is filled. */
const stillFree = (plan: Plan, placements: readonly Placement[]): Plan['left'] =>
  plan.left.filter(
    (one) =>
      !placements.some(({ session, place }) => session === one.session && place === one.place),
  );

function lock(plan: Plan, { exhibitorId, locked }: Of<'lock'>): Applied {
  const found = plan.placements.find((one) => one.exhibitorId === exhibitorId);
  if (!found) return { contradiction: { why: 'elsewhere', exhibitorId, at: null } };
  const { locked: was = false, ...rest } = found;
  const placements = plan.placements.map((one) =>
    one === found ? { ...rest, ...(locked ? { locked } : {}) } : one,
  );
  return { plan: { ...plan, placements }, inverse: { kind: 'lock', exhibitorId, locked: was } };
}

const inOrder = (sessions: readonly PlannedSession[]): PlannedSession[] =>
  sessions.toSorted(
    (one, other) =>
      Date.parse(one.startTime) - Date.parse(other.startTime) || one.number - other.number,
  );

function addSessions(plan: Plan, { sessions, placements }: Of<'addSessions'>): Applied {
  const numbers = new Set(plan.sessions.map(({ number }) => number));
  for (const { number } of sessions) {
    if (numbers.has(number)) return { contradiction: { why: 'sameNumber', number } };
    numbers.add(number);
  }
  for (const { exhibitorId } of placements) {
    const at = spotOf(plan, exhibitorId);
    if (at) return { contradiction: { why: 'elsewhere', exhibitorId, at } };
  }
  return {
    plan: {
      ...plan,
      sessions: inOrder([...plan.sessions, ...sessions]),
      placements: [...plan.placements, ...placements],
    },
    inverse: { kind: 'removeSessions', numbers: sessions.map(({ number }) => number) },
  };
}

function removeSessions(plan: Plan, { numbers }: Of<'removeSessions'>): Applied {
  const gone = plan.sessions.filter(({ number }) => numbers.includes(number));
  const missing = numbers.find((number) => !gone.some((one) => one.number === number));
  if (missing !== undefined) return { contradiction: { why: 'noSession', number: missing } };
  const out = plan.placements.filter(({ session }) => numbers.includes(session));
  return {
    plan: {
      ...plan,
      sessions: plan.sessions.filter((one) => !gone.includes(one)),
      placements: plan.placements.filter((one) => !out.includes(one)),
      left: plan.left.filter(({ session }) => !numbers.includes(session)),
    },
    inverse: { kind: 'addSessions', sessions: gone, placements: out },
  };
}

function editSession(plan: Plan, { before, after }: Of<'editSession'>): Applied {
  const { number } = before;
  const found = plan.sessions.find((one) => one.number === number);
  if (!found) return { contradiction: { why: 'noSession', number } };
  const edited = sessionParts.filter((part) => !isSame(before[part], after[part]));
  // Others may have changed other parts of it in the meantime.
  if (edited.some((part) => !isSame(found[part], before[part])))
    return { contradiction: { why: 'edited', number } };
  const { host: _, ...hostless } = found;
  const isHostless = edited.includes('host') && after.host === undefined;
  const edits = edited.map((part) => [part, after[part]] as const);
  const definedParts = Object.fromEntries(edits.filter(([, value]) => value !== undefined));
  const now: PlannedSession = { ...(isHostless ? hostless : found), ...definedParts };
  const isCut = plan.placements.some(
    ({ session, place }) => session === number && place > now.places,
  );
  if (isCut) return { contradiction: { why: 'full', number } };
  const sessions = plan.sessions.map((one) => (one === found ? now : one));
  return {
    plan: { ...plan, sessions: inOrder(sessions) },
    inverse: { kind: 'editSession', before: now, after: found },
  };
}

const sessionParts = [
  'title',
  'startTime',
  'lengthMinutes',
  'places',
  'minutesEach',
  'introMinutes',
  'host',
] as const;

function changeWishes(plan: Plan, { exhibitorId, before, after }: Of<'wish'>): Applied {
  if (!isSame(plan.wishes[exhibitorId] ?? [], before))
    return { contradiction: { why: 'wishChanged', exhibitorId } };
  const { [exhibitorId]: _, ...others } = plan.wishes;
  return {
    plan: { ...plan, wishes: after.length > 0 ? { ...others, [exhibitorId]: after } : others },
    inverse: { kind: 'wish', exhibitorId, before: after, after: before },
  };
}
