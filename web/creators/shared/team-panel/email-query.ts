import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCreatorEmails, unlockEmails } from '../../../../contract/creators/creator-emails.ts';
import { call } from '../../../app/api.ts';

const emailsKey = 'creator-emails';

/** The addresses of a creator, and the call that unlocks them. */
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
    mutationFn: () =>
      call(unlockEmails, {
        body: { selection: { of: 'ids', ids: [creatorId] } },
      }),
    // The remaining quota changes for every creator.
    onSettled: () => queries.invalidateQueries({ queryKey: [emailsKey] }),
  });
  return { ...known, unlocking };
}
