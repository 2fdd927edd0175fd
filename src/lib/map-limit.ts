/** How many files are open at the same time: enough to keep the disk busy, far from any limit. */
export const openFiles = 32;

/**
 * Does something with each of many items, with a few at a time, so that the system's limit of open
 * files holds.
 *
 * @returns The results in the order of the items.
 */
export async function mapLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const workers = Array.from({ length: limit }, async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}
