import { useQueries, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import {
  changeBasePrices,
  deletePaidPrice,
  listBasePrices,
  recordPaidPrice,
  getCreatorPrice,
} from '../../../contract/creators/creator-prices.ts';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import { filterChoices } from '../../../contract/creators/search/creator-search.ts';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { platforms } from '../../layout/search/platform-names.ts';

export type CreatorPrice = ReplyOf<typeof getCreatorPrice>;
export type BasePrices = ReplyOf<typeof listBasePrices>;

const priceOf = ({ platform, id }: CreatorParams) =>
  ({
    queryKey: ['creator-price', platform, id],
    queryFn: ({ signal }) =>
      call(getCreatorPrice, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
  }) satisfies UseQueryOptions<CreatorPrice>;

export const useCreatorPrice = (creator: CreatorParams) => useQuery(priceOf(creator));

/** In the order of the creators; undefined for those that are not loaded. */
export const useCreatorPrices = (creators: readonly CreatorParams[]) =>
  useQueries({ queries: creators.map(priceOf) }).map(({ data }) => data);

/** Fetched each time the dialog opens, but not while somebody types. */
export const useBasePrices = () =>
  useQuery({
    queryKey: ['base-prices'],
    queryFn: ({ signal }) => call(listBasePrices, { errorDisplay: 'page', signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Categories of each platform; none while they load or after an error. */
export function useCategories() {
  const found = useQueries({
    queries: platforms.map(platform => ({
      queryKey: ['creator-choices', platform],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(filterChoices, {
          query: { platform },
          errorDisplay: 'page',
          signal,
        }),
      staleTime: 600_000,
    })),
  });
  return {
    isPending: found.some(({ isPending }) => isPending),
    of: Object.fromEntries(platforms.map((platform, at) => [platform, found[at]?.data?.categories ?? []])),
  };
}

/** The calls that change prices; after each, every displayed price is fetched again. */
export function usePriceActions() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      void queries.invalidateQueries({ queryKey: ['creator-price'] });
    });
  return {
    recordPaid: async ({ platform, id }: CreatorParams, body: BodyInputOf<typeof recordPaidPrice>) =>
      thenRenew(
        call(recordPaidPrice, {
          params: { platform, id },
          body,
          errorDisplay: 'page',
        }),
      ),
    deletePaid: async ({ platform, id }: CreatorParams, priceId: number) =>
      thenRenew(
        call(deletePaidPrice, {
          params: { platform, id, priceId },
        }),
      ),
    changeBase: async (body: BodyInputOf<typeof changeBasePrices>) =>
      thenRenew(call(changeBasePrices, { body, errorDisplay: 'page' })),
  };
}
