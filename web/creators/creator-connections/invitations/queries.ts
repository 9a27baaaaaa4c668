import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  inviteToConnect,
  getConnections,
} from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import { call } from '../../../app/api.ts';

/** What a creator confirmed and connected for the team, and the call that creates their link. */
export function useConnections({ platform, id }: CreatorParams) {
  const queries = useQueryClient();
  const params = { platform, id };
  const key = ['creator-connections', platform, id];
  const known = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call(getConnections, {
        params,
        errorDisplay: 'page',
        signal,
      }),
  });
  const inviting = useMutation({
    mutationFn: () => call(inviteToConnect, { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
  return { ...known, inviting };
}
