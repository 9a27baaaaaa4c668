import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { cancelOrder, createOrder, payOrder, getOffer, getOrder } from '../../../contract/billing/orders.ts';
import { call, isMissing } from '../../app/api.ts';
import { ordersKey } from '../../layout/queries.ts';

export type Offer = ReplyOf<typeof getOffer>;
export type ShownOrder = ReplyOf<typeof getOrder>;

/** A plan by its code, for a number of months. */
export interface Wanted {
  plan: string;
  months: number;
}

/** The same, with the address for the mail about the payment; empty for none. */
export interface Wish extends Wanted {
  mailAddress: string;
}

/** Milliseconds between polls of an order that somebody may be paying. */
const pollEvery = 3000;

export const isOpenOrder = ({ state }: Pick<ShownOrder, 'state'>) =>
  state === 'created' || state === 'paying';

const fetchOffer = (wanted: Wanted, signal?: AbortSignal) =>
  call(getOffer, {
    query: { ...wanted },
    errorDisplay: 'page',
    ...(signal && { signal }),
  });

/** What a plan costs the team now; credit falls every second, so it is fetched each time. */
export const useOffer = (wanted: Wanted) =>
  useQuery({
    queryKey: [...ordersKey, 'offer', wanted.plan, wanted.months],
    queryFn: ({ signal }) => fetchOffer(wanted, signal),
    staleTime: 0,
  });

/** @param isWatched whether it is polled while it can be paid */
export const useOrder = (number: string, isWatched = false) =>
  useQuery({
    queryKey: [...ordersKey, 'one', number],
    queryFn: ({ signal }) => call(getOrder, { params: { number }, errorDisplay: 'page', signal }),
    refetchInterval: ({ state: { data } }) => isWatched && (!data || isOpenOrder(data)) && pollEvery,
    retry: (count, error) => !isMissing(error) && count < 2,
    staleTime: 0,
  });

/** The code to scan; it stays the same while the order can be paid. */
export const useCode = (number: string) =>
  useQuery({
    queryKey: ['order-code', number],
    queryFn: () => call(payOrder, { params: { number }, errorDisplay: 'page' }),
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });

/** The calls that create and close orders; after each, orders are fetched again. */
export function useOrdering() {
  const queries = useQueryClient();
  const thenRenew = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: ordersKey }));
  const order = async (wish: Wish, payFen: number) =>
    thenRenew(call(createOrder, { body: { ...wish, payFen }, errorDisplay: 'page' }));
  return {
    /** At the sum that was shown. */
    order,
    /** Orders the same again, at its current price; null if it is no longer offered. */
    orderAnew: async (wish: Wish) => {
      const { plan, months } = wish;
      const { sum } = await fetchOffer({ plan, months });
      return sum && order(wish, sum.payFen);
    },
    cancel: async (number: string) =>
      thenRenew(
        call(cancelOrder, {
          params: { number },
          errorDisplay: 'page',
        }),
      ),
  };
}
