import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listBills,
  listInvoiceRequests,
  listMoney,
  listNotices,
  refundOrder,
  retryRefund,
  settleInvoice,
  showOperatorOrder,
  showRevenue,
} from '../../../contract/billing/operator-orders.ts';
import type {
  changePlanRow,
  giveTime,
  listExpiring,
  showOperatorPlans,
  showTeamTime,
} from '../../../contract/billing/operator-plans.ts';
import { call } from '../../app/api.ts';

const key = 'operator-orders';
const path = '/operator/api';
/** Milliseconds. */
const lookEvery = 3000;

export type Plans = ReplyOf<typeof showOperatorPlans>;
export type Plan = Plans['plans'][number];
export type PlanChange = BodyOf<typeof changePlanRow>;
export type Revenue = ReplyOf<typeof showRevenue>;
export type MoneyMove = ReplyOf<typeof listMoney>['moves'][number];
export type Expiring = ReplyOf<typeof listExpiring>['teams'][number];
export type InvoiceRequest = ReplyOf<typeof listInvoiceRequests>['requests'][number];
export type Notice = ReplyOf<typeof listNotices>['notices'][number];
export type Bill = ReplyOf<typeof listBills>['bills'][number];
export type AnyOrder = ReplyOf<typeof showOperatorOrder>;
export type TeamTime = ReplyOf<typeof showTeamTime>;

/** The query of each list of the page; the previous page stays while the next one loads. */
interface Lists {
  money: typeof listMoney;
  expiring: typeof listExpiring;
  invoices: typeof listInvoiceRequests;
  'payment-notices': typeof listNotices;
  'payment-bills': typeof listBills;
}

export function useList<Name extends keyof Lists>(name: Name, params: URLSearchParams) {
  const query = params.toString();
  return useQuery({
    queryKey: [key, name, query],
    queryFn: ({ signal }) =>
      call<Lists[Name]>('GET', `${path}/${name}`, {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
}

export const useOperatorPlans = () =>
  useQuery({
    queryKey: [key, 'plans'],
    queryFn: ({ signal }) =>
      call<typeof showOperatorPlans>('GET', `${path}/plans`, { errorDisplay: 'page', signal }),
  });

export const useRevenue = (from: string, to: string) =>
  useQuery({
    queryKey: [key, 'revenue', from, to],
    queryFn: ({ signal }) =>
      call<typeof showRevenue>('GET', `${path}/revenue`, {
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
      call<typeof showOperatorOrder>('GET', `${path}/orders/:number`, {
        params: { number },
        errorDisplay: 'page',
        signal,
      }),
    // A refund may be in progress.
    refetchInterval: ({ state: { data } }) =>
      data?.refundRows.some(({ state }) => state === 'asked' || state === 'processing') && lookEvery,
    staleTime: 0,
  });

export const useTeamTime = (teamId: number) =>
  useQuery({
    queryKey: [key, 'time', teamId],
    queryFn: ({ signal }) =>
      call<typeof showTeamTime>('GET', `${path}/teams/:teamId/time`, {
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
      thenRenew(
        call<typeof changePlanRow>('PUT', `${path}/plans/:code`, { params: { code }, body, errorDisplay }),
      ),
    giveTime: async (teamId: number, body: BodyOf<typeof giveTime>) =>
      thenRenew(
        call<typeof giveTime>('POST', `${path}/teams/:teamId/time`, {
          params: { teamId },
          body,
          errorDisplay,
        }),
      ),
    refund: async (number: string, reason: string) =>
      thenRenew(
        call<typeof refundOrder>('POST', `${path}/orders/:number/refund`, {
          params: { number },
          body: { reason },
          errorDisplay,
        }),
      ),
    retry: async (number: string) =>
      thenRenew(
        call<typeof retryRefund>('POST', `${path}/orders/:number/refunds/retry`, {
          params: { number },
          errorDisplay,
        }),
      ),
    settle: async (number: string, body: BodyOf<typeof settleInvoice>) =>
      thenRenew(
        call<typeof settleInvoice>('POST', `${path}/invoices/:number`, {
          params: { number },
          body,
          errorDisplay,
        }),
      ),
  };
}
