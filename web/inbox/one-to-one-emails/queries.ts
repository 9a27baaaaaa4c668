import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { getThread } from '../../../contract/inbox/threads.ts';
import {
  createLetter,
  deleteLetter,
  fillLetterTemplate,
  listLetters,
  saveLetter,
  sendLetter,
  settleLetter,
  getLetter,
  takeBackLetter,
} from '../../../contract/inbox/one-to-one-emails.ts';
import { listSenders } from '../../../contract/outreach/senders/senders.ts';
import { call } from '../../app/api.ts';
import { inboxKey, lettersKey, sendersKey } from '../../layout/queries.ts';
import type { LetterText } from './letter-draft.ts';

const errorDisplay = 'page';

export const fetchLetter = (id: number, signal?: AbortSignal) =>
  call(getLetter, { params: { id }, errorDisplay, ...(signal && { signal }) });

/** The server's version of the email when it is opened; later versions are in the form only. */
export const useLetterAtFirst = (id: number | null) =>
  useQuery({
    queryKey: ['letter', id],
    queryFn: ({ signal }) => fetchLetter(id ?? 0, signal),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export async function saveLetterContent(id: number, text: LetterText, revision: number): Promise<number> {
  const { senderId, ...content } = text;
  const body = { content, senderId, revision };
  return (await call(saveLetter, { params: { id }, body, errorDisplay })).revision;
}

export interface LettersShown {
  list: 'drafts' | 'outgoing';
  threadId?: number;
  page: number;
  size: number;
}

/** A page of emails; the previous one stays while the next one loads. */
export const useLetters = (shown: LettersShown) =>
  useQuery({
    queryKey: [...lettersKey, shown],
    queryFn: ({ signal }) =>
      call(listLetters, {
        query: { ...shown },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** The actions on emails; lists are reloaded after each, also after an error. */
export function useLetterCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: lettersKey }));
  const to = (id: number) => ({ params: { id } });
  return {
    send: async (id: number, body: BodyInputOf<typeof sendLetter>) =>
      thenRenew(call(sendLetter, { ...to(id), body, errorDisplay })),
    takeBack: async (id: number) => thenRenew(call(takeBackLetter, to(id))),
    remove: async (id: number) => thenRenew(call(deleteLetter, to(id))),
    settle: async (id: number, sent: boolean) => thenRenew(call(settleLetter, { ...to(id), body: { sent } })),
    fill: async (id: number, templateId: number) =>
      call(fillLetterTemplate, { ...to(id), body: { templateId } }),
  };
}

/** Creates an email, or opens the existing draft of this reply. */
export function useBeginLetter(onBegun: (letterId: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createLetter>) => call(createLetter, { body }),
    onSuccess: ({ id }) => onBegun(id),
    onSettled: () => queries.invalidateQueries({ queryKey: lettersKey }),
  });
}

export const useSenders = () =>
  useQuery({
    queryKey: [...sendersKey, 'all'],
    queryFn: ({ signal }) => call(listSenders, { errorDisplay, signal }),
    staleTime: 0,
  });

/** The conversation of the forwarded mail, for the files of that mail. */
export const useThreadOf = (threadId: number | null) =>
  useQuery({
    queryKey: [...inboxKey, 'thread', threadId],
    queryFn: ({ signal }) =>
      call(getThread, {
        params: { id: threadId ?? 0 },
        errorDisplay,
        signal,
      }),
    enabled: threadId !== null,
    staleTime: 0,
  });
