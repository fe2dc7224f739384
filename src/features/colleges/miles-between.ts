/** A location on Earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** What someone says about where they live. */
export interface Home {
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
}

/** Mean radius of Earth (IUGG) in miles. */
const radius = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two locations as the crow flies, by the haversine formula. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  const south = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(south ** 2 + cosines * east ** 2)));
}
