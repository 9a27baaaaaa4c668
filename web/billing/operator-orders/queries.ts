import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  refundOrder,
  retryRefund,
  settleInvoice,
  getOperatorOrder,
  getRevenue,
  listBills,
  listInvoiceRequests,
  listMoney,
  listNotices,
} from '../../../contract/billing/operator-orders.ts';
import {
  changePlanRow,
  giveTime,
  getOperatorPlans,
  getTeamTime,
  listExpiring,
} from '../../../contract/billing/operator-plans.ts';
import { call } from '../../app/api.ts';

const key = 'operator-orders';
/** Milliseconds. */
const pollEvery = 3000;

export type Plans = ReplyOf<typeof getOperatorPlans>;
export type Plan = Plans['plans'][number];
export type PlanChange = BodyOf<typeof changePlanRow>;
export type Revenue = ReplyOf<typeof getRevenue>;
export type MoneyMove = ReplyOf<typeof listMoney>['moves'][number];
export type Expiring = ReplyOf<typeof listExpiring>['teams'][number];
export type InvoiceRequest = ReplyOf<typeof listInvoiceRequests>['requests'][number];
export type Notice = ReplyOf<typeof listNotices>['notices'][number];
export type Bill = ReplyOf<typeof listBills>['bills'][number];
export type AnyOrder = ReplyOf<typeof getOperatorOrder>;
export type TeamTime = ReplyOf<typeof getTeamTime>;

interface ListOptions {
  query: URLSearchParams;
  errorDisplay: 'page';
  signal: AbortSignal;
}

/** A list of the page; the previous page stays while the next one loads. */
function useList<T>(name: string, params: URLSearchParams, ask: (options: ListOptions) => Promise<T>) {
  const query = params.toString();
  return useQuery({
    queryKey: [key, name, query],
    queryFn: ({ signal }) => ask({ query: new URLSearchParams(query), errorDisplay: 'page', signal }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
}

export const useMoneyMoves = (params: URLSearchParams) =>
  useList('money', params, options => call(listMoney, options));

export const useExpiring = (params: URLSearchParams) =>
  useList('expiring', params, options => call(listExpiring, options));

export const useInvoiceRequests = (params: URLSearchParams) =>
  useList('invoices', params, options => call(listInvoiceRequests, options));

export const useNotices = (params: URLSearchParams) =>
  useList('payment-notices', params, options => call(listNotices, options));

export const useBills = (params: URLSearchParams) =>
  useList('payment-bills', params, options => call(listBills, options));

export const useOperatorPlans = () =>
  useQuery({
    queryKey: [key, 'plans'],
    queryFn: ({ signal }) => call(getOperatorPlans, { errorDisplay: 'page', signal }),
  });

export const useRevenue = (from: string, to: string) =>
  useQuery({
    queryKey: [key, 'revenue', from, to],
    queryFn: ({ signal }) =>
      call(getRevenue, {
        query: { from, to },
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

export const useAnyOrder = (number: string) =>
  useQuery({
    queryKey: [key, 'order', number],
    queryFn: ({ signal }) =>
      call(getOperatorOrder, {
        params: { number },
        errorDisplay: 'page',
        signal,
      }),
    // A refund may be in progress.
    refetchInterval: ({ state: { data } }) =>
      data?.refundRows.some(({ state }) => state === 'asked' || state === 'processing') && pollEvery,
    staleTime: 0,
  });

export const useTeamTime = (teamId: number) =>
  useQuery({
    queryKey: [key, 'time', teamId],
    queryFn: ({ signal }) =>
      call(getTeamTime, {
        params: { teamId },
        errorDisplay: 'page',
        signal,
      }),
    staleTime: 0,
  });

/** The operator's actions; after each call all data of these pages is fetched again. */
export function useOperating() {
  const queries = useQueryClient();
  const thenRenew = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      void queries.invalidateQueries({ queryKey: [key] });
      void queries.invalidateQueries({ queryKey: ['plans'] });
    });
  const errorDisplay = 'page';
  return {
    changePlan: async (code: string, body: PlanChange) =>
      thenRenew(call(changePlanRow, { params: { code }, body, errorDisplay })),
    giveTime: async (teamId: number, body: BodyOf<typeof giveTime>) =>
      thenRenew(
        call(giveTime, {
          params: { teamId },
          body,
          errorDisplay,
        }),
      ),
    refund: async (number: string, reason: string) =>
      thenRenew(
        call(refundOrder, {
          params: { number },
          body: { reason },
          errorDisplay,
        }),
      ),
    retry: async (number: string) =>
      thenRenew(
        call(retryRefund, {
          params: { number },
          errorDisplay,
        }),
      ),
    settle: async (number: string, body: BodyOf<typeof settleInvoice>) =>
      thenRenew(
        call(settleInvoice, {
          params: { number },
          body,
          errorDisplay,
        }),
      ),
  };
}
