import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listCollaborationEvents,
  makeCollaborationLink,
  getCollaboration,
  type Collaboration,
} from '../../../../contract/campaigns/collaborations.ts';
import { listShortLinks } from '../../../../contract/links/short-links.ts';
import { call } from '../../../app/api.ts';
import { campaignsKey, shortLinksKey } from '../../../layout/queries.ts';

const eventsAtOnce = 20;

const keyOf = (campaignId: number, id: number) => [...campaignsKey, campaignId, 'collaboration', id];

const fetchOne = (id: number, signal?: AbortSignal) =>
  call(getCollaboration, { params: { id }, errorDisplay: 'page', signal });

export const useCollaboration = (campaignId: number, id: number) =>
  useQuery({
    queryKey: keyOf(campaignId, id),
    queryFn: ({ signal }) => fetchOne(id, signal),
    staleTime: 0,
  });

/** Fetches the current state and caches it. @throws CallError */
export function useFreshCollaboration({ campaignId, id }: Pick<Collaboration, 'campaignId' | 'id'>) {
  const queries = useQueryClient();
  return async (): Promise<Collaboration> => {
    const queryKey = keyOf(campaignId, id);
    await queries.cancelQueries({ queryKey });
    const now = await fetchOne(id);
    queries.setQueryData(queryKey, now);
    // An equal cached object may be kept instead.
    return queries.getQueryData<Collaboration>(queryKey) ?? now;
  };
}

/** The history of a collaboration, newest first, page by page. */
export const useHistory = (campaignId: number, id: number) =>
  useInfiniteQuery({
    queryKey: [...campaignsKey, campaignId, 'events', id],
    queryFn: ({ pageParam, signal }) =>
      call(listCollaborationEvents, {
        params: { id },
        query: { ...(pageParam && { before: pageParam }), size: eventsAtOnce },
        errorDisplay: 'page',
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ events }) => (events.length < eventsAtOnce ? undefined : events.at(-1)?.id),
    staleTime: 0,
  });

/** Short links to choose from, the newest ones. */
export const useLinksToChoose = (isWanted: boolean) =>
  useQuery({
    queryKey: [...shortLinksKey, 'to-choose'],
    queryFn: ({ signal }) =>
      call(listShortLinks, {
        query: { size: 100 },
        errorDisplay: 'page',
        signal,
      }),
    enabled: isWanted,
    staleTime: 60_000,
  });

/** Creates a short link for the collaboration, and shows it. @throws CallError */
export function useMakeLink(collaboration: Pick<Collaboration, 'campaignId' | 'id'>) {
  const queries = useQueryClient();
  const fresh = useFreshCollaboration(collaboration);
  return async (targetUrl: string) => {
    await call(makeCollaborationLink, {
      params: { id: collaboration.id },
      body: { targetUrl },
      errorDisplay: 'page',
    });
    void queries.invalidateQueries({ queryKey: shortLinksKey });
    await fresh();
  };
}
