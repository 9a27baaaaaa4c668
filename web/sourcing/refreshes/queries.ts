import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import { refreshNow, getRefresh, type Refresh } from '../../../contract/sourcing/refreshes.ts';
import { call } from '../../app/api.ts';

const pollEvery = 2000;

const isUnderWay = (state: Refresh['state'] | undefined): boolean =>
  state === 'queued' || state === 'running';

/** The freshness of a creator, polled during a refresh; the creator is reloaded after it. */
export function useRefresh({ platform, id }: CreatorParams, onRefreshed: () => void) {
  const queries = useQueryClient();
  const params = { platform, id };
  const key = ['refresh', platform, id];
  const known = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getRefresh, { params, errorDisplay: 'page', signal }),
    refetchInterval: ({ state: { data } }) => isUnderWay(data?.state) && pollEvery,
  });
  const asking = useMutation({
    mutationFn: () => call(refreshNow, { params }),
    onSuccess: data => queries.setQueryData(key, data),
  });
  const refreshedAt = known.data?.refreshedAt;
  const before = useRef(refreshedAt);
  useEffect(() => {
    const isNews = before.current !== undefined && refreshedAt !== before.current;
    before.current = refreshedAt;
    if (!isNews) return;
    void queries.invalidateQueries({ queryKey: ['creator', platform, id] });
    onRefreshed();
  }, [refreshedAt, queries, platform, id, onRefreshed]);
  return { refresh: known.data, ask: () => asking.mutate() };
}
