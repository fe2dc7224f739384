import { useState, type KeyboardEvent } from 'react';
import { isSameSpot, placedAt, spotOf } from '../apply-operation.ts';
import type { Plan, PlanOperation, Spot } from '../plan-shapes.ts';

/** A card being moved by keyboard. */
export interface Carried {
  readonly exhibitorId: string;
  readonly from: Spot | null;
  /** Its current drop target; null: not placed. */
  readonly at: Spot | null;
}

type Ended = { readonly how: 'dropped' | 'putBack'; readonly at: Spot | null; readonly id: string };

/**
 * Moves cards without a pointer: Space picks one up, arrows move it from spot to spot, Space drops
 * it, Escape puts it back.
 */
export function useKeyboardMove(plan: Plan, move: (operation: PlanOperation) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const onKeyDown = (event: KeyboardEvent, exhibitorId: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!carried) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      const from = spotOf(plan, exhibitorId);
      setEnded(null);
      setCarried({ exhibitorId, from, at: from ?? firstFree(plan) });
      return;
    }
    const { from, at } = carried;
    const to = carry(plan, at, event.key);
    if (to !== undefined) {
      event.preventDefault();
      setCarried({ ...carried, at: to });
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setCarried(null);
      setEnded({ how: 'dropped', at, id: carried.exhibitorId });
      const operation = moveTo(plan, carried.exhibitorId, at);
      if (operation) move(operation);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      setCarried(null);
      setEnded({ how: 'putBack', at: from, id: carried.exhibitorId });
    }
  };
  return { carried, ended, onKeyDown };
}

/** The operation that moves an exhibitor to a spot; null if they are already there. */
export function moveTo(plan: Plan, exhibitorId: string, to: Spot | null): PlanOperation | null {
  const from = spotOf(plan, exhibitorId);
  if (isSameSpot(from, to)) return null;
  const over = to ? (placedAt(plan, to)?.exhibitorId ?? null) : null;
  return { kind: 'move', exhibitorId, from, to, over };
}

const firstFree = (plan: Plan): Spot | null => {
  for (const { number, places } of plan.sessions)
    for (let place = 1; place <= places; place += 1) {
      const at = { session: number, place };
      if (!placedAt(plan, at)) return at;
    }
  return null;
};

/** The next spot in a direction; undefined for other keys. The list is left of session one. */
function carry(plan: Plan, at: Spot | null, key: string): Spot | null | undefined {
  const { sessions } = plan;
  const column = sessions.findIndex(({ number }) => number === at?.session);
  const inColumn = (index: number, place: number): Spot | null => {
    const session = sessions[index];
    return session
      ? { session: session.number, place: Math.min(Math.max(place, 1), session.places) }
      : null;
  };
  switch (key) {
    case 'ArrowUp':
      return at && inColumn(column, at.place - 1);
    case 'ArrowDown':
      return at ? inColumn(column, at.place + 1) : inColumn(0, 1);
    case 'ArrowLeft':
      return at && inColumn(column - 1, at.place);
    case 'ArrowRight':
      return at ? inColumn(Math.min(column + 1, sessions.length - 1), at.place) : inColumn(0, 1);
    default:
      return undefined;
  }
}
