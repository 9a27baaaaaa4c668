import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import * as contract from '../../../contract/monitoring/client-reports/client-reports.ts';
import { call, callForFile } from '../../app/api.ts';

export type ReportView = ReplyOf<typeof contract.getClientReport>;
export type SharedReport = ReplyOf<typeof contract.openClientReport>;

const keyOf = (id: number) => ['clientReport', id];
const linksKey = (id: number) => ['clientReport', id, 'links'];

const readReport = (id: number, signal?: AbortSignal): Promise<ReportView> =>
  call(contract.getClientReport, {
    params: { id },
    errorDisplay: 'page',
    ...(signal && { signal }),
  });

export const useClientReport = (id: number) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => readReport(id, signal) });

/** The report's settings on the server. */
export async function fetchSettings(id: number) {
  const { settings, revision } = await readReport(id);
  return { content: settings, revision };
}

/** @returns the new revision */
export async function saveSettings(
  id: number,
  settings: contract.ClientReportSettings,
  revision: number,
): Promise<number> {
  const body = { settings, revision };
  const saved = await call(contract.changeClientReport, {
    params: { id },
    body,
    errorDisplay: 'page',
  });
  return saved.revision;
}

export const fetchReportFile = (id: number): Promise<Blob> =>
  callForFile(contract.fetchClientReportFile, { params: { id } });

export const useReportLinks = (id: number) =>
  useQuery({
    queryKey: linksKey(id),
    queryFn: ({ signal }) =>
      call(contract.listClientReportLinks, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
  });

/** The calls that change a report or its addresses; they are reloaded after each, also after an error. */
export function useReportCalls(id: number) {
  const queries = useQueryClient();
  const thenRenew = async <T>(queryKey: unknown[], work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey, exact: true }));
  return {
    renew: () => void queries.invalidateQueries({ queryKey: keyOf(id), exact: true }),
    share: async (lastDay: string) =>
      thenRenew(
        linksKey(id),
        call(contract.addClientReportLink, {
          params: { id },
          body: { lastDay },
          errorDisplay: 'page',
        }),
      ),
    revoke: async (linkId: number) =>
      thenRenew(
        linksKey(id),
        call(contract.revokeClientReportLink, {
          params: { id, linkId },
        }),
      ),
    putLogo: async (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return thenRenew(keyOf(id), call(contract.putClientReportLogo, { body, errorDisplay: 'page' }));
    },
    removeLogo: async () =>
      thenRenew(keyOf(id), call(contract.removeClientReportLogo, { errorDisplay: 'page' })),
  };
}

/** A client's report, without signing in. It is loaded once per opening, since openings are counted. */
export const useSharedReport = (token: string) =>
  useQuery({
    queryKey: ['shared-client-report', token],
    queryFn: ({ signal }) =>
      call(contract.openClientReport, { params: { token }, errorDisplay: 'page', signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
