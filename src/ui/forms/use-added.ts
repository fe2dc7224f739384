import { useState } from 'react';

/**
 * How often something was added to a list of this length: the key of a form that adds to it, which
 * begins empty each time and keeps what is typed when something is removed.
 */
export function useAdded(length: number): number {
  const [held, setHeld] = useState({ length, added: 0 });
  if (held.length === length) return held.added;
  const added = held.added + (length > held.length ? 1 : 0);
  setHeld({ length, added });
  return added;
}
