import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  checkSenderDns,
  createSandboxSender,
  createSender,
  listSenders,
  removeSender,
  SenderInput,
  showTranscript,
  startOauth,
  updateSender,
  verifySender,
} from '../../../contract/outreach/senders/senders.ts';
import { call } from '../../app/api.ts';
import { sendersKey } from '../../layout/queries.ts';

export type Senders = ReplyOf<typeof listSenders>;

const senderPath = '/office/api/senders/:id';
/** Milliseconds between polls of a running verification's transcript. */
const lookEvery = 600;

export const useSenders = () =>
  useQuery({
    queryKey: sendersKey,
    queryFn: ({ signal }) =>
      call<typeof listSenders>('GET', '/office/api/senders', { errorDisplay: 'page', signal }),
  });

/** The calls of the form; the list is reloaded after each. */
export function useSenderCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: sendersKey }));
  return {
    create: async (body: SenderInput) =>
      thenRenew(call<typeof createSender>('POST', '/office/api/senders', { body, errorDisplay: 'page' })),
    update: async (id: number, body: SenderInput) =>
      thenRenew(call<typeof updateSender>('PUT', senderPath, { params: { id }, body, errorDisplay: 'page' })),
    startOauth: async (id: number) =>
      call<typeof startOauth>('POST', `${senderPath}/oauth`, { params: { id }, errorDisplay: 'page' }),
  };
}

export function useRemoveSender() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof removeSender>('DELETE', senderPath, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

export function useSandboxSender() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      call<typeof createSandboxSender>('POST', '/office/api/senders/sandbox', { body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

export function useCheckDns() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof checkSenderDns>('POST', `${senderPath}/dns`, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

/** The result is shown by the dialog and by the list. */
export function useVerify() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof verifySender>('POST', `${senderPath}/verify`, { params: { id }, errorDisplay: 'page' }),
    onSettled: () => queries.invalidateQueries({ queryKey: sendersKey }),
  });
}

/** The transcript so far, while a verification runs. */
export const useTranscript = (id: number, isRunning: boolean) =>
  useQuery({
    queryKey: ['sender-transcript', id],
    queryFn: ({ signal }) =>
      call<typeof showTranscript>('GET', `${senderPath}/transcript`, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
    enabled: isRunning,
    refetchInterval: lookEvery,
    gcTime: 0,
    staleTime: 0,
  });
