/**
 * Works on every item, on so many at a time, and answers the results in the order of the items.
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
  return results;
}
