/**
 * Waits until all of these have ended, then returns their values or throws the error of the first that failed. Statements
 * of one transaction that are sent together must end so: with `Promise.all` the transaction would be rolled back while
 * some are still to be sent, and these would be written without it.
 */
export async function endTogether<T extends readonly Promise<unknown>[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ends = await Promise.allSettled(work);
  const values = ends.map(end => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
  return values as { -readonly [K in keyof T]: Awaited<T[K]> };
}
