import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listCreatorPosts, getGrowth, getPostFigures } from '../../../contract/creators/insights/insights.ts';
import type { QueryInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { FigureName } from '../../../contract/catalogue/figure-rules.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { call } from '../../app/api.ts';

/** The key of a creator; a whole creator object fits too. */
export interface CreatorKey {
  platform: Platform;
  id: number;
}

export type Growth = ReplyOf<typeof getGrowth>;
export type PostFigures = ReplyOf<typeof getPostFigures>;

const errorDisplay = 'page';
const keyOf = ({ platform, id }: CreatorKey, ...rest: readonly unknown[]) => [
  'creator',
  platform,
  id,
  ...rest,
];
const paramsOf = ({ platform, id }: CreatorKey) => ({ platform, id });

export const useGrowth = (creator: CreatorKey) =>
  useQuery({
    queryKey: keyOf(creator, 'growth'),
    queryFn: ({ signal }) =>
      call(getGrowth, {
        params: paramsOf(creator),
        errorDisplay,
        signal,
      }),
  });

export const usePostFigures = (creator: CreatorKey) =>
  useQuery({
    queryKey: keyOf(creator, 'post-figures'),
    queryFn: ({ signal }) =>
      call(getPostFigures, {
        params: paramsOf(creator),
        errorDisplay,
        signal,
      }),
  });

type Params = QueryInputOf<typeof listCreatorPosts>;

/** A page of posts; the previous one stays while the next one loads. */
export const usePosts = (creator: CreatorKey, query: Params) =>
  useQuery({
    queryKey: keyOf(creator, 'posts', query),
    queryFn: ({ signal }) =>
      call(listCreatorPosts, {
        params: paramsOf(creator),
        query,
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
  });

const stretch = 50;

/** The posts behind a figure, as many as were requested. */
export const usePostsBehind = (creator: CreatorKey, figure: FigureName) =>
  useInfiniteQuery({
    queryKey: keyOf(creator, 'posts-behind', figure),
    queryFn: ({ pageParam, signal }) =>
      call(listCreatorPosts, {
        params: paramsOf(creator),
        query: { figure, page: pageParam, size: stretch },
        errorDisplay,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _all, page) => (page * stretch < total ? page + 1 : undefined),
  });
