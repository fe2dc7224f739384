import type { PageError } from './page-call.ts';

/** Rows of one call. */
const batch = 200;

/** Acts on rows a batch at a time, until one is refused. */
export async function inBatches(
  ids: readonly string[],
  act: (part: string[]) => Promise<PageError | undefined>,
): Promise<{ readonly error?: PageError; readonly acted: number }> {
  for (let start = 0; start < ids.length; start += batch) {
    const error = await act(ids.slice(start, start + batch));
    if (error) return { error, acted: start };
  }
  return { acted: ids.length };
}
