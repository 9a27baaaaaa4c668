import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  deleteShortLink,
  getLinkSettings,
  getShortLink,
  switchShortLink,
  type listShortLinks,
} from '../../../contract/links/short-links.ts';
import { call } from '../../app/api.ts';
import { shortLinksKey } from '../../layout/queries.ts';

export type ShownLink = ReplyOf<typeof getShortLink>;
type LinkPage = ReplyOf<typeof listShortLinks>;

const pagesKey = [...shortLinksKey, 'pages'];
const oneKey = [...shortLinksKey, 'one'];

/** The cache key of a page of links, by its query; keys that begin with `shortLinksKey` are reloaded on visits. */
export const keyOfPage = (query: string) => [...pagesKey, query];

/** A short link with its mail tasks. @param id null loads nothing */
export const useShortLink = (id: number | null) =>
  useQuery({
    queryKey: [...oneKey, id],
    queryFn: ({ signal }) => call(getShortLink, { params: { id: id ?? 0 }, errorDisplay: 'page', signal }),
    enabled: id !== null,
    staleTime: 0,
  });

/** Changes the switch wherever the link is shown; an expired link stays expired. */
function showSwitched(queries: QueryClient, id: number, isOn: boolean): void {
  const turned = <T extends Pick<ShownLink, 'id' | 'isOn' | 'state'>>(link: T): T =>
    link.id === id
      ? { ...link, isOn, state: link.state === 'expired' ? 'expired' : isOn ? 'on' : 'off' }
      : link;
  queries.setQueriesData<LinkPage>(
    { queryKey: pagesKey },
    known => known && { ...known, links: known.links.map(turned) },
  );
  queries.setQueriesData<ShownLink>({ queryKey: oneKey }, known => known && turned(known));
}

/** Switches a link on or off: shown at once, and undone with a toast if the server refuses. */
export function useSwitchLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isOn }: { id: number; isOn: boolean }) =>
      call(switchShortLink, { params: { id }, body: { isOn } }),
    async onMutate({ id, isOn }) {
      await queries.cancelQueries({ queryKey: shortLinksKey });
      showSwitched(queries, id, isOn);
    },
    onError: (_error, { id, isOn }) => showSwitched(queries, id, !isOn),
    onSettled: () => queries.invalidateQueries({ queryKey: shortLinksKey }),
  });
}

/** Deletes a link. Lists are reloaded; the link itself is not, since it no longer exists. */
export function useDeleteLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteShortLink, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: pagesKey }),
  });
}

export const linkSettingsKey = ['short-link-settings'];

/** The available domains, and how long access records are kept. */
export const useLinkSettings = () =>
  useQuery({
    queryKey: linkSettingsKey,
    queryFn: ({ signal }) => call(getLinkSettings, { errorDisplay: 'page', signal }),
  });
