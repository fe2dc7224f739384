import { setTimeout as delay } from 'node:timers/promises';
import { pageCapacity } from '../src/app/open-pages.server.ts';
import { fetchPage, textOf } from './fetch-page.ts';
import { ask } from './processes.ts';
import type { Figure } from './report.ts';
import type { Running } from './servers.ts';

const megabyte = 1_000_000;

/** What the process holds once its garbage is collected, in bytes: objects and buffers. */
async function heldBy({ child }: Running): Promise<number> {
  await ask(child, 'memory');
  await delay(300);
  const { heapUsed, external } = await ask<NodeJS.MemoryUsage>(child, 'memory');
  return heapUsed + external;
}

/** Megabytes that cached pages take when there are as many as may be, long ones or short ones. */
export async function measurePageMemory(
  quad: Running,
  pages: Readonly<Record<string, string>>,
  forget: () => Promise<void>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { length } = await textOf(await fetchPage(quad.url + path));
    // Twice as many as there is room for: a page counts two for each of its characters.
    const enough = Math.ceil(pageCapacity / length);
    await forget();
    const before = await heldBy(quad);
    for (let page = 0; page < enough; page += 8)
      await Promise.all(
        Array.from({ length: 8 }, (_, place) =>
          fetchPage(`${quad.url}${path}?page=${page + place}`),
        ),
      );
    figures.push({
      what: `kept pages, as many ${name} as may be`,
      value: ((await heldBy(quad)) - before) / megabyte,
      unit: 'MB',
      aim: { atMost: pageCapacity / megabyte },
    });
  }
  return figures;
}
