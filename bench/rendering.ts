import { fetchPage } from './fetch-page.ts';
import type { Figure } from './report.ts';

const turns = { warm: 25, measured: 60 } as const;

/**
 * Milliseconds from requesting an uncached page to its last byte, one visitor at a time: the
 * loaders, React, compression and the way through the process.
 */
export async function measureRendering(
  origin: string,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const times = new Map(Object.keys(pages).map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < turns.warm + turns.measured; turn += 1)
    for (const [name, path] of Object.entries(pages)) {
      // Addresses that no one has asked for before.
      const { milliseconds } = await fetchPage(`${origin}${path}?turn=${turn}`);
      if (turn >= turns.warm) times.get(name)?.push(milliseconds);
    }
  return [...times].flatMap(([name, all]) => {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return [
      { what: `${name}, rendered: p50`, value: at(0.5), unit: 'ms', aim: { atMost: 10 } },
      { what: `${name}, rendered: p95`, value: at(0.95), unit: 'ms', aim: { atMost: 20 } },
    ];
  });
}
