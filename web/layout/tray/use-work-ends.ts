import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Work } from '../../../contract/activity/background-tasks.ts';
import { isUnderWay } from '../queries.ts';

/**
 * Reloads the queries with `followsWork` in their `meta` when a background task ends. Tasks that ended before the page
 * opened are ignored.
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
