/** Works on all items, a few at a time. After a failure, it waits for those under way and then throws. */
export async function fewAtOnce<T, R>(
  items: readonly T[],
  max: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  let hasFailed = false;
  async function goOn(): Promise<void> {
    for (const [place, item] of rest) {
      if (hasFailed) return;
      try {
        results[place] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: max }, goOn));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return results;
}
