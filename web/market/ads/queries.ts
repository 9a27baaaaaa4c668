import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rankAds, saveAd, getAd } from '../../../contract/market/ads.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { askRank, type RankState } from '../shared/filters/rank-state.ts';

const key = 'ads';
const errorDisplay = 'page';
/** Milliseconds between polls until the reach by country arrives. */
const pollEvery = 4000;

export type AdsReply = ReplyOf<typeof rankAds>;
export type RankedAd = AdsReply['ads'][number];
export type AdView = ReplyOf<typeof getAd>;

export function useHotAds(state: RankState) {
  const query = askRank({ ...state, platform: 'tiktok', category: '' });
  return useQuery({
    queryKey: [key, 'all', query.toString()],
    queryFn: ({ signal }) => call(rankAds, { query, errorDisplay, signal }),
    placeholderData: previous => previous,
  });
}

export const useAd = (id: number | null) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(getAd, { params: { id: id ?? 0 }, errorDisplay, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.detail === 'asked' ? pollEvery : false),
  });

/** Saves an ad to the team's board, or removes it. */
export function useSaveAd(onDone: (isSaved: boolean) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isSaved }: { id: number; isSaved: boolean }) =>
      call(saveAd, { params: { id }, body: { isSaved }, errorDisplay }),
    onSuccess: (_, { isSaved }) => onDone(isSaved),
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}
