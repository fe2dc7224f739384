import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

const ZoneContext = createContext<string | null>(null);

/** Provides the visitor's zone as the server knows it; null: unknown so far. */
export function ZoneProvider({ zone, children }: { zone: string | null; children: ReactNode }) {
  return <ZoneContext value={zone}>{children}</ZoneContext>;
}

/** The visitor's zone as the server knew it when it made the page. */
export const useKnownZone = (): string | null => use(ZoneContext);

/**
 * The visitor's zone: the one chosen or saved at an earlier visit; on the first visit, the device's
 * zone after hydration.
 */
export function useZone(): string | null {
  const knownZone = useKnownZone();
  return useSyncExternalStore(
    neverChanges,
    () => knownZone ?? deviceZone(),
    () => knownZone,
  );
}

const neverChanges = () => () => {};

/** The zone of this device. Where `Temporal` knows it, `Intl`, which takes long to begin with, is not asked. */
export const deviceZone = (): string =>
  'Temporal' in window
    ? (window.Temporal as Temporal).Now.timeZoneId()
    : new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What newer browsers have (ECMAScript 2026). */
interface Temporal {
  readonly Now: { timeZoneId(): string };
}
