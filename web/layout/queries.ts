import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../contract/core/endpoint.ts';
import type { listPlans } from '../../contract/billing/plans.ts';
import type { listNotifications, readNotifications } from '../../contract/activity/notifications.ts';
import type {
  dismissWork,
  fetchWorkFile,
  listWorks,
  Work,
} from '../../contract/activity/background-tasks.ts';
import { call, callForFile } from '../app/api.ts';
import { currentLang } from '../i18n/lang.ts';
import { signInSettings } from '../session/sign-in.ts';

export type Notifications = ReplyOf<typeof listNotifications>;
export const notificationsKey = ['notifications'];
export const worksKey = ['works'];
/** Tasks, their recipients and what came of them. */
export const mailTasksKey = ['mail-tasks'];
export const sendersKey = ['senders'];
export const inboxKey = ['inbox'];
export const mailboxesKey = ['mailboxes'];
export const lettersKey = ['letters'];
/** Short links, their figures and the records of their visits. */
export const shortLinksKey = ['short-links'];
/** Data acquisitions and whom they named or found. */
export const acquisitionsKey = ['acquisitions'];
/** Campaigns, their collaborations, what is to be paid and done in them. */
export const campaignsKey = ['campaigns'];
/** Orders of the team and what they cost. */
export const ordersKey = ['orders'];

/** Milliseconds between looks at running work while the server cannot tell of it. */
const lookEvery = 3000;

/** What this installation says of itself before anybody signs in. */
export function useSettingsOfSite() {
  return useQuery({ queryKey: ['sign-in-settings'], queryFn: signInSettings, staleTime: Infinity });
}

export function useNotifications() {
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) =>
      call<typeof listNotifications>('GET', '/office/api/notifications', { errorDisplay: 'page', signal }),
  });
}

/** Marks all as read; the count is gone at once. */
export function useReadNotifications() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof readNotifications>('POST', '/office/api/notifications/read', { errorDisplay: 'page' }),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: notificationsKey });
      queries.setQueryData<Notifications>(notificationsKey, known => known && { ...known, unread: 0 });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
}

/** Names of plans by their code; asked for only where one is to be named. */
export function usePlanNames(isWanted: boolean): (code: unknown) => string {
  const { data } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) =>
      call<typeof listPlans>('GET', '/office/api/plans', { errorDisplay: 'page', signal }),
    staleTime: 600_000,
    enabled: isWanted,
  });
  return code => {
    const plan = data?.plans.find(each => each.code === code);
    return (plan && (currentLang === 'zh' ? plan.nameZh : plan.nameEn)) ?? String(code);
  };
}

export const isUnderWay = ({ state }: Work) => state === 'waiting' || state === 'running';

/** @param isLive the server tells of progress by itself */
export function useWorks(isLive: boolean) {
  return useQuery({
    queryKey: worksKey,
    queryFn: ({ signal }) =>
      call<typeof listWorks>('GET', '/office/api/works', { errorDisplay: 'page', signal }),
    refetchInterval: ({ state }) => !isLive && state.data?.works.some(isUnderWay) && lookEvery,
  });
}

export function useDismissWork() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof dismissWork>('DELETE', '/office/api/works/:id', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: worksKey }),
  });
}

export function useWorkFile() {
  return useMutation({
    mutationFn: (id: number) =>
      callForFile<typeof fetchWorkFile>('GET', '/office/api/works/:id/file', { params: { id } }),
  });
}
