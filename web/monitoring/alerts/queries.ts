import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeAlertSettings,
  listAlerts,
  getAlertSettings,
  testAlertMail,
  type AlertSettings,
} from '../../../contract/monitoring/alerts/alerts.ts';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { pollEvery, monitorsKey } from '../shared/projects/queries.ts';
import type { AlertsState } from './alert-state.ts';

const errorDisplay = 'page';

export type SettingsView = ReplyOf<typeof getAlertSettings>;

/** A page of a project's alerts; the previous one stays while the next one loads. */
export function useAlerts(id: number, { kind, page, size }: AlertsState) {
  const query = { ...(kind && { kind }), page, size };
  return useQuery({
    queryKey: [...monitorsKey, 'alerts', id, query],
    queryFn: ({ signal }) => call(listAlerts, { params: { id }, query, errorDisplay, signal }),
    placeholderData: (previous, before) => (before?.queryKey[2] === id ? previous : undefined),
    staleTime: 0,
    refetchInterval: pollEvery,
  });
}

export const useAlertSettings = (id: number) =>
  useQuery({
    queryKey: [...monitorsKey, 'alertSettings', id],
    queryFn: ({ signal }) =>
      call(getAlertSettings, {
        params: { id },
        errorDisplay,
        signal,
      }),
    staleTime: 0,
  });

export function useSaveSettings(id: number) {
  const queries = useQueryClient();
  return async (settings: AlertSettings, revision: number) => {
    const body = { ...settings, revision };
    await call(changeAlertSettings, {
      params: { id },
      body,
      errorDisplay,
    });
    await queries.invalidateQueries({ queryKey: monitorsKey });
  };
}

export const useTestMail = (id: number) =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof testAlertMail>) => call(testAlertMail, { params: { id }, body }),
  });
