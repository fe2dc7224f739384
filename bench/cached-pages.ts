import autocannon from 'autocannon';
import { asBrowsersDo } from './fetch-page.ts';
import type { Figure } from './report.ts';
import { median, startServer, type Running } from './servers.ts';

/** Requests a second for one page, from one generator. */
async function rateOf({ url }: Running, path: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: url + path,
    headers: asBrowsersDo,
    connections: 32,
    duration: 1,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${path}: ${non2xx} answers were not 200, ${errors} failed.`);
  return requests.average;
}

/** Cached pages a second against a server that knows nothing but the bytes, turn by turn. */
export async function measureCachedPages(
  quad: Running,
  port: number,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const bare = await startServer('bare-page-server.ts', quad.url + path, port);
    try {
      const rates: { bare: number[]; quad: number[] } = { bare: [], quad: [] };
      for (let turn = 0; turn < 4; turn += 1) {
        const one = await rateOf(bare, path);
        const other = await rateOf(quad, path);
        // The first turn warms up.
        if (turn === 0) continue;
        rates.bare.push(one);
        rates.quad.push(other);
      }
      figures.push({
        what: `${name}, kept`,
        value: median(rates.quad),
        ceiling: median(rates.bare),
        unit: '/s',
        aim: { atLeastShare: 0.75 },
      });
    } finally {
      await bare.stop();
    }
  }
  return figures;
}
