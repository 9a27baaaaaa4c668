import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listMailboxes, syncMailbox } from '../../../contract/inbox/mailboxes.ts';
import { call } from '../../app/api.ts';
import { mailboxesKey } from '../../layout/queries.ts';

/** The sync state of each sender's mailbox. */
export const useMailboxes = () =>
  useQuery({
    queryKey: mailboxesKey,
    queryFn: ({ signal }) => call(listMailboxes, { errorDisplay: 'page', signal }),
    staleTime: 0,
  });

export function useSyncing() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (senderId: number) => call(syncMailbox, { params: { senderId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailboxesKey }),
  });
}
