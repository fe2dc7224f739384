import { vi } from 'vitest';

/**
 * Polls until an expectation holds, and returns the result. Patient enough for a busy machine: a
 * test says what must happen in the end, never how soon. Rejects with the last failure after two
 * minutes.
 */
export function eventually<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(look, { timeout: 120_000, interval: 20 });
}
