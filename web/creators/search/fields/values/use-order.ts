import { useEffect, useState } from 'react';
import type { Counts } from './use-counts.ts';

/** Longer than this nobody waits for an order before choosing. */
const patience = 600;

/**
 * The order in which codes stand as long as the list is open: by counts, where they come in time. What
 * stands there moves no more, so that nobody ticks what was not meant. Null until it is known.
 */
export function useOrder(
  first: readonly string[],
  counts: Counts | null,
  offered: readonly string[],
): readonly string[] | null {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [isTired, setTired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTired(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const listed = new Set([...(order ?? first), ...(counts?.values ?? []), ...offered]);
  const isKnown = order !== null || isTired || !counts?.isPending;
  if (order === null && isKnown) setOrder([...listed]);
  return isKnown ? [...listed] : null;
}
