/** Maximum number of files open at the same time: keeps the disk busy, far below system limits. */
export const openFiles = 32;

/**
 * Calls an asynchronous function for each item, with a limited number of calls at the same time,
 * for example to stay below the system's limit of open files.
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
