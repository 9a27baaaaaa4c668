import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type RankState, readRank, writeRank } from './rank-state.ts';

/** The filters of the address, and a setter; other filters start on page 1. */
export function useRankState(): { state: RankState; change: (by: Partial<RankState>) => void } {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readRank(params), [params]);
  const change = (by: Partial<RankState>) =>
    setParams(writeRank({ ...state, page: 1, ...by }), { preventScrollReset: true });
  return { state, change };
}
