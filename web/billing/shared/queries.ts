import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  cancelOrder,
  createOrder,
  payOrder,
  showOffer,
  showOrder,
} from '../../../contract/billing/orders.ts';
import { call, isMissing } from '../../app/api.ts';
import { ordersKey } from '../../layout/queries.ts';

export type Offer = ReplyOf<typeof showOffer>;
export type ShownOrder = ReplyOf<typeof showOrder>;

/** What is ordered: a plan by its code, for so many months. */
export interface Wanted {
  plan: string;
  months: number;
}

/** The same, and where it is told by mail that it was paid; empty: nowhere. */
export interface Wish extends Wanted {
  mailAddress: string;
}

const path = '/office/api/orders';
/** Milliseconds between looks at an order that somebody may be paying. */
const lookEvery = 3000;

export const isOpenOrder = ({ state }: Pick<ShownOrder, 'state'>) =>
  state === 'created' || state === 'paying';

const fetchOffer = (wanted: Wanted, signal?: AbortSignal) =>
  call<typeof showOffer>('GET', `${path}/offer`, {
    query: { ...wanted },
    errorDisplay: 'page',
    ...(signal && { signal }),
  });

/** What a plan costs the team now; credit runs down by the second, so it is fetched again each time. */
export const useOffer = (wanted: Wanted) =>
  useQuery({
    queryKey: [...ordersKey, 'offer', wanted.plan, wanted.months],
    queryFn: ({ signal }) => fetchOffer(wanted, signal),
    staleTime: 0,
  });

/** @param isWatched it is asked for again as long as it can be paid */
export const useOrder = (number: string, isWatched = false) =>
  useQuery({
    queryKey: [...ordersKey, 'one', number],
    queryFn: ({ signal }) =>
      call<typeof showOrder>('GET', `${path}/:number`, { params: { number }, errorDisplay: 'page', signal }),
    refetchInterval: ({ state: { data } }) => isWatched && (!data || isOpenOrder(data)) && lookEvery,
    retry: (count, error) => !isMissing(error) && count < 2,
    staleTime: 0,
  });

/** The code to scan; it stays the same as long as the order can be paid. */
export const useCode = (number: string) =>
  useQuery({
    queryKey: ['order-code', number],
    queryFn: () =>
      call<typeof payOrder>('POST', `${path}/:number/pay`, { params: { number }, errorDisplay: 'page' }),
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });

/** The calls that make and close orders; after each, orders are fetched again. */
export function useOrdering() {
  const queries = useQueryClient();
  const thenRenew = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: ordersKey }));
  const order = async (wish: Wish, payFen: number) =>
    thenRenew(call<typeof createOrder>('POST', path, { body: { ...wish, payFen }, errorDisplay: 'page' }));
  return {
    /** At the sum that was shown. */
    order,
    /** The same once more, at what it costs now; null where it is offered no more. */
    orderAnew: async (wish: Wish) => {
      const { plan, months } = wish;
      const { sum } = await fetchOffer({ plan, months });
      return sum && order(wish, sum.payFen);
    },
    cancel: async (number: string) =>
      thenRenew(
        call<typeof cancelOrder>('POST', `${path}/:number/cancel`, {
          params: { number },
          errorDisplay: 'page',
        }),
      ),
  };
}
