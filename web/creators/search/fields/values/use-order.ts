import { useEffect, useState } from 'react';
import type { Counts } from './use-counts.ts';

/** Nobody waits longer than this for an order before choosing. */
const patience = 600;

/**
 * The order of codes while the list is open: by counts, if they arrive in time. It does not change afterwards, so that
 * nobody selects the wrong value. Null until it is known.
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
