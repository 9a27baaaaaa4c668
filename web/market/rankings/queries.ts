import { useQuery } from '@tanstack/react-query';
import type { Platform } from '../../../contract/core/platform.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { rankCreators, rankTags, rankVideos, getTag } from '../../../contract/market/rankings.ts';
import { call } from '../../app/api.ts';
import { askRank, type RankState } from '../shared/filters/rank-state.ts';

const key = 'rankings';
const errorDisplay = 'page';

type VideosPage = ReplyOf<typeof rankVideos>;
export type TagView = ReplyOf<typeof getTag>;
/** The data of the edition, common to all rankings. */
export type Edition = Omit<VideosPage, 'videos'>;

function usePage<P>(kind: string, query: URLSearchParams, ask: (signal: AbortSignal) => Promise<P>) {
  return useQuery({
    queryKey: [key, kind, query.toString()],
    queryFn: ({ signal }) => ask(signal),
    placeholderData: previous => previous,
  });
}

/** The filters without those that this ranking lacks. */
function asked(state: RankState, without: readonly string[]): URLSearchParams {
  const query = askRank(state);
  for (const name of without) query.delete(name);
  return query;
}

export function useHotVideos(state: RankState) {
  const query = asked(state, ['words', 'onlySaved']);
  return usePage('videos', query, signal => call(rankVideos, { query, errorDisplay, signal }));
}

export function useTopCreators(state: RankState) {
  const query = asked(state, ['words', 'onlySaved']);
  return usePage('creators', query, signal => call(rankCreators, { query, errorDisplay, signal }));
}

export function useHotTags(state: RankState) {
  const query = asked(state, ['onlySaved']);
  return usePage('tags', query, signal => call(rankTags, { query, errorDisplay, signal }));
}

export const useTag = (platform: Platform, tag: string) =>
  useQuery({
    queryKey: [key, 'tag', platform, tag],
    queryFn: ({ signal }) =>
      call(getTag, {
        params: { platform, tag },
        errorDisplay,
        signal,
      }),
  });
