import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../session/session.ts';
import { getMyWork } from '../../contract/campaigns/agenda/agenda.ts';
import type { ReplyOf } from '../../contract/core/endpoint.ts';
import { listNotifications, readNotifications } from '../../contract/activity/notifications.ts';
import { getInboxCounts } from '../../contract/inbox/threads.ts';
import {
  dismissBackgroundTask,
  fetchBackgroundTaskFile,
  listBackgroundTasks,
  type BackgroundTask,
} from '../../contract/activity/background-tasks.ts';
import { call, callForFile } from '../app/api.ts';
import { signInSettings } from '../session/token-calls.ts';

export type InboxCounts = ReplyOf<typeof getInboxCounts>;
export type Notifications = ReplyOf<typeof listNotifications>;
export const notificationsKey = ['notifications'];
export const backgroundTasksKey = ['works'];
/** Mail tasks, their recipients and results. */
export const mailTasksKey = ['mail-tasks'];
export const sendersKey = ['senders'];
export const inboxKey = ['inbox'];
export const mailboxesKey = ['mailboxes'];
export const emailsKey = ['letters'];
/** Short links, their figures and access records. */
export const shortLinksKey = ['short-links'];
/** Data acquisitions and their creators. */
export const acquisitionsKey = ['acquisitions'];
/** Campaigns with their collaborations, payments and to-dos. */
export const campaignsKey = ['campaigns'];
/** The parts of the home page. */
export const homeKey = ['home'];
/** The team's orders and their amounts. */
export const ordersKey = ['orders'];

/** Milliseconds between polls of running tasks while there is no live connection. */
const pollEvery = 3000;

/** The public settings of this installation. */
export function useSettingsOfSite() {
  return useQuery({ queryKey: ['sign-in-settings'], queryFn: signInSettings, staleTime: Infinity });
}

/** Unread conversations by view; the inbox and its menu entry show them. */
export function useInboxCounts() {
  const enabled = useMay('mail.read');
  return useQuery({
    queryKey: [...inboxKey, 'counts'],
    enabled,
    queryFn: ({ signal }) => call(getInboxCounts, { errorDisplay: 'page', signal }),
    staleTime: 0,
  });
}

/** What waits for the reader in campaigns, by step, as the list of it counts. */
export const useWorkCounts = () =>
  useQuery({
    queryKey: [...campaignsKey, 'work', 'counts'],
    queryFn: ({ signal }) => call(getMyWork, { query: { size: 1 }, errorDisplay: 'page', signal }),
    select: ({ total, counts }) => ({ total, counts }),
  });

export function useNotifications() {
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => call(listNotifications, { errorDisplay: 'page', signal }),
  });
}

/** Marks all as read; the count is cleared at once. */
export function useReadNotifications() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(readNotifications, { errorDisplay: 'page' }),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: notificationsKey });
      queries.setQueryData<Notifications>(notificationsKey, known => known && { ...known, unread: 0 });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
}

export const isUnderWay = ({ state }: BackgroundTask) => state === 'waiting' || state === 'running';

/** @param isLive the server reports progress by itself */
export function useBackgroundTasks(isLive: boolean) {
  return useQuery({
    queryKey: backgroundTasksKey,
    queryFn: ({ signal }) => call(listBackgroundTasks, { errorDisplay: 'page', signal }),
    refetchInterval: ({ state }) => !isLive && state.data?.works.some(isUnderWay) && pollEvery,
  });
}

export function useDismissBackgroundTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(dismissBackgroundTask, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: backgroundTasksKey }),
  });
}

export function useBackgroundTaskFile() {
  return useMutation({
    mutationFn: (id: number) => callForFile(fetchBackgroundTaskFile, { params: { id } }),
  });
}
