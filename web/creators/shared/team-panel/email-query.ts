import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCreatorEmails, preferEmail, unlockEmails } from '../../../../contract/creators/creator-emails.ts';
import { call } from '../../../app/api.ts';

const emailsKey = 'creator-emails';

/** The addresses of a creator, and the calls that unlock them and choose one. */
export function useEmails(creatorId: number) {
  const queries = useQueryClient();
  const known = useQuery({
    queryKey: [emailsKey, creatorId],
    queryFn: ({ signal }) =>
      call(getCreatorEmails, {
        params: { id: creatorId },
        errorDisplay: 'page',
        signal,
      }),
  });
  const unlocking = useMutation({
    mutationFn: (max: number) =>
      call(unlockEmails, {
        body: { selection: { of: 'ids', ids: [creatorId] }, max },
      }),
    // The remaining quota changes for every creator.
    onSettled: () => queries.invalidateQueries({ queryKey: [emailsKey] }),
  });
  const preferring = useMutation({
    mutationFn: (address: string) => call(preferEmail, { params: { id: creatorId }, body: { address } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [emailsKey, creatorId] }),
  });
  return { ...known, unlocking, preferring };
}
