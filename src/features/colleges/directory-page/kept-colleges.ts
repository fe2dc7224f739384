import { useSyncExternalStore } from 'react';

/** Where the browser keeps the colleges of a visitor without an account. */
const key = 'quad.colleges';
/** Colleges on one device. */
export const mostKept = 100;

const listeners = new Set<() => void>();
/** The stored text and what it says: the same text is the same list to React. */
let last: { readonly text: string; readonly ids: readonly string[] } = { text: '[]', ids: [] };

/** The ids of the colleges saved on this device; null where the browser keeps nothing for us. */
export function readKept(): readonly string[] | null {
  try {
    const text = localStorage.getItem(key) ?? '[]';
    if (text !== last.text) last = { text, ids: idsIn(text) };
    return last.ids;
  } catch {
    return null;
  }
}

/** What someone else wrote there is worth nothing. */
function idsIn(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored)
      ? stored.filter((id): id is string => typeof id === 'string').slice(0, mostKept)
      : [];
  } catch {
    return [];
  }
}

/** Replaces the list on this device; an empty one leaves nothing there. */
export function keepColleges(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids.slice(-mostKept)));
  } catch {
    // The browser refuses: the button stays as it was.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The list on this device; null before the first script, and where nothing can be kept. */
export const useKept = (): readonly string[] | null =>
  useSyncExternalStore(subscribe, readKept, () => null);
