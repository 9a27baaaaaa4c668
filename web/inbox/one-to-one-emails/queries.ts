import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { getThread } from '../../../contract/inbox/threads.ts';
import {
  createEmail,
  deleteEmail,
  fillEmailTemplate,
  listEmails,
  saveEmail,
  sendEmail,
  settleEmail,
  getEmail,
  takeBackEmail,
} from '../../../contract/inbox/one-to-one-emails.ts';
import { listSenders } from '../../../contract/outreach/senders/senders.ts';
import { call } from '../../app/api.ts';
import { inboxKey, emailsKey, sendersKey } from '../../layout/queries.ts';
import type { EmailText } from './email-draft.ts';

const errorDisplay = 'page';

export const fetchEmail = (id: number, signal?: AbortSignal) =>
  call(getEmail, { params: { id }, errorDisplay, ...(signal && { signal }) });

/** The server's version of the email when it is opened; later versions are in the form only. */
export const useEmailAtFirst = (id: number | null) =>
  useQuery({
    queryKey: ['letter', id],
    queryFn: ({ signal }) => fetchEmail(id ?? 0, signal),
    enabled: id !== null,
    // Not even when all is reloaded, as after an address was unlocked: the form would begin again.
    staleTime: 'static',
    gcTime: 0,
  });

export async function saveEmailContent(id: number, text: EmailText, revision: number): Promise<number> {
  const { senderId, ...content } = text;
  const body = { content, senderId, revision };
  return (await call(saveEmail, { params: { id }, body, errorDisplay })).revision;
}

export interface EmailsShown {
  list: 'drafts' | 'outgoing';
  threadId?: number;
  page: number;
  size: number;
}

/** A page of emails; the previous one stays while the next one loads. */
export const useEmails = (shown: EmailsShown) =>
  useQuery({
    queryKey: [...emailsKey, shown],
    queryFn: ({ signal }) =>
      call(listEmails, {
        query: { ...shown },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** The actions on emails; lists are reloaded after each, also after an error. */
export function useEmailCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: emailsKey }));
  const to = (id: number) => ({ params: { id } });
  return {
    send: async (id: number, body: BodyInputOf<typeof sendEmail>) =>
      thenRenew(call(sendEmail, { ...to(id), body, errorDisplay })),
    takeBack: async (id: number) => thenRenew(call(takeBackEmail, to(id))),
    remove: async (id: number) => thenRenew(call(deleteEmail, to(id))),
    settle: async (id: number, sent: boolean) => thenRenew(call(settleEmail, { ...to(id), body: { sent } })),
    fill: async (id: number, templateId: number) =>
      call(fillEmailTemplate, { ...to(id), body: { templateId } }),
  };
}

/** Creates an email, or opens the existing draft of this reply. */
export function useBeginEmail(onBegun: (emailId: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createEmail>) => call(createEmail, { body }),
    onSuccess: ({ id }) => onBegun(id),
    onSettled: () => queries.invalidateQueries({ queryKey: emailsKey }),
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
