/**
 * Makes a function that takes one item to the database, and gathers what is asked for while `atOnce`
 * earlier calls are on their way: that goes as one, up to `most` items. Every caller gets the answer of
 * the call that held his item, or its error.
 */
export function groupCalls<Item, Result>(
  call: (items: readonly Item[]) => Promise<Result>,
  { most = 200, atOnce = 1 }: { readonly most?: number; readonly atOnce?: number } = {},
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; answer: PromiseWithResolvers<Result> }[] = [];
  let calling = 0;

  async function callOn(): Promise<void> {
    calling += 1;
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const result = await call(group.map(({ item }) => item));
        for (const { answer } of group) answer.resolve(result);
      } catch (error) {
        for (const { answer } of group) answer.reject(error);
      }
    }
    calling -= 1;
  }

  return (item) => {
    const answer = Promise.withResolvers<Result>();
    waiting.push({ item, answer });
    // What is asked for in the same turn goes together.
    if (calling < atOnce)
      queueMicrotask(() => void (calling < atOnce && waiting.length > 0 && callOn()));
    return answer.promise;
  };
}
