import { useSyncExternalStore } from 'react';

const keyOf = (slug: string): string => `floor ${slug}`;

/** Keeps what someone looks at on the floor, for the way back from a booth in the same tab. */
export function keepFloor(slug: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(slug), search);
  } catch {
    // Without storage the way back leads to all booths.
  }
}

/** The query of the floor that was looked at last; empty for all booths. */
export const useLastFloor = (slug: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => readFloor(slug),
    () => '',
  );

function readFloor(slug: string): string {
  try {
    return sessionStorage.getItem(keyOf(slug)) ?? '';
  } catch {
    return '';
  }
}

const neverChanges = () => () => {};
