import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { renewSession } from '../../session/session.ts';
import type { ShownOrder } from './queries.ts';

/**
 * Fetches everything that depends on the plan again when the displayed order is paid, because the realtime channel may
 * be unavailable.
 */
export function usePlanTaken(order: ShownOrder | undefined): void {
  const queries = useQueryClient();
  const before = useRef<string>(undefined);
  const state = order?.state;
  useEffect(() => {
    if (state === 'paid' && before.current && before.current !== 'paid') {
      void renewSession();
      void queries.invalidateQueries();
    }
    before.current = state;
  }, [state, queries]);
}
