import { expect, it } from 'vitest';
import { worldAt } from './world-at.server.ts';

it('a tester moves the clock, and nothing else does', () => {
  const world = worldAt('2026-10-31T23:59:59.500Z');
  expect(world.now()).toEqual(world.now());
  world.advance(1_000);
  expect(world.now().toISOString()).toBe('2026-11-01T00:00:00.500Z');
  world.moveTo('2024-02-29T12:00:00Z');
  expect(world.now().toISOString()).toBe('2024-02-29T12:00:00.000Z');
});

it('a tester’s records are named in the order of their making', () => {
  const world = worldAt('2026-10-31T12:00:00Z');
  const ids = Array.from({ length: 5_000 }, () => world.newId());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
