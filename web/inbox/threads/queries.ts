import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  listLabels,
  listPeople,
  listThreads,
  getMailBody,
  getThread,
} from '../../../contract/inbox/threads.ts';
import { getMessage } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import { call } from '../../app/api.ts';
import { inboxKey } from '../../layout/queries.ts';
import { type InboxFilter, queryOf } from './inbox-address.ts';

const errorDisplay = 'page';
export const threadsKey = [...inboxKey, 'threads'];
export const threadKey = [...inboxKey, 'thread'];

export type ShownThread = ReplyOf<typeof getThread>;
export type ThreadPage = ReplyOf<typeof listThreads>;

/** Loads page by page while scrolling. */
export const useThreads = (filter: InboxFilter) =>
  useInfiniteQuery({
    queryKey: [...threadsKey, queryOf(filter)],
    queryFn: ({ signal, pageParam }) =>
      call(listThreads, {
        query: { ...queryOf(filter), ...(pageParam && { after: pageParam }) },
        errorDisplay,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const useThread = (id: number | null) =>
  useQuery({
    queryKey: [...threadKey, id],
    queryFn: ({ signal }) =>
      call(getThread, {
        params: { id: id ?? 0 },
        errorDisplay,
        signal,
      }),
    enabled: id !== null,
    staleTime: 0,
  });

export const useLabels = () =>
  useQuery({
    queryKey: [...inboxKey, 'labels'],
    queryFn: ({ signal }) => call(listLabels, { errorDisplay, signal }),
  });

/** Not under the key of the inbox: new mail does not change the colleagues. */
export const usePeople = () =>
  useQuery({
    queryKey: ['inbox-people'],
    queryFn: ({ signal }) => call(listPeople, { errorDisplay, signal }),
    staleTime: 300_000,
  });

/** A mail's content never changes, so it is loaded once. */
export const useMailBody = (id: number, pictures: boolean) =>
  useQuery({
    queryKey: ['inbox-body', id, pictures],
    queryFn: ({ signal }) =>
      call(getMailBody, {
        params: { id },
        query: { pictures: pictures ? '1' : '0' },
        errorDisplay,
        signal,
      }),
    staleTime: Infinity,
    placeholderData: previous => previous,
  });

/** A message of a mail task, as it was sent. */
export const useOwnMessage = (id: number) =>
  useQuery({
    queryKey: ['inbox-message', id],
    queryFn: ({ signal }) =>
      call(getMessage, {
        params: { id },
        errorDisplay,
        signal,
      }),
    staleTime: Infinity,
  });
