import type { Coordinates, Home } from '../miles-between.ts';
import type { DirectoryEntry } from './directory-entry.ts';

/**
 * Estimates where people live from the colleges nearby: the directory knows the postal code, the
 * city and the coordinates of thousands. It tries the same ZIP code, the same city, and the area of
 * the first three digits, some thirty miles across; each is the center of its colleges. A state is
 * too large: its center may be hundreds of miles away.
 */
export class HomePlaces {
  readonly #sums = new Map<string, { latitude: number; longitude: number; count: number }>();

  constructor(entries: Iterable<DirectoryEntry | undefined>) {
    for (const entry of entries) {
      if (!entry) continue;
      const { latitude, longitude, city, state } = entry.card;
      if (latitude === null || longitude === null) continue;
      for (const key of keysOf({ postalCode: entry.postalCode ?? null, city, state })) {
        const sum = this.#sums.get(key) ?? { latitude: 0, longitude: 0, count: 0 };
        sum.latitude += latitude;
        sum.longitude += longitude;
        sum.count += 1;
        this.#sums.set(key, sum);
      }
    }
  }

  /** The center of the colleges nearest to a home; null where there are none. */
  of(home: Home): Coordinates | null {
    for (const key of keysOf(home)) {
      const sum = this.#sums.get(key);
      if (sum) return { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count };
    }
    return null;
  }
}

/** The keys of a location, narrowest first. */
function keysOf({ postalCode, city, state }: Home): readonly string[] {
  const zip = /^\d{5}/.exec(postalCode?.trim() ?? '')?.[0];
  const town = city?.trim().toLowerCase();
  return [
    ...(zip ? [zip] : []),
    ...(town && state ? [`${state.trim().toUpperCase()} ${town}`] : []),
    ...(zip ? [zip.slice(0, 3)] : []),
  ];
}
