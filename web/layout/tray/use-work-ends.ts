import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Work } from '../../../contract/activity/background-tasks.ts';
import { isUnderWay } from '../queries.ts';

/**
 * Has fetched again what work in the background may have changed, when some of it ends: queries say so by
 * `followsWork` in their `meta`. What had ended before the page was opened counts as seen.
 */
export function useWorkEnds(works: readonly Work[] | undefined): void {
  const queries = useQueryClient();
  const seen = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    if (!works) return;
    const before = seen.current;
    const ended = works.filter(work => !isUnderWay(work)).map(({ id }) => id);
    seen.current = new Set(ended);
    if (!before || ended.every(id => before.has(id))) return;
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.['followsWork'] === true });
  }, [works, queries]);
}
