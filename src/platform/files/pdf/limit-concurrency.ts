/**
 * Runs a limited number of tasks at once. Waiting tasks of different people take turns, so a person
 * with many delays others by one; those of the same person run in order.
 */
export function limitConcurrency(
  atOnce: number,
): <Result>(work: () => Promise<Result>, whose?: string) => Promise<Result> {
  let running = 0;
  const waiting = new Map<string, (() => void)[]>();
  const next = (): (() => void) | undefined => {
    const [first] = waiting;
    if (!first) return undefined;
    const [whose, [begin, ...others]] = first;
    waiting.delete(whose);
    if (others.length > 0) waiting.set(whose, others);
    return begin;
  };
  return async (work, whose = '') => {
    if (running >= atOnce)
      await new Promise<void>((resolve) =>
        waiting.set(whose, [...(waiting.get(whose) ?? []), resolve]),
      );
    else running += 1;
    try {
      return await work();
    } finally {
      const begin = next();
      if (begin) begin();
      else running -= 1;
    }
  };
}
