import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  listReports,
  openReport,
  revokeReport,
  shareReport,
  getReport,
} from '../../../contract/creators/reports.ts';
import { call } from '../../app/api.ts';

export type ListedReport = ReplyOf<typeof listReports>['reports'][number];

const key = ['reports'];

/** Composed each time it is opened. */
export const useReport = (ids: readonly number[]) =>
  useQuery({
    queryKey: ['report', ...ids],
    queryFn: ({ signal }) =>
      call(getReport, {
        query: new URLSearchParams({ ids: ids.join(',') }),
        errorDisplay: 'page',
        signal,
      }),
    enabled: ids.length > 0,
  });

export const useSharedReports = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listReports, { errorDisplay: 'page', signal }),
  });

/** The calls that change shared addresses; they are listed again after each, also after an error. */
export function useReportCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: key }));
  return {
    share: async (body: BodyInputOf<typeof shareReport>) =>
      thenRenew(call(shareReport, { body, errorDisplay: 'page' })),
    revoke: async (id: number) => thenRenew(call(revokeReport, { params: { id } })),
  };
}

/** A shared report, without signing in; nothing is kept. */
export const useSharedReport = (token: string) =>
  useQuery({
    queryKey: ['shared-report', token],
    queryFn: ({ signal }) => call(openReport, { params: { token }, errorDisplay: 'page', signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
