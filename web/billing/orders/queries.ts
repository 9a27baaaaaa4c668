import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderExportColumns } from '../../../contract/billing/export-columns.ts';
import type { ExportFormat } from '../../../contract/core/export-formats.ts';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import { listOrders, requestInvoice } from '../../../contract/billing/orders.ts';
import { call } from '../../app/api.ts';
import { ordersKey } from '../../layout/queries.ts';
import { useFileExport } from '../../layout/tray/order-export.ts';
import { type OrderFilterState, type OrdersState, writeState } from './orders-state.ts';

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

/** Exports in the background; the tray shows it. */
export const useExport = () =>
  useFileExport(
    ({ filter: { state, from, to }, format }: { filter: OrderFilterState; format: ExportFormat }) => ({
      of: {
        table: 'orders',
        filter: { ...(state && { state }), ...(from && { from }), ...(to && { to }) },
      },
      columns: [...orderExportColumns],
      format,
    }),
  );
