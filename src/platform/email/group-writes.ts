/**
 * Makes a function that writes one item, and gathers what is asked for while `atOnce` earlier writes
 * are on their way: that goes as one, up to `most` items. Every caller gets the answer of the write
 * that held his item, or its error.
 */
export function groupWrites<Item, Result>(
  write: (items: readonly Item[]) => Promise<Result>,
  { most = 200, atOnce = 1 }: { readonly most?: number; readonly atOnce?: number } = {},
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; answer: PromiseWithResolvers<Result> }[] = [];
  let writing = 0;

  async function writeOn(): Promise<void> {
    writing += 1;
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const result = await write(group.map(({ item }) => item));
        for (const { answer } of group) answer.resolve(result);
      } catch (error) {
        for (const { answer } of group) answer.reject(error);
      }
    }
    writing -= 1;
  }

  return (item) => {
    const answer = Promise.withResolvers<Result>();
    waiting.push({ item, answer });
    // What is asked for in the same turn goes together.
    if (writing < atOnce)
      queueMicrotask(() => void (writing < atOnce && waiting.length > 0 && writeOn()));
    return answer.promise;
  };
}
