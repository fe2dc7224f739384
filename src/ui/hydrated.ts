import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page wakes up, then true: what needs JavaScript waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
