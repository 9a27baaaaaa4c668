import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import { listOrders, requestInvoice } from '../../../contract/billing/orders.ts';
import { call } from '../../app/api.ts';
import { ordersKey } from '../../layout/queries.ts';
import { type OrdersState, writeState } from './orders-state.ts';

/** A page of orders; the previous one stays while the next one loads. */
export function useOrders(state: OrdersState) {
  const query = writeState({ ...state, number: '' }).toString();
  return useQuery({
    queryKey: [...ordersKey, 'list', query],
    queryFn: ({ signal }) =>
      call(listOrders, {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
}

/** Requests the invoice of an order. */
export function useInvoice() {
  const queries = useQueryClient();
  return (number: string, body: BodyOf<typeof requestInvoice>) =>
    call(requestInvoice, {
      params: { number },
      body,
      errorDisplay: 'page',
    }).finally(() => void queries.invalidateQueries({ queryKey: ordersKey }));
}
