/**
 * Batches a function over items: while `atOnce` earlier calls are in flight, further items are
 * collected and sent as one call of up to `most`. Every caller gets the answer or error of its
 * call.
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
    // Items of the same turn go together.
    if (calling < atOnce)
      queueMicrotask(() => void (calling < atOnce && waiting.length > 0 && callOn()));
    return answer.promise;
  };
}
