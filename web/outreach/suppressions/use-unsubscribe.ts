import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { getUnsubscribe, unsubscribe } from '../../../contract/outreach/unsubscribes.ts';
import { call } from '../../app/api.ts';

/** What the unsubscribe link would stop, and the call that stops it. Works without sign-in and keeps nothing. */
export function useUnsubscribe(token: string) {
  const queries = useQueryClient();
  const queryKey = ['unsubscribe', token];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getUnsubscribe, { params: { token }, errorDisplay: 'page', signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const stop = useMutation({
    mutationFn: () => call(unsubscribe, { params: { token } }),
    onSuccess: () =>
      queries.setQueryData<ReplyOf<typeof getUnsubscribe>>(
        queryKey,
        known => known && { ...known, unsubscribed: true },
      ),
  });
  return { shown, stop };
}
