import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { MailRound } from '../../../contract/outreach/mail-content.ts';
import {
  fetchMessageSource,
  listOutbox,
  listRecipients,
  retryRecipients,
  settleDoubt,
  getMessage,
  getRecipient,
} from '../../../contract/outreach/sent-messages/sent-messages.ts';
import { changeRounds, getTask } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { skipWindow } from '../../../contract/outreach/mail-tasks/queued-mails.ts';
import { listSenders } from '../../../contract/outreach/senders/senders.ts';
import { call, callForFile } from '../../app/api.ts';
import { mailTasksKey, sendersKey } from '../../layout/queries.ts';
import { type DetailState, filterOf } from './task-page-state.ts';
import type { OutboxState } from './messages/outbox-state.ts';

const errorDisplay = 'page';

export type Task = ReplyOf<typeof getTask>;
export type ShownRecipient = ReplyOf<typeof getRecipient>;
export type ShownMessage = ReplyOf<typeof getMessage>;

export const useTask = (id: number | null) =>
  useQuery({
    queryKey: [...mailTasksKey, id, 'task'],
    queryFn: ({ signal }) => call(getTask, { params: { id: id ?? 0 }, errorDisplay, signal }),
    enabled: id !== null,
    staleTime: 0,
  });

/** A page of recipients; the previous one stays while the next one loads. */
export const useRecipients = (
  id: number,
  { page, size, ...filter }: Pick<DetailState, 'outcome' | 'keyword' | 'page' | 'size'>,
) =>
  useQuery({
    queryKey: [...mailTasksKey, id, 'recipients', filterOf(filter), page, size],
    queryFn: ({ signal }) =>
      call(listRecipients, {
        params: { id },
        query: { ...filterOf(filter), page, size },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

export const useRecipient = (id: number, recipientId: number) =>
  useQuery({
    queryKey: [...mailTasksKey, id, 'recipient', recipientId],
    queryFn: ({ signal }) =>
      call(getRecipient, {
        params: { id, recipientId },
        errorDisplay,
        signal,
      }),
    staleTime: 0,
  });

/** The previous message is not shown while another one loads. */
export const useMessage = (id: number) =>
  useQuery({
    queryKey: [...mailTasksKey, 'message', id],
    queryFn: ({ signal }) => call(getMessage, { params: { id }, errorDisplay, signal }),
    staleTime: 0,
  });

/** Newest first; the previous page stays while the next one loads. */
export const useOutbox = ({ state, senderId, keyword, page, size }: OutboxState) =>
  useQuery({
    queryKey: [...mailTasksKey, 'outbox', state, senderId, keyword, page, size],
    queryFn: ({ signal }) =>
      call(listOutbox, {
        query: {
          ...(state && { state }),
          ...(senderId && { senderId }),
          ...(keyword && { keyword }),
          page,
          size,
        },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

export const useSenders = () =>
  useQuery({
    queryKey: [...sendersKey, 'all'],
    queryFn: ({ signal }) => call(listSenders, { errorDisplay, signal }),
  });

/** Reloads all data of tasks, also after an error: a colleague may have been faster. */
function useRenewal() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: mailTasksKey });
}

/**
 * Without ids, retries all that failed.
 * @param onDone also called if the button is gone by then, as success removes it
 */
export const useRetry = (id: number, onDone: (retried: number) => void) =>
  useMutation({
    mutationFn: (ids?: number[]) =>
      call(retryRecipients, {
        params: { id },
        body: ids ? { ids } : {},
      }),
    onSuccess: ({ retried }) => onDone(retried),
    onSettled: useRenewal(),
  });

/** @param onDone also called if the button is gone by then, as success removes it */
export const useSettle = (onDone: (sent: boolean) => void) =>
  useMutation({
    mutationFn: ({ messageId, sent }: { messageId: number; sent: boolean }) =>
      call(settleDoubt, { params: { id: messageId }, body: { sent } }),
    onSuccess: (_, { sent }) => onDone(sent),
    onSettled: useRenewal(),
  });

/** @param onDone also called if the button is gone by then, as success removes it */
export const useSkipWindow = (id: number, onDone: (recipients: number) => void) =>
  useMutation({
    mutationFn: () => call(skipWindow, { params: { id } }),
    onSuccess: ({ recipients }) => onDone(recipients),
    onSettled: useRenewal(),
  });

export const useChangeRounds = (id: number) =>
  useMutation({
    mutationFn: (body: { rounds: MailRound[]; linkId: number | null; version: number }) =>
      call(changeRounds, { params: { id }, body, errorDisplay }),
    onSettled: useRenewal(),
  });

export const useSource = () =>
  useMutation({
    mutationFn: (id: number) => callForFile(fetchMessageSource, { params: { id } }),
  });
