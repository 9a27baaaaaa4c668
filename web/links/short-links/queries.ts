import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { getCreator } from '../../../contract/creators/search/creator-search.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import {
  changeLinkSettings,
  createListLinks,
  createShortLink,
  listShortLinks,
  updateShortLink,
} from '../../../contract/links/short-links.ts';
import { call } from '../../app/api.ts';
import { shortLinksKey } from '../../layout/queries.ts';
import { keyOfPage, linkSettingsKey } from '../shared/queries.ts';
import { type LinksState, writeState } from './link-state.ts';

/** A page of links; the previous one stays while the next one loads. */
export function useLinks(state: LinksState) {
  const query = writeState(state).toString();
  return useQuery({
    queryKey: keyOfPage(query),
    queryFn: ({ signal }) =>
      call(listShortLinks, {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    // Visits arrive at any time.
    staleTime: 0,
  });
}

/** The number of links in the plan, and the existing tags. */
export const useUsed = () =>
  useQuery({
    queryKey: keyOfPage('size=1'),
    queryFn: ({ signal }) => call(listShortLinks, { query: { size: 1 }, errorDisplay: 'page', signal }),
    staleTime: 0,
  });

/** A creator by platform and id, for a form that is preset with them. */
export const useCreator = (asked: { platform: Platform; id: number } | null) =>
  useQuery({
    queryKey: ['creators', 'one', asked?.platform, asked?.id],
    queryFn: ({ signal }) =>
      call(getCreator, {
        params: { platform: asked?.platform ?? '', id: asked?.id ?? 0 },
        errorDisplay: 'page',
        signal,
      }),
    enabled: asked !== null,
  });

/** The calls that create and change links; links are reloaded after each. */
export function useSaving() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: shortLinksKey }));
  return {
    create: async (body: BodyInputOf<typeof createShortLink>) =>
      thenRenew(call(createShortLink, { body, errorDisplay: 'page' })),
    update: async (id: number, body: BodyInputOf<typeof updateShortLink>) =>
      thenRenew(call(updateShortLink, { params: { id }, body, errorDisplay: 'page' })),
    createOfList: async (body: BodyInputOf<typeof createListLinks>) =>
      thenRenew(call(createListLinks, { body, errorDisplay: 'page' })),
    keepFor: async (retentionDays: number) => {
      await call(changeLinkSettings, {
        body: { retentionDays },
        errorDisplay: 'page',
      });
      await queries.invalidateQueries({ queryKey: linkSettingsKey });
    },
  };
}
