import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type RankState, readRank, writeRank } from './rank-state.ts';

/** What the address asks for, and how it is changed: another question starts on its first page. */
export function useRankState(): { state: RankState; change: (by: Partial<RankState>) => void } {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readRank(params), [params]);
  const change = (by: Partial<RankState>) =>
    setParams(writeRank({ ...state, page: 1, ...by }), { preventScrollReset: true });
  return { state, change };
}
