import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { renewSession } from '../../session/session.ts';
import type { ShownOrder } from './queries.ts';

/** Has everything that the plan decides fetched again when an order that is looked at is paid; the channel may be away. */
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
