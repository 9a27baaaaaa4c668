import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, QueryInputOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { listLists } from '../../../../contract/creators/lists.ts';
import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import {
  addRecipients,
  checkTask,
  keepRecipients,
  listDraftRecipients,
  previewRecipient,
  removeRecipients,
  saveDraft,
  sendTestMail,
  getTask,
  startTask,
  unlockRecipients,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { getQueued } from '../../../../contract/outreach/mail-tasks/queued-mails.ts';
import { listSenders } from '../../../../contract/outreach/senders/senders.ts';
import { call } from '../../../app/api.ts';
import { mailTasksKey, sendersKey } from '../../../layout/queries.ts';

const errorDisplay = 'page';

export type Task = ReplyOf<typeof getTask>;
export type Recipients = ReplyOf<typeof listDraftRecipients>;
export type Show = NonNullable<QueryInputOf<typeof listDraftRecipients>['show']>;
export type Check = ReplyOf<typeof checkTask>;
export type Started = ReplyOf<typeof startTask>;

export const showDraft = (id: number, signal?: AbortSignal) =>
  call(getTask, { params: { id }, errorDisplay, signal });

/** The server's version of the draft when the page opens; later versions are in the form only. */
export const useDraftAtFirst = (id: number) =>
  useQuery({
    queryKey: ['mail-draft', id],
    queryFn: ({ signal }) => showDraft(id, signal),
    // Not even when all is reloaded, as after an address was unlocked: the form would begin again.
    staleTime: 'static',
    gcTime: 0,
  });

export const saveContent = async (id: number, content: TaskContent, revision: number) =>
  (await call(saveDraft, { params: { id }, body: { content, revision }, errorDisplay })).revision;

/** A page of recipients; the previous one stays while the next one loads. */
export const useRecipients = (id: number, show: Show, page: number, size: number) =>
  useQuery({
    queryKey: [...mailTasksKey, id, 'draft-recipients', show, page, size],
    queryFn: ({ signal }) =>
      call(listDraftRecipients, {
        params: { id },
        query: { show, page, size },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

const renew = (queries: QueryClient) => queries.invalidateQueries({ queryKey: mailTasksKey });

export function useAddRecipients(id: number) {
  const queries = useQueryClient();
  return async (body: BodyInputOf<typeof addRecipients>) =>
    call(addRecipients, { params: { id }, body, errorDisplay }).finally(() => void renew(queries));
}

export function useRemoveRecipients(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof removeRecipients>) =>
      call(removeRecipients, { params: { id }, body }),
    onSettled: () => renew(queries),
  });
}

export function useKeepRecipients(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof keepRecipients>) => call(keepRecipients, { params: { id }, body }),
    onSettled: () => renew(queries),
  });
}

export function useUnlockRecipients(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (max: number) => call(unlockRecipients, { params: { id }, body: { max } }),
    onSettled: () => renew(queries),
  });
}

export const useLists = () =>
  useQuery({
    queryKey: ['lists', false],
    queryFn: ({ signal }) => call(listLists, { query: { archived: '0' }, errorDisplay, signal }),
  });

export const useSenders = () =>
  useQuery({
    queryKey: [...sendersKey, 'all'],
    queryFn: ({ signal }) => call(listSenders, { errorDisplay, signal }),
    staleTime: 0,
  });

/**
 * The check of the saved draft; repeated when the draft or its recipients change.
 * @param revision null while there are unsaved changes
 */
export const useCheck = (id: number, revision: number | null) =>
  useQuery({
    queryKey: [...mailTasksKey, id, 'check', revision],
    queryFn: ({ signal }) => call(checkTask, { params: { id }, errorDisplay, signal }),
    enabled: revision !== null,
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** What would wait for the hours of the draft if it started at a time; nothing is asked without one. */
export const useQueuedAt = (id: number, at: string | null) =>
  useQuery({
    queryKey: [...mailTasksKey, id, 'queued', at],
    queryFn: ({ signal }) =>
      call(getQueued, { params: { id }, query: { at: at ?? '' }, errorDisplay, signal }),
    enabled: at !== null,
    staleTime: 0,
  });

export const usePreview = (
  id: number,
  recipientId: number | undefined,
  round: number,
  revision: number | null,
) =>
  useQuery({
    queryKey: [...mailTasksKey, id, 'preview', recipientId, round, revision],
    queryFn: ({ signal }) =>
      call(previewRecipient, {
        params: { id, recipientId: recipientId ?? 0 },
        query: { round },
        errorDisplay,
        signal,
      }),
    enabled: recipientId !== undefined && revision !== null,
    placeholderData: previous => previous,
  });

export const useTestMail = (id: number) =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof sendTestMail>) =>
      call(sendTestMail, { params: { id }, body, errorDisplay }),
  });

export function useStart(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof startTask>) =>
      call(startTask, { params: { id }, body, errorDisplay }),
    onSettled: () => renew(queries),
  });
}
