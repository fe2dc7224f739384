import { setTimeout as delay } from 'node:timers/promises';
import { fetchPage, textOf } from './fetch-page.ts';
import type { Figure } from './report.ts';
import { median, type Running } from './servers.ts';

/** An entity that pages show, changed through the API. */
interface Change {
  readonly what: 'Fair' | 'College';
  readonly id: string;
  /** Where its name is read. */
  readonly path: string;
}

const times = 5;

/** Milliseconds between two changes: what pages are made of is read once a second at most. */
const pause = 1_200;

/** Milliseconds from the answer to a change until a cached page shows it. */
export async function measureFreshPages(
  quad: Running,
  token: string,
  changes: readonly Change[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const change of changes) {
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await delay(pause);
      waits.push(await waitFor(quad, token, change, `Changed to ${time}`));
    }
    figures.push({
      what: `page shows a change of its ${change.what.toLowerCase()}: p50`,
      value: median(waits),
      unit: 'ms',
      aim: { atMost: 100 },
    });
  }
  return figures;
}

/** Changes something, and waits until pages show it. */
export async function changeOnce(quad: Running, token: string, change: Change): Promise<void> {
  await waitFor(quad, token, change, `Changed at ${performance.now()}`);
}

async function waitFor(
  quad: Running,
  token: string,
  { what, id, path }: Change,
  name: string,
): Promise<number> {
  const url = quad.url + path;
  // So that there is a page to forget.
  await fetchPage(url);
  const answer = await fetch(`${quad.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `mutation ($input: Update${what}Input!) { update${what}(input: $input) { id } }`,
      variables: { input: { id, name } },
    }),
  });
  const said = await answer.text();
  const began = performance.now();
  if (said.includes('"errors"')) throw new Error(`The change failed: ${said}`);
  while (performance.now() - began < 20_000) {
    const page = await fetchPage(url);
    const waited = performance.now() - began;
    if ((await textOf(page)).includes(name)) return waited;
  }
  throw new Error(`${path} did not show a change within 20 s.`);
}
