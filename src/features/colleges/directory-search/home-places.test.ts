import { expect, test } from 'vitest';
import { blank } from './directory-entries.fixture.server.ts';
import { HomePlaces } from './home-places.ts';

const at = (city: string, state: string, postalCode: string | null, latitude: number | null) => ({
  aliases: [],
  postalCode,
  card: { ...blank, id: `${city} ${latitude}`, name: city, city, state, latitude, longitude: -72 },
});
const places = new HomePlaces([
  at('Amherst', 'MA', '01002-1234', 42.3),
  at('Amherst', 'MA', '01003', 42.5),
  at('Amherst', 'NY', '14226', 43),
  at('Hadley', 'MA', null, null),
  undefined,
]);
const latitude = (postalCode: string | null, city: string | null, state: string | null) =>
  places.of({ postalCode, city, state })?.latitude ?? null;

test('someone lives where the colleges of the same ZIP code are', () => {
  expect(latitude('01002', 'Amherst', 'MA')).toBe(42.3);
});

test('else in the middle of those of the same city, in the right state', () => {
  expect(latitude(null, ' amherst ', 'ma')).toBeCloseTo(42.4);
  expect(latitude('01059', 'Amherst', 'MA')).toBeCloseTo(42.4);
  expect(latitude(null, 'Amherst', 'NY')).toBe(43);
});

test('else in the area of the first three digits', () => {
  expect(latitude('01035', 'Hadley', 'MA')).toBeCloseTo(42.4);
});

test('and nowhere that is known when only the state is told', () => {
  expect(latitude(null, null, 'MA')).toBeNull();
  expect(latitude('99501', 'Nowhere', 'AK')).toBeNull();
  expect(latitude('SW1A 1AA', null, null)).toBeNull();
});
