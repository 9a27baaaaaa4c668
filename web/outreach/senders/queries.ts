import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  checkSenderDns,
  createSandboxSender,
  createSender,
  listSenders,
  removeSender,
  getTranscript,
  startOauth,
  updateSender,
  verifySender,
  type SenderInput,
} from '../../../contract/outreach/senders/senders.ts';
import { call } from '../../app/api.ts';
import { sendersKey } from '../../layout/queries.ts';

export type Senders = ReplyOf<typeof listSenders>;

/** Milliseconds between polls of a running verification's transcript. */
const pollEvery = 600;

export const useSenders = () =>
  useQuery({
    queryKey: sendersKey,
    queryFn: ({ signal }) => call(listSenders, { errorDisplay: 'page', signal }),
  });

/** The calls of the form; the list is reloaded after each. */
export function useSenderCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: sendersKey }));
  return {
    create: async (body: SenderInput) => thenRenew(call(createSender, { body, errorDisplay: 'page' })),
    update: async (id: number, body: SenderInput) =>
      thenRenew(call(updateSender, { params: { id }, body, errorDisplay: 'page' })),
    startOauth: async (id: number) => call(startOauth, { params: { id }, errorDisplay: 'page' }),
  };
}

export function useRemoveSender() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(removeSender, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

export function useSandboxSender() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(createSandboxSender, { body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

export function useCheckDns() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(checkSenderDns, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

/** The result is shown by the dialog and by the list. */
export function useVerify() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(verifySender, { params: { id }, errorDisplay: 'page' }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

/** The transcript so far, while a verification runs. */
export const useTranscript = (id: number, isRunning: boolean) =>
  useQuery({
    queryKey: ['sender-transcript', id],
    queryFn: ({ signal }) =>
      call(getTranscript, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
    enabled: isRunning,
    refetchInterval: pollEvery,
    gcTime: 0,
    staleTime: 0,
  });
