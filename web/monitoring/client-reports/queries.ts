import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/monitoring/client-reports/client-reports.ts';
import { call, callForFile } from '../../app/api.ts';

export type ReportView = ReplyOf<typeof contract.showClientReport>;
export type SharedReport = ReplyOf<typeof contract.openClientReport>;

const path = '/kol/api/monitors/:id/report';
const keyOf = (id: number) => ['clientReport', id];
const linksKey = (id: number) => ['clientReport', id, 'links'];

const readReport = (id: number, signal?: AbortSignal): Promise<ReportView> =>
  call<typeof contract.showClientReport>('GET', path, {
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
  const saved = await call<typeof contract.changeClientReport>('PUT', path, {
    params: { id },
    body,
    errorDisplay: 'page',
  });
  return saved.revision;
}

export const fetchReportFile = (id: number): Promise<Blob> =>
  callForFile<typeof contract.fetchClientReportFile>('POST', `${path}/file`, { params: { id } });

export const useReportLinks = (id: number) =>
  useQuery({
    queryKey: linksKey(id),
    queryFn: ({ signal }) =>
      call<typeof contract.listClientReportLinks>('GET', `${path}/links`, {
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
  const logo = '/kol/api/clientReportLogo';
  return {
    renew: () => void queries.invalidateQueries({ queryKey: keyOf(id), exact: true }),
    share: async (lastDay: string) =>
      thenRenew(
        linksKey(id),
        call<typeof contract.addClientReportLink>('POST', `${path}/links`, {
          params: { id },
          body: { lastDay },
          errorDisplay: 'page',
        }),
      ),
    revoke: async (linkId: number) =>
      thenRenew(
        linksKey(id),
        call<typeof contract.revokeClientReportLink>('DELETE', `${path}/links/:linkId`, {
          params: { id, linkId },
        }),
      ),
    putLogo: async (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return thenRenew(
        keyOf(id),
        call<typeof contract.putClientReportLogo>('POST', logo, { body, errorDisplay: 'page' }),
      );
    },
    removeLogo: async () =>
      thenRenew(
        keyOf(id),
        call<typeof contract.removeClientReportLogo>('DELETE', logo, { errorDisplay: 'page' }),
      ),
  };
}

/** Needs no sign-in. */
export const readShared = (token: string, signal: AbortSignal): Promise<SharedReport> =>
  call<typeof contract.openClientReport>('GET', '/kol/api/sharedClientReports/:token', {
    params: { token },
    errorDisplay: 'page',
    signal,
  });
