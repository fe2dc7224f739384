import { describe, expect, test } from 'vitest';
import { guardChunks, mayReload } from './chunk-guard.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('someone whose page lacks a part of itself', () => {
  test('gets it anew once, and not again within ten seconds', () => {
    const tab = memory();
    expect(mayReload(tab, 1_000_000)).toBe(true);
    expect(mayReload(tab, 1_000_001)).toBe(false);
    expect(mayReload(tab, 1_009_999)).toBe(false);
    expect(mayReload(tab, 1_010_000)).toBe(true);
    expect(mayReload(tab, 1_010_001)).toBe(false);
  });

  test('is not locked out by a clock that was wrong, or by what someone else has kept', () => {
    const tab = memory();
    expect(mayReload(tab, 2_000_000)).toBe(true);
    expect(mayReload(tab, 1_000_000)).toBe(true);
    tab.setItem('quad.reloaded-at', 'yesterday');
    expect(mayReload(tab, 1_000_001)).toBe(true);
  });

  test('keeps the page as it is in a browser that remembers nothing', () => {
    let reloads = 0;
    let told: ((event: Event) => void) | undefined;
    const page = {
      addEventListener: (_: string, hear: (event: Event) => void) => {
        told = hear;
      },
      navigator: { onLine: true },
      performance: { timeOrigin: 0, now: () => 0 },
      get sessionStorage(): Storage {
        throw new Error('Nothing may be kept.');
      },
      location: { reload: () => void (reloads += 1) },
    };
    guardChunks(page);
    const event = new Event('vite:preloadError', { cancelable: true });
    told?.(event);
    expect([reloads, event.defaultPrevented]).toEqual([0, false]);
  });

  test('keeps the page while there is no line, for a reload would lose it', () => {
    let reloads = 0;
    let told: ((event: Event) => void) | undefined;
    guardChunks({
      addEventListener: (_: string, hear: (event: Event) => void) => {
        told = hear;
      },
      navigator: { onLine: false },
      performance: { timeOrigin: 0, now: () => 0 },
      sessionStorage: memory(),
      location: { reload: () => void (reloads += 1) },
    });
    const event = new Event('vite:preloadError', { cancelable: true });
    told?.(event);
    expect([reloads, event.defaultPrevented]).toEqual([0, false]);
  });
});
